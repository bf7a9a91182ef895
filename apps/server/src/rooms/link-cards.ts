import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import type { Events } from '../events/events.ts';
import { type Clock, MINUTE, SECOND } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { queuePictures } from '../media/picture-queue.ts';
import { webAddress } from '../outbound/web-address.ts';
import type { ProductLinks } from '../product-links/product-links.service.ts';
import { everybodyIn } from './room-columns.ts';
import { markChanged, picturesOfRooms } from './room-pictures.service.ts';
import { roomChanged } from './rooms.events.ts';
import { roomMessages } from './rooms.table.ts';

/** Longer than reading a page may take, so afterwards the instance must have crashed. */
const LEASE = MINUTE;
const MOST_ATTEMPTS = 3;
const AT_ONCE = 4;
/** Maximum letters of a card's texts. */
const LONGEST = 300;

type Row = Pick<typeof roomMessages.$inferSelect, 'id' | 'roomId' | 'senderId' | 'linkUrl' | 'cardAttempts'>;

export interface LinkCardsNeeds {
  clock: Clock;
  events: Events;
  productLinks: Pick<ProductLinks, 'preview' | 'pictureAt'>;
  /** Whether the viewer may see the product. */
  hasProduct(viewerId: string, productId: string): Promise<boolean>;
}

/** Reads the pages of links that were sent, and fills their cards. Any number of instances may run it. */
export async function fillLinkCards(db: Db, needs: LinkCardsNeeds, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const due = await claim(db, needs.clock);
    if (due.length === 0) return;
    await Promise.all(due.map((row) => fill(db, needs, row)));
  }
}

async function claim(db: Db, clock: Clock): Promise<Row[]> {
  const now = new Date(clock());
  return db.transaction(async (tx) => {
    const found = await tx
      .select({ id: roomMessages.id })
      .from(roomMessages)
      .where(lte(roomMessages.cardDueAt, now))
      .orderBy(roomMessages.cardDueAt)
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    if (found.length === 0) return [];
    return tx
      .update(roomMessages)
      .set({
        cardDueAt: new Date(now.getTime() + LEASE),
        cardAttempts: sql`${roomMessages.cardAttempts} + 1`,
      })
      .where(
        inArray(
          roomMessages.id,
          found.map(({ id }) => id),
        ),
      )
      .returning();
  });
}

interface Card {
  title: string | null;
  description: string | null;
  productId: string | null;
  imageUrl: string | undefined;
}

async function fill(db: Db, needs: LinkCardsNeeds, row: Row): Promise<void> {
  const { linkUrl, senderId } = row;
  if (linkUrl === null || senderId === null) return settle(db, row, null);
  try {
    await store(needs, row, await cardOf(needs, senderId, linkUrl));
  } catch (error) {
    const isFinal = row.cardAttempts >= MOST_ATTEMPTS || isAboutPage(error);
    await settle(db, row, isFinal ? null : new Date(needs.clock() + 10 * SECOND * 6 ** row.cardAttempts));
  }
}

const isAboutPage = (error: unknown) =>
  error instanceof DomainError && (error.code === 'preview_failed' || error.code === 'link_invalid');

async function cardOf(
  { productLinks, hasProduct }: LinkCardsNeeds,
  senderId: string,
  url: string,
): Promise<Card> {
  const { title, siteName, productData } = await productLinks.preview(senderId, url);
  const meant = productData && !productData.alternativeMatch ? productData : undefined;
  const productId = meant && (await hasProduct(senderId, meant.id)) ? meant.id : null;
  return {
    title: (meant?.name ?? title)?.slice(0, LONGEST) ?? null,
    description: siteName?.slice(0, LONGEST) ?? null,
    productId,
    imageUrl: productId === null ? await foreignPicture(productLinks, url) : undefined,
  };
}

async function foreignPicture(
  productLinks: Pick<ProductLinks, 'pictureAt'>,
  url: string,
): Promise<string | undefined> {
  const found = await productLinks.pictureAt(url);
  return found === undefined ? undefined : webAddress(found, url);
}

/** Stores a card, unless the message was edited or deleted meanwhile. */
const store = (
  { clock, events }: LinkCardsNeeds,
  { id, roomId, linkUrl }: Row,
  { title, description, productId, imageUrl }: Card,
): Promise<void> =>
  events.transaction(async (tx, publish) => {
    const number = await markChanged(tx, roomId, id);
    const [same] = await tx
      .select({ people: everybodyIn(roomId) })
      .from(roomMessages)
      .where(
        and(eq(roomMessages.id, id), eq(roomMessages.linkUrl, linkUrl ?? ''), isNull(roomMessages.deletedAt)),
      );
    if (number === undefined || !same) return;
    const [picture] = await queuePictures(
      tx,
      picturesOfRooms,
      imageUrl === undefined ? [] : [imageUrl],
      new Date(clock()),
    );
    await tx
      .update(roomMessages)
      .set({
        cardTitle: title,
        cardDescription: description,
        productId,
        cardPictureId: picture ?? null,
        cardDueAt: null,
      })
      .where(eq(roomMessages.id, id));
    await publish(roomChanged, { roomId, number: String(number), people: same.people });
  });

/** Ends an attempt without a card. `dueAt` is the time of the next one, if there is one. */
async function settle(db: Db, { id, linkUrl }: Row, dueAt: Date | null): Promise<void> {
  await db
    .update(roomMessages)
    .set({ cardDueAt: dueAt })
    .where(and(eq(roomMessages.id, id), eq(roomMessages.linkUrl, linkUrl ?? '')));
}

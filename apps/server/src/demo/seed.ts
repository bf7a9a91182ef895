import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { inArray, sql } from 'drizzle-orm';
import type { Db, Queries } from '../db/client.ts';
import { demoVersion } from '../db/demo-version.table.ts';
import { newId } from '../db/new-id.ts';
import { linkColumns } from '../products/products.service.ts';
import { products } from '../products/products.table.ts';
import { NO_PASSWORD, passwordHashOf } from '../session/passwords.ts';
import { people } from '../session/session.table.ts';
import { type DemoProduct, demoCatalogue } from './catalogue.ts';
import { DEMO_PEOPLE } from './people.ts';
import pictures from './pictures.json' with { type: 'json' };

/** The demo person that anybody may sign in as. */
export const demoSignIn = { username: DEMO_PEOPLE[0]?.username ?? '', password: 'vitrine-demo' };

const WIDTHS = [320, 640];
const CHUNK = 1000;

/** Puts the demo people and products into a database that lacks them or holds an older version of them (D89). */
export async function seedDemo(db: Db): Promise<void> {
  const catalogue = demoCatalogue();
  const shown = await pictureColumns();
  const version = fingerprintOf(JSON.stringify([DEMO_PEOPLE, catalogue, [...shown]]));
  await db.transaction(async (tx) => {
    // Several instances may start at once on one database.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('demo', 0))`);
    const [held] = await tx.select().from(demoVersion);
    if (held?.version === version) return;
    const owners = await seedPeople(tx);
    await seedProducts(tx, catalogue, shown, owners);
    await tx
      .insert(demoVersion)
      .values({ version })
      .onConflictDoUpdate({ target: demoVersion.only, set: { version } });
  });
}

/** Ids of the demo people by username. An account that has such a name already stays as it is. */
async function seedPeople(tx: Queries): Promise<Map<string, string>> {
  const passwordHash = await passwordHashOf(demoSignIn.password);
  const createdAt = new Date();
  await tx
    .insert(people)
    .values(
      DEMO_PEOPLE.map((person) => ({
        ...person,
        id: newId(),
        passwordHash: person.username === demoSignIn.username ? passwordHash : NO_PASSWORD,
        createdAt,
      })),
    )
    .onConflictDoNothing();
  const usernames = DEMO_PEOPLE.map(({ username }) => username);
  const rows = await tx
    .select({ id: people.id, username: people.username })
    .from(people)
    .where(inArray(people.username, usernames));
  return new Map(rows.map(({ id, username }) => [username, id]));
}

async function seedProducts(
  tx: Queries,
  catalogue: readonly DemoProduct[],
  shown: Awaited<ReturnType<typeof pictureColumns>>,
  owners: Map<string, string>,
) {
  const rows = catalogue.map(({ pictureId, owner, price, ...product }) => ({
    ...product,
    ...linkColumns(product.link),
    ...shown.get(pictureId),
    priceCents: price === null ? null : Math.round(price * 100),
    ownerId: owners.get(owner) ?? null,
  }));
  for (let start = 0; start < rows.length; start += CHUNK) {
    await tx
      .insert(products)
      .values(rows.slice(start, start + CHUNK))
      .onConflictDoUpdate({ target: products.id, set: everythingButTheId });
  }
}

const everythingButTheId = {
  name: sql`excluded.name`,
  priceCents: sql`excluded.price_cents`,
  retailer: sql`excluded.retailer`,
  brand: sql`excluded.brand`,
  color: sql`excluded.color`,
  category: sql`excluded.category`,
  rating: sql`excluded.rating`,
  link: sql`excluded.link`,
  linkKey: sql`excluded.link_key`,
  ownerId: sql`excluded.owner_id`,
  popularity: sql`excluded.popularity`,
  verified: sql`excluded.verified`,
  pictureWidth: sql`excluded.picture_width`,
  pictureHeight: sql`excluded.picture_height`,
  picturePlaceholder: sql`excluded.picture_placeholder`,
  pictureSources: sql`excluded.picture_sources`,
};

/** The picture columns by picture. The address of a file changes with its bytes, as it is cached for ever. */
async function pictureColumns() {
  const columns = pictures.map(async ({ id, width, height, placeholder }) => {
    const pictureSources = await Promise.all(
      WIDTHS.map(async (sourceWidth) => {
        const name = `${id}-${sourceWidth}.webp`;
        const bytes = await readFile(new URL(`./pictures/${name}`, import.meta.url));
        return { url: `/media/demo/${name}?v=${fingerprintOf(bytes)}`, width: sourceWidth };
      }),
    );
    return [
      id,
      { pictureWidth: width, pictureHeight: height, picturePlaceholder: placeholder, pictureSources },
    ] as const;
  });
  return new Map(await Promise.all(columns));
}

const fingerprintOf = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 12);

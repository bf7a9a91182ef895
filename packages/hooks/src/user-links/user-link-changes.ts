import { type UserLink, userLinkFrom, userLinksCalls } from '@vitrine/api';
import { createFeedOverlay } from '../feed/feed-overlay.ts';
import {
  defineReading,
  defineRelation,
  defineSingleReading,
  defineThing,
  tells,
} from '../optimistic/relation.ts';
import { createDeferredRemovals } from '../optimistic/removals.ts';
import { attached } from '../services/attached.ts';

/** The links of the viewer, as things with a label and a pin. */
export const userLinkThing = defineThing<UserLink>({
  kind: 'userLink',
  idOf: ({ id }) => id,
  from: userLinkFrom,
});

const ownReading = defineReading<UserLink>({
  size: 50,
  ask: async (api, ids, viewer) =>
    (await api(userLinksCalls).own({ params: { id: viewer }, query: { ids: ids.join(',') } })).links,
  idOf: ({ id }) => id,
});

/** The label of a link. */
export const userLinkLabel = defineRelation<UserLink, string>({
  of: userLinkThing,
  kind: 'userLinkLabel',
  async send(api, { id, value: label }) {
    return (await api(userLinksCalls).rename({ params: { id }, body: { label } }, { keepalive: true })).label;
  },
  flag: ({ label }) => label,
  reading: tells(ownReading, ({ label }) => label),
  gate: { kind: 'expired' },
  isValue: (stored) => typeof stored === 'string',
});

/** Whether a link is pinned before the others. */
export const userLinkPin = defineRelation<UserLink, boolean>({
  of: userLinkThing,
  kind: 'userLinkPin',
  async send(api, { id, value: isPinned }) {
    return (await api(userLinksCalls).pin({ params: { id }, body: { isPinned } }, { keepalive: true }))
      .isPinned;
  },
  flag: ({ isPinned }) => isPinned,
  reading: tells(ownReading, ({ isPinned }) => isPinned),
  gate: { kind: 'expired' },
});

/** A person whose pinned links have an order. */
interface LinkOwner {
  id: string;
}

const linkOwner = defineThing<LinkOwner>({
  kind: 'linkOwner',
  idOf: ({ id }) => id,
  from: () => undefined,
});

const orderReading = defineSingleReading(async (api, id) => {
  const { links } = await api(userLinksCalls).own({ params: { id }, query: { limit: 1 } });
  return orderOf(links);
});

/** Ids of the pinned links in their order, with spaces between them. */
export const pinnedOrder = defineRelation<LinkOwner, string>({
  of: linkOwner,
  kind: 'pinnedOrder',
  async send(api, { value }) {
    const { ids } = await api(userLinksCalls).arrange({ body: { ids: idsIn(value) } }, { keepalive: true });
    return ids.join(' ');
  },
  reading: tells(orderReading, ({ value }) => value),
  gate: { kind: 'expired' },
  isValue: (stored) => typeof stored === 'string',
});

/**
 * Keeps the order of pinned links in step with confirmed pins: a new one is the last, unless the viewer has
 * moved it while its pin was on the way. The server leaves links out of an order that are not pinned yet.
 */
export const pinsInOrder = attached(({ relations, session, lifetimes }) => {
  const orders = relations.of(pinnedOrder);
  const pins = relations.of(userLinkPin);
  let wanted: string[] = [];
  let movedBeforePinned = new Set<string>();
  const forget = () => {
    wanted = [];
    movedBeforePinned = new Set();
  };
  lifetimes.ofPerson({ drop: forget });
  orders.onIntent(({ value }) => {
    wanted = idsIn(value);
    movedBeforePinned = new Set(wanted.filter((id) => pins.view(id).pending));
  });
  pins.onSettled(({ id, value: isPinned, source }) => {
    const owner = session.getState().userId;
    if (owner === undefined) return;
    const others = idsIn(orders.view(owner).value).filter((one) => one !== id);
    orders.settle(owner, [...others, ...(isPinned ? [id] : [])].join(' '));
    if (isPinned && movedBeforePinned.delete(id)) orders.set({ id: owner }, wanted.join(' '), source);
  });
  return orders;
});

/** Returns the order of the pinned links among those of a first page. */
export const orderOf = (links: readonly UserLink[]): string =>
  links
    .filter(({ isPinned }) => isPinned)
    .map(({ id }) => id)
    .join(' ');

export const idsIn = (order: string | undefined): string[] => order?.split(' ').filter(Boolean) ?? [];

/** Links that were added since the list was loaded. */
export const addedLinks = attached(({ lifetimes }) => {
  const overlay = createFeedOverlay<UserLink>(({ id }) => id);
  lifetimes.ofPerson({ drop: overlay.clear });
  return overlay;
});

/** Removals are sent after the time to undo; a deletion that arrived twice is no error. */
export const userLinkRemovals = attached((services) => {
  const overlay = addedLinks(services);
  const shownAgain = new Map<string, () => void>();
  const calls = services.api(userLinksCalls);
  const sent = ({ id }: UserLink) => ({ params: { id }, query: { source: 'your-links' } });
  return createDeferredRemovals<UserLink>(services, {
    idOf: ({ id }) => id,
    async send(link) {
      await calls.remove(sent(link), { keepalive: true });
    },
    async isGone({ id }, viewer) {
      const { links } = await services
        .backgroundApi(userLinksCalls)
        .own({ params: { id: viewer }, query: { ids: id } });
      return links.length === 0;
    },
    // Removals end with the sign-in, but the list may stay.
    onGone: ({ id }) => void shownAgain.set(id, overlay.hide(id)),
    async putBack({ id }) {
      await calls.restore({ params: { id } });
      shownAgain.get(id)?.();
    },
  });
});

import { ApiError, type UserLink, userLinksCalls } from '@vitrine/api';
import { useMemo, useSyncExternalStore } from 'react';
import { useListener } from '../emitter/useListener.ts';
import type { FeedError } from '../feed/feed.ts';
import { overlaid } from '../feed/feed-overlay.ts';
import { openFeed } from '../feed/open-feed.ts';
import { useFeed } from '../feed/useFeed.ts';
import type { Removal, RemovalOutcome } from '../optimistic/removals.ts';
import { useRelation, useRelationReading } from '../optimistic/useRelation.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useViewerId } from '../session/useViewerId.ts';
import {
  addedLinks,
  idsIn,
  orderOf,
  pinnedOrder,
  pinsInOrder,
  userLinkLabel,
  userLinkPin,
  userLinkRemovals,
  userLinkThing,
} from './user-link-changes.ts';

/** The outcome of adding a link. `invalid`: it is no web address. `full`: there can be no more links. */
export type AddLinkOutcome = 'added' | 'invalid' | 'full' | 'failed';

/** The viewer's links and their actions. */
export interface YourLinks {
  /** Pinned links in their order. */
  pinned: readonly UserLink[];
  /** The other links, newest first. */
  links: readonly UserLink[];
  loading: boolean;
  error: FeedError | undefined;
  hasMore: boolean;
  loadMore(): void;
  /** Adds a link at the top. */
  add(url: string): Promise<AddLinkOutcome>;
  /** Shows the trimmed label at once; a blank one changes nothing. */
  rename(link: UserLink, label: string): void;
  /** Pins a link after the other pinned ones, or unpins it. */
  pin(link: UserLink, isPinned: boolean): void;
  /** Arranges the pinned links. */
  arrange(ids: readonly string[]): void;
  /** Shows the ids of a link's lists, once they were saved. */
  sorted(link: UserLink, listIds: string[]): void;
  /**
   * Hides the link at once. The removal is sent when the time to undo is over (`UNDO_FOR_MS`). Resolves to the
   * outcome then.
   */
  remove(link: UserLink): Promise<RemovalOutcome>;
}

/** Options of `useYourLinks`. */
export interface YourLinksOptions {
  /** Called when a link is hidden, so that its `undo` can be offered. */
  onRemoved?: ((removal: Removal<UserLink>) => void) | undefined;
}

const SOURCE = 'YourLinks';
const idOf = ({ id }: UserLink) => id;

/** Returns the viewer's links, kept by the page's history entry (`pageKey`), with changes still in flight. */
export function useYourLinks(pageKey: string, { onRemoved }: YourLinksOptions = {}): YourLinks {
  const services = useServices();
  const viewer = useViewerId();
  const { relations } = services;
  const orders = pinsInOrder(services);
  const key = `${pageKey} links`;
  const { items, loading, error, hasMore, loadMore } = useFeed(key, (owner) =>
    openFeed(
      services,
      {
        key,
        sources: () => [
          {
            name: 'own',
            async load(next: { cursor: string } | undefined, signal) {
              const askedAt = relations.moment();
              const api = next ? services.backgroundApi : services.api;
              const { links, nextCursor } = await api(userLinksCalls).own(
                { params: { id: owner ?? '' }, query: { ...next } },
                { signal },
              );
              if (!next && owner !== undefined) orders.observe(owner, orderOf(links), askedAt);
              return {
                items: relations.observe(userLinkThing, links, askedAt),
                next: nextCursor === undefined ? undefined : { cursor: nextCursor },
              };
            },
          },
        ],
        keyOf: idOf,
      },
      owner,
    ),
  );
  const added = addedLinks(services);
  const changes = useSyncExternalStore(added.subscribe, added.getState, added.getState);
  const removals = userLinkRemovals(services);
  const hidden = useSyncExternalStore(removals.subscribe, removals.hidden, removals.hidden);
  useListener(removals.onRemoved, (removal) => onRemoved?.(removal));
  const labels = useRelationReading(userLinkLabel);
  const pins = useRelationReading(userLinkPin);
  const owner = useMemo(() => (viewer === undefined ? undefined : { id: viewer }), [viewer]);
  const { value: order, set: setOrder } = useRelation(pinnedOrder, owner, SOURCE);

  const shown = useMemo(
    () =>
      overlaid(items, changes, idOf)
        .filter(({ id }) => !hidden.has(id))
        .map((link) => ({
          ...link,
          label: labels.shown(link.id) ?? link.label,
          isPinned: pins.shown(link.id) ?? link.isPinned,
        })),
    [items, changes, hidden, labels, pins],
  );
  const pinned = useMemo(
    () =>
      inOrder(
        shown.filter(({ isPinned }) => isPinned),
        idsIn(order),
      ),
    [shown, order],
  );

  return {
    pinned,
    links: useMemo(() => shown.filter(({ isPinned }) => !isPinned), [shown]),
    loading,
    error,
    hasMore,
    loadMore,
    async add(url) {
      try {
        const askedAt = relations.moment();
        const typed = url.trim();
        // A deleted link that is added again is the same one.
        const link = await removals.whileMaking(
          (removed) => removed.url === typed,
          () => services.api(userLinksCalls).add({ body: { url: typed } }),
          idOf,
        );
        const [known] = relations.observe(userLinkThing, [link], askedAt);
        if (known) added.putInFront(known);
        return 'added';
      } catch (caught) {
        const code = caught instanceof ApiError ? caught.code : undefined;
        if (code === 'too_many_user_links') return 'full';
        return code === 'user_link_invalid' ? 'invalid' : 'failed';
      }
    },
    rename(link, typed) {
      const label = typed.trim();
      if (label !== '' && label !== link.label) relations.of(userLinkLabel).set(link, label, SOURCE);
    },
    pin: (link, isPinned) => relations.of(userLinkPin).set(link, isPinned, SOURCE),
    sorted: (link, listIds) => added.replace({ ...link, listIds }),
    arrange: (ids) => setOrder(ids.join(' ')),
    remove(link) {
      removals.remove(link);
      return removals.outcomeOf(link.id);
    },
  };
}

/** Sorts by the given order; links that it does not name follow, in theirs. */
function inOrder(links: readonly UserLink[], ids: readonly string[]): readonly UserLink[] {
  if (ids.length === 0) return links;
  const placeOf = (link: UserLink) => {
    const place = ids.indexOf(link.id);
    return place < 0 ? ids.length : place;
  };
  return links.toSorted((one, other) => placeOf(one) - placeOf(other));
}

import { type LinkList, type UserLink, userLinksCalls } from '@vitrine/api';
import { useState, useSyncExternalStore } from 'react';
import { createEmitter } from '../emitter/emitter.ts';
import { openFeed } from '../feed/open-feed.ts';
import { useFeed } from '../feed/useFeed.ts';
import { useResource } from '../resource/useResource.ts';
import { attached } from '../services/attached.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { type LinksProblem, linksProblemOf } from './links-problem.ts';
import { useVisit } from './useVisit.ts';

/** The links in a list of a person. */
export interface ListedLinks {
  /** Newest first; empty once the viewer may not see them any more. */
  links: readonly UserLink[];
  /** The list itself, as the server last told it; undefined until known. */
  list: LinkList | undefined;
  loading: boolean;
  problem: LinksProblem | undefined;
  hasMore: boolean;
  /** Loads the next page, or the failed one again. */
  loadMore(): void;
}

/** The last answers about lists, by the key of their page. */
const told = attached(({ lifetimes }) => {
  const changed = createEmitter();
  const lists = new Map<string, LinkList>();
  const problems = new Map<string, LinksProblem>();
  lifetimes.ofPerson({
    drop() {
      lists.clear();
      problems.clear();
    },
  });
  return {
    listOf: (key: string) => lists.get(key),
    problemOf: (key: string) => problems.get(key),
    answered(key: string, list: LinkList | undefined) {
      problems.delete(key);
      if (list) lists.set(key, list);
      changed.emit();
    },
    failed(key: string, error: unknown) {
      problems.set(key, linksProblemOf(error));
      changed.emit();
    },
    subscribe: (listener: () => void) => changed.on(listener),
  };
});

/**
 * Returns the links in a list of a person, kept by the page's history entry (`pageKey`). If the list becomes
 * private meanwhile, nothing of it stays.
 */
export function useListedLinks(pageKey: string, username: string, listId: string): ListedLinks {
  const services = useServices();
  const key = `${pageKey} list ${listId} of ${username}`;
  const known = told(services);
  const list = useSyncExternalStore(
    known.subscribe,
    () => known.listOf(key),
    () => undefined,
  );
  const problem = useSyncExternalStore(
    known.subscribe,
    () => known.problemOf(key),
    () => undefined,
  );
  const { items, loading, error, hasMore, loadMore } = useFeed(key, (viewer) =>
    openFeed(
      services,
      {
        key,
        sources: () => [
          {
            name: 'list',
            async load(next: { cursor: string } | undefined, signal) {
              const api = next ? services.backgroundApi : services.api;
              try {
                const answer = await api(userLinksCalls).ofPerson(
                  { params: { username }, query: { listId, ...next } },
                  { signal },
                );
                known.answered(key, answer.list);
                return {
                  items: answer.links,
                  next: answer.nextCursor === undefined ? undefined : { cursor: answer.nextCursor },
                };
              } catch (caught) {
                if (!signal.aborted) known.failed(key, caught);
                throw caught;
              }
            },
          },
        ],
        keyOf: ({ id }) => id,
      },
      viewer,
    ),
  );
  // Links kept by the history entry show once the server has said that they may still be seen.
  const visit = useVisit();
  const [isKept] = useState(items.length > 0);
  const check = useResource(
    isKept ? ['list', username, listId, visit] : undefined,
    (api) => api(userLinksCalls).ofPerson({ params: { username }, query: { listId, limit: 1 } }),
    { personal: true },
  );
  const refusal = check.error === undefined ? problem : linksProblemOf(check.error);
  const isGone = refusal === 'hidden' || refusal === 'missing';
  const isShown = !isGone && (!isKept || check.value !== undefined);
  return {
    links: isShown ? items : none,
    list: isShown ? (list ?? check.value?.list) : undefined,
    loading: loading || (!isShown && refusal === undefined),
    problem: isGone || check.error !== undefined ? refusal : error ? (problem ?? 'failed') : undefined,
    hasMore,
    loadMore: check.error === undefined ? loadMore : check.reload,
  };
}

const none: readonly UserLink[] = [];

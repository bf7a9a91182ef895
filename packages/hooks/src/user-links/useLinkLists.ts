import { type LinkList, userLinksCalls } from '@vitrine/api';
import { useResource } from '../resource/useResource.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useViewerId } from '../session/useViewerId.ts';
import { type LinksProblem, linksProblemOf } from './links-problem.ts';
import { useVisit } from './useVisit.ts';

/** The lists of links of a person that the viewer may see. */
export interface LinkLists {
  /** Newest first; undefined until loaded. */
  lists: readonly LinkList[] | undefined;
  status: 'guest' | 'loading' | 'ready' | 'error';
  problem: LinksProblem | undefined;
  retry(): void;
  /** Loads them again in the background, as after a change. */
  refresh(): void;
}

/**
 * Returns the lists of links of a person; for the viewer's own name, the private ones too.
 *
 * @param username Undefined while unknown.
 */
export function useLinkLists(username: string | undefined): LinkLists {
  const { api } = useServices();
  const viewer = useViewerId();
  const visit = useVisit();
  const { value, error, reload, refresh } = useResource(
    viewer === undefined || username === undefined ? undefined : ['linkLists', viewer, username, visit],
    () => api(userLinksCalls).lists({ params: { username: username ?? '' } }),
    { personal: true },
  );
  const lists = value?.lists;
  return {
    lists,
    status: viewer === undefined ? 'guest' : lists ? 'ready' : error ? 'error' : 'loading',
    problem: error ? linksProblemOf(error) : undefined,
    retry: reload,
    refresh,
  };
}

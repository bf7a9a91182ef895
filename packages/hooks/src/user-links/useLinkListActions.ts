import { ApiError, type LinkList, type UserLink, userLinksCalls } from '@vitrine/api';
import { useServices } from '../services/ServicesProvider.tsx';

/** The outcome of a change of lists. `full`: there can be no more lists. `gone`: the list was deleted. */
export type LinkListOutcome = 'done' | 'full' | 'gone' | 'failed';

/** Changes of the viewer's lists of links. They never reject. */
export interface LinkListActions {
  /** Makes a list, and returns it if that was done. */
  make(name: string, isPublic: boolean): Promise<{ outcome: LinkListOutcome; list?: LinkList }>;
  /** Renames a list, or makes it public or private. */
  change(list: LinkList, change: { name?: string; isPublic?: boolean }): Promise<LinkListOutcome>;
  /** Deletes a list; its links stay. */
  remove(list: LinkList): Promise<LinkListOutcome>;
  /** Puts a link into lists and takes it out of others, by their ids. */
  sort(link: UserLink, lists: { add?: string[]; remove?: string[] }): Promise<LinkListOutcome>;
}

/** Returns the changes of the viewer's lists of links. `onChange` is called after each that was carried out. */
export function useLinkListActions(onChange: () => void): LinkListActions {
  const { api } = useServices();
  const calls = api(userLinksCalls);
  async function outcomeOf(change: () => Promise<unknown>): Promise<LinkListOutcome> {
    try {
      await change();
      onChange();
      return 'done';
    } catch (error) {
      const code = error instanceof ApiError ? error.code : undefined;
      if (code === 'too_many_link_lists') return 'full';
      return code === 'link_list_not_found' ? 'gone' : 'failed';
    }
  }
  return {
    async make(name, isPublic) {
      let list: LinkList | undefined;
      const outcome = await outcomeOf(async () => {
        list = await calls.makeList({ body: { name: name.trim(), isPublic } });
      });
      return { outcome, ...(list && { list }) };
    },
    change: ({ id }, body) => outcomeOf(() => calls.changeList({ params: { id }, body })),
    remove: ({ id }) => outcomeOf(() => calls.removeList({ params: { id } })),
    sort: ({ id }, body) => outcomeOf(() => calls.sort({ params: { id }, body })),
  };
}

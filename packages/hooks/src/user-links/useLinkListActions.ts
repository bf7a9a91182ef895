import { type LinkList, type UserLink, userLinksCalls } from '@vitrine/api';
import { failureOf, type OutboxFailure } from '../outbox/outbox-entry.ts';
import { useServices } from '../services/ServicesProvider.tsx';

/**
 * Changes of the viewer's lists of links. They never reject, and resolve to the failure, or to undefined once they were
 * carried out.
 */
export interface LinkListActions {
  /** Makes a list, and returns it if that was done. */
  make(name: string, isPublic: boolean): Promise<{ failure?: OutboxFailure; list?: LinkList }>;
  /** Renames a list, or makes it public or private. */
  change(list: LinkList, change: { name?: string; isPublic?: boolean }): Promise<OutboxFailure | undefined>;
  /** Deletes a list; its links stay. */
  remove(list: LinkList): Promise<OutboxFailure | undefined>;
  /** Puts a link into lists and takes it out of others, by their ids. */
  sort(link: UserLink, lists: { add?: string[]; remove?: string[] }): Promise<OutboxFailure | undefined>;
}

/** Returns the changes of the viewer's lists of links. `onChange` is called after each that was carried out. */
export function useLinkListActions(onChange: () => void): LinkListActions {
  const { api } = useServices();
  const calls = api(userLinksCalls);
  async function failureOfChange(change: () => Promise<unknown>): Promise<OutboxFailure | undefined> {
    try {
      await change();
      onChange();
      return undefined;
    } catch (error) {
      return failureOf(error);
    }
  }
  return {
    async make(name, isPublic) {
      let list: LinkList | undefined;
      const failure = await failureOfChange(async () => {
        list = await calls.makeList({ body: { name: name.trim(), isPublic } });
      });
      return { ...(failure && { failure }), ...(list && { list }) };
    },
    change: ({ id }, body) => failureOfChange(() => calls.changeList({ params: { id }, body })),
    remove: ({ id }) => failureOfChange(() => calls.removeList({ params: { id } })),
    sort: ({ id }, body) => failureOfChange(() => calls.sort({ params: { id }, body })),
  };
}

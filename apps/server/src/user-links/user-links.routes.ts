import type { VitrineContract } from '@vitrine/api';
import type { Handlers } from '../http/mount.ts';
import type { LinkLists } from './link-lists.service.ts';
import type { LinkOpenings } from './link-openings.service.ts';
import type { OwnLinks } from './own-links.service.ts';

export interface UserLinksRoutesOptions {
  ownLinks: OwnLinks;
  linkLists: LinkLists;
  linkOpenings: LinkOpenings;
}

export const userLinksRoutes = ({
  ownLinks,
  linkLists,
  linkOpenings,
}: UserLinksRoutesOptions): Handlers<VitrineContract['userLinks']> => ({
  own: ({ query: { ids, ...query }, person }) =>
    ids === undefined ? ownLinks.list(person.id, query) : ownLinks.some(person.id, ids.split(',')),
  add: ({ body, person }) => ownLinks.add(person.id, body),
  rename: ({ params, body, person }) => ownLinks.rename(person.id, params.id, body.label),
  remove: async ({ params, person }) => {
    await ownLinks.remove(person.id, params.id);
    return { deleted: true };
  },
  restore: ({ params, person }) => ownLinks.restore(person.id, params.id),
  pin: ({ params, body, person }) => ownLinks.pin(person.id, params.id, body.isPinned),
  arrange: async ({ body, person }) => ({ ids: await ownLinks.arrange(person.id, body.ids) }),
  sort: ({ params, body, person }) => ownLinks.sort(person.id, params.id, body),
  opened: async ({ params, body, viewer, from }) => ({
    counted: await linkOpenings.count(
      params.id,
      body.source,
      viewer ? { id: viewer.id } : { network: from.household },
    ),
  }),
  ofPerson: ({ params, query, person }) => linkLists.links(person.id, params.username, query),
  lists: async ({ params, person }) => ({ lists: await linkLists.of(person.id, params.username) }),
  makeList: ({ body, person }) => linkLists.make(person.id, body),
  changeList: ({ params, body, person }) => linkLists.change(person.id, params.id, body),
  removeList: async ({ params, person }) => {
    await linkLists.remove(person.id, params.id);
    return { deleted: true };
  },
});

import { defineMessages } from '@vitrine/ui';
import { plural } from '../shell/english.ts';

/** Texts of one's own links and lists. */
export const yourLinksMessages = defineMessages('yourLinks', {
  title: 'Your Links',
  links: 'Links',
  lists: 'Lists',
  pinned: 'Pinned',
  sortHelp: 'Drag to reorder',
  all: 'All links',
  count: (links: number) => plural(links, { one: '1 link', other: `${links} links` }),
  loadFailed: 'Failed to load your links',
  empty: "You haven't added any links yet.",
  emptyHelp: 'Links from your posts will appear here automatically.',
  add: 'Add link',
  addHelp: 'A web address, such as that of a product.',
  address: 'Web address',
  invalid: 'Enter a web address that begins with http:// or https://.',
  addFailed: 'The link could not be added. Try again.',
  removeFailed: (label: string) => `Failed to delete ${label}`,
  removed: (label: string) => `${label} deleted`,
  putIntoLists: 'Put into lists',
  newList: 'New list',
  listName: 'Name',
  listPublic: 'Public',
  listPublicHelp: 'Everybody who is logged in can see it.',
  listPrivateHelp: 'Only you can see it.',
  newListHelp: 'Only you can see it, until you make it public.',
  makeList: 'Make List',
  saveList: 'Save',
  editList: 'Edit list',
  deleteList: 'Delete list',
  deleteListTitle: (name: string) => `Delete ${name}?`,
  deleteListHelp: 'Its links stay among your links.',
  optionsOfList: (name: string) => `Options for ${name}`,
  noLists: 'No lists yet.',
  noListsHelp: 'Put links together that you want to show.',
  nameMissing: 'Enter a name.',
  linksFull: 'You have as many links as there can be. Delete one first.',
  listsFailed: 'Failed to load your lists',
  listFailed: 'Your change couldn’t be saved. Try again.',
  cancel: 'Cancel',
  done: 'Done',
  remove: 'Delete',
});

/** Texts of the end of a list of links. */
export const linkFeedMessages = defineMessages('linkFeed', {
  loading: 'Loading links',
  loadingMore: 'Loading more links',
  loadMore: 'Load more',
});

/** Texts of the links and lists of others. */
export const userLinksPageMessages = defineMessages('userLinksPage', {
  listsOf: (username: string) => `@${username}'s Lists`,
  linksOf: (username: string) => `@${username}'s Links`,
  share: 'Share lists',
  count: (lists: number) => plural(lists, { one: '1 list', other: `${lists} lists` }),
  noLists: 'No public lists yet.',
  noLinks: 'This list has no links yet.',
  hidden: "You cannot view this user's links",
  missing: 'No public links found for this user',
  failed: 'Failed to load user links',
  guestTitle: 'Login to View User Links',
  signIn: 'Sign In',
});

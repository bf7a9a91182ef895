import type { CountedHashtag, FoundUser, Post } from '@vitrine/api';
import type { FoundOnDiscover, RecentSearch, Suggestion, TrendingHashtag } from '@vitrine/hooks';
import { Icon, type MessagesOf, type SearchGroup, type SearchOption, tilePostOf } from '@vitrine/ui';
import { hashtagPath } from '../posts/hashtag-address.ts';
import { postPathOf } from '../posts/post-address.ts';
import { profilePathById } from '../profile/profile-path-by-id.ts';
import { HASH } from '../shell/icons/hash.ts';
import type { DiscoverSearchTab } from './discover-address.ts';
import type { discoverSearchMessages } from './discover-search.messages.ts';
import { FollowFound } from './FollowFound.tsx';

type Texts = MessagesOf<typeof discoverSearchMessages>;

/** A person, hashtag or post that an option opens. */
export type Opened =
  | { kind: 'person'; person: RecentSearch }
  | { kind: 'hashtag'; name: string }
  | { kind: 'post'; id: string };

/** An option of the search, with its thing. */
export interface DiscoverOption extends SearchOption {
  opens: Opened;
}

interface DiscoverGroup extends SearchGroup {
  options: readonly DiscoverOption[];
}

/** Results of each kind that All shows (2 §9). */
const IN_ALL = { users: 5, hashtags: 5, posts: 6 };
/** Hashtags above the posts of Content. */
const HASHTAGS_IN_CONTENT = 10;

/** People to follow without a search; beside the hashtags, together with the recent ones. */
const PEOPLE_IN_ALL = 3;
const PEOPLE_BESIDE = 7;
const PEOPLE_IN_USERS = 8;

/** Maximum number of a caption's characters in the name of its picture. */
const NAMED_BY = 120;

/** Returns the address of a person's profile, or of the viewer's own. */
export const personPath = (id: string, viewer: string | undefined): string =>
  id === viewer ? `/profile/${id}` : profilePathById(id);

const recentOption = (person: RecentSearch, viewer: string | undefined): DiscoverOption => ({
  key: person.id,
  label: `@${person.username}`,
  avatar: { name: person.username },
  href: personPath(person.id, viewer),
  removable: true,
  opens: { kind: 'person', person },
});

const userOption = ({ id, username, name, profilePictureUrl }: FoundUser): DiscoverOption => ({
  key: id,
  label: `@${username}`,
  detail: name,
  avatar: { name: name || username, src: profilePictureUrl },
  href: profilePathById(id),
  action: <FollowFound person={{ id, username }} />,
  opens: { kind: 'person', person: { id, username } },
});

const hashtagOption = (
  {
    name,
    postCount,
    pictureUrl,
  }: Pick<TrendingHashtag | CountedHashtag, 'name' | 'postCount' | 'pictureUrl'>,
  texts: Texts,
): DiscoverOption => ({
  key: name,
  label: `#${name}`,
  icon: <Icon path={HASH} size={18} strokeWidth={1.75} />,
  picture: pictureUrl ? { src: pictureUrl } : undefined,
  note: postCount === undefined ? undefined : texts.count(postCount),
  href: hashtagPath(name),
  keepsOpen: true,
  opens: { kind: 'hashtag', name },
});

function postOption(post: Post, texts: Texts): DiscoverOption {
  const { picture, alt, caption = '', filtered = false } = tilePostOf(post);
  const { id, username, profilePictureUrl } = post;
  return {
    key: id,
    label: `@${username}`,
    alt: filtered ? texts.sensitive : (alt || caption).replace(/\s+/g, ' ').trim().slice(0, NAMED_BY),
    picture,
    covered: filtered,
    avatar: { name: username, src: profilePictureUrl },
    href: postPathOf(id),
    opens: { kind: 'post', id },
  };
}

/** Returns the results of a tab. */
export function foundGroups(found: FoundOnDiscover, tab: DiscoverSearchTab, texts: Texts): DiscoverGroup[] {
  const most = (kind: keyof typeof IN_ALL, inTab: number) => (tab === 'all' ? IN_ALL[kind] : inTab);
  const users: DiscoverGroup = {
    key: 'users',
    label: texts.users,
    options: found.users.slice(0, most('users', Number.POSITIVE_INFINITY)).map(userOption),
  };
  const content: DiscoverGroup[] = [
    {
      key: 'hashtags',
      label: texts.hashtags,
      options: found.hashtags
        .slice(0, most('hashtags', HASHTAGS_IN_CONTENT))
        .map((hashtag) => hashtagOption(hashtag, texts)),
    },
    {
      key: 'posts',
      label: texts.posts,
      layout: 'pictures',
      options: found.posts
        .slice(0, most('posts', Number.POSITIVE_INFINITY))
        .map((post) => postOption(post, texts)),
    },
  ];
  return { all: [users, ...content], users: [users], content }[tab];
}

/** Hashtags below the words that nothing was found. */
export const TRENDING_INSTEAD = 6;

export const trendingGroup = (hashtags: readonly TrendingHashtag[], texts: Texts): DiscoverGroup => ({
  key: 'trending',
  label: texts.trending,
  suggested: true,
  options: hashtags.map((hashtag) => hashtagOption(hashtag, texts)),
});

/** Rows beside two rows of pictures, and beside one. */
const ROWS_BESIDE = { two: 5, one: 2 };
const PICTURES_IN_ONE_ROW = 3;

/** Adds trending hashtags to few results, so that the rows beside the pictures end at their height. */
export function withTrendingBeside(
  groups: DiscoverGroup[],
  trending: readonly TrendingHashtag[],
  texts: Texts,
): DiscoverGroup[] {
  const isPictures = ({ layout }: DiscoverGroup) => layout === 'pictures';
  const pictures = groups.filter(isPictures).flatMap(({ options }) => options);
  const rows = groups.filter((group) => !isPictures(group)).flatMap(({ options }) => options);
  if (pictures.length === 0) return groups;
  const wanted = ROWS_BESIDE[pictures.length > PICTURES_IN_ONE_ROW ? 'two' : 'one'] - rows.length;
  const known = new Set(rows.map(({ key }) => key));
  const others = trending.filter(({ name }) => !known.has(name));
  return wanted > 0 ? [...groups, trendingGroup(others.slice(0, wanted), texts)] : groups;
}

export interface SuggestedInSearch {
  recent: readonly RecentSearch[];
  people: readonly Suggestion[];
  trending: readonly TrendingHashtag[];
}

/** Returns what a tab shows without a search. */
export function suggestedGroups(
  { recent, people, trending }: SuggestedInSearch,
  tab: DiscoverSearchTab,
  viewer: string | undefined,
  texts: Texts,
  isWide = false,
): DiscoverGroup[] {
  const inAll = isWide ? Math.max(PEOPLE_IN_ALL, PEOPLE_BESIDE - recent.length) : PEOPLE_IN_ALL;
  const isRecent = new Set(recent.map(({ id }) => id));
  const toFollow: DiscoverGroup = {
    key: 'toFollow',
    label: texts.toFollow,
    suggested: true,
    options: people
      .filter(({ id }) => !isRecent.has(id))
      .slice(0, tab === 'all' ? inAll : PEOPLE_IN_USERS)
      .map(({ profilePicture, ...person }) => userOption({ ...person, profilePictureUrl: profilePicture })),
  };
  const opened: DiscoverGroup = {
    key: 'recent',
    label: texts.recent,
    suggested: true,
    options: recent.map((person) => recentOption(person, viewer)),
  };
  const hashtags = trendingGroup(trending, texts);
  return { all: [opened, toFollow, hashtags], users: [opened, toFollow], content: [hashtags] }[tab];
}

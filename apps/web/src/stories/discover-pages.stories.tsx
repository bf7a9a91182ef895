import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Post } from '@vitrine/api';
import { expect, screen, waitFor, within } from 'storybook/test';
import { discover, discoverWith, firstPage, laterPage, postsForGuests } from './discover.ts';
import { never } from './fake-server.ts';
import { onWidth, pageParameters } from './page-story.ts';
import { WholePage } from './WholePage.tsx';

const meta = {
  title: 'Pages/Discover',
  component: WholePage,
  tags: ['!autodocs'],
  args: { answers: discover, viewer: 'person', address: '/discover' },
  argTypes: { answers: { table: { disable: true } } },
  parameters: pageParameters,
} satisfies Meta<typeof WholePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const fails = () => {
  throw new TypeError('Failed to fetch');
};

const firstFeed = async (name = 'Posts to discover') =>
  (await screen.findAllByRole('feed', { name }))[0] as HTMLElement;
const seesFirstTile = async () => {
  const tiles = within(await firstFeed());
  const tile = await tiles.findByRole('link', { name: 'Double-Faced Wool Coat, by @jun' });
  await waitFor(() => expect(tile).toBeVisible());
};

/** The tiles of a member, with suggestions beside them in wide windows and below the first row in others. */
const forMember: Story = {
  play: async () => {
    await seesFirstTile();
    const suggestions = within(await screen.findByRole('region', { name: 'People to follow' }));
    await expect(await suggestions.findByText('Followed by jun and 2 others')).toBeVisible();
    const isWide = window.innerWidth >= 1024;
    await waitFor(() =>
      expect(screen.queryAllByRole('region', { name: 'Trending' })).toHaveLength(isWide ? 1 : 0),
    );
    await expect(screen.getAllByRole('feed')).toHaveLength(isWide ? 1 : 2);
    await expect(screen.getByRole('tab', { name: 'Discover', selected: true })).toBeVisible();
  },
};
export const MemberOnAPhone = onWidth(390, forMember);
export const MemberOnATablet = onWidth(768, forMember);
export const MemberOnADesktop = onWidth(1280, forMember);

const nothingFollowed: Story = {
  args: {
    address: '/discover?feed=following',
    answers: discoverWith({ followingPosts: () => ({ posts: [] }) }),
  },
  play: async () => {
    await expect(
      await screen.findByText('You’re not following anyone yet or they haven’t posted anything.'),
    ).toBeVisible();
    await expect(screen.getByRole('tab', { name: 'Following', selected: true })).toBeVisible();
    await expect(await screen.findByRole('region', { name: 'People to follow' })).toBeVisible();
  },
};
export const FollowingNobodyOnAPhone = onWidth(390, nothingFollowed);
export const FollowingNobodyOnADesktop = onWidth(1280, nothingFollowed);

/** Ten posts, and the way to more below them. */
const forGuest: Story = {
  args: { viewer: 'guest' },
  play: async () => {
    await seesFirstTile();
    await expect(
      await screen.findByRole('heading', { name: /^See more from people like / }),
    ).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Get Full Access' })).toBeInTheDocument();
    await expect(screen.queryByRole('region', { name: 'People to follow' })).toBeNull();
    await expect(screen.queryByRole('region', { name: 'Trending' })).toBeNull();
  },
};
export const GuestOnAPhone = onWidth(390, forGuest);
export const GuestOnADesktop = onWidth(1280, forGuest);

/** The end of a preview that is short enough to be seen whole. */
const endOfPreview = (posts: readonly Post[]): Story => ({
  args: {
    viewer: 'guest',
    answers: discoverWith({
      trendingPosts: () => ({ ...firstPage, posts: [...posts] }),
    }),
  },
  play: async () => {
    const tiles = within(await firstFeed());
    await expect(await tiles.findAllByRole('article')).toHaveLength(posts.length);
    await expect(await screen.findByRole('button', { name: 'Get Full Access' })).toBeVisible();
    await expect(screen.getByText(/^Log in to see every post/)).toBeVisible();
  },
});
export const EndOfPreviewOnAPhone = onWidth(390, endOfPreview(postsForGuests.slice(0, 2)));
export const EndOfPreviewOnADesktop = onWidth(1280, endOfPreview(postsForGuests.slice(3, 4)));

const failed: Story = {
  args: { answers: discoverWith({ posts: fails }) },
  play: async () => {
    await expect(await screen.findByText('The posts couldn’t be loaded.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expect(screen.queryByRole('feed')).toBeNull();
  },
};
export const FailedOnAPhone = onWidth(390, failed);
export const FailedOnADesktop = onWidth(1280, failed);

const loading: Story = {
  args: {
    answers: {
      ...discoverWith({ posts: never, trendingPosts: never, trendingHashtags: never }),
      suggestions: { topUsers: never, suggestedUsers: never },
    },
  },
  play: async () => {
    const busy = await firstFeed();
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    const skeletons = busy.parentElement?.nextElementSibling;
    await waitFor(() => expect(skeletons?.children).toHaveLength(12));
  },
};
export const LoadingOnAPhone = onWidth(390, loading);
export const LoadingOnADesktop = onWidth(1280, loading);

const searched: Story = {
  args: { address: '/discover?q=lin' },
  play: async () => {
    const group = async (name: string) => within(await screen.findByRole('rowgroup', { name }));
    const users = await group('Users');
    await expect(users.getByRole('link', { name: /Linh Trần/ })).toBeVisible();
    await expect(users.getByRole('button', { name: 'Follow @lina.b' })).toBeVisible();
    await expect((await group('Hashtags')).getByRole('link', { name: /214 posts/ })).toBeVisible();
    await expect((await group('Posts')).getAllByRole('link')).toHaveLength(6);
  },
};
export const SearchedOnAPhone = onWidth(390, searched);
export const SearchedOnADesktop = onWidth(1280, searched);

const nothingFound: Story = {
  args: {
    address: '/discover?q=zzyzx',
    answers: discoverWith({ search: () => ({ users: [], hashtags: [], posts: [] }) }),
  },
  play: async () => {
    await expect(
      await screen.findByText(/^No results found for ".*zzyzx.*"$/, { selector: 'p' }),
    ).toBeVisible();
    const trending = within(await screen.findByRole('rowgroup', { name: 'Trending' }));
    await expect(trending.getAllByRole('link')).toHaveLength(5);
  },
};
export const NothingFoundOnAPhone = onWidth(390, nothingFound);
export const NothingFoundOnADesktop = onWidth(1280, nothingFound);

const searchFailed: Story = {
  args: { address: '/discover?q=lin', answers: discoverWith({ search: fails, searchPeople: fails }) },
  play: async () => {
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('Search failed. Please try again.');
    await expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  },
};
export const SearchFailedOnAPhone = onWidth(390, searchFailed);
export const SearchFailedOnADesktop = onWidth(1280, searchFailed);

const hashtag: Story = {
  args: { address: '/discover?q=%23linen' },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: '#linen' })).toBeVisible();
    await expect(await screen.findByText('214 posts')).toBeVisible();
    await expect(screen.getByRole('radio', { name: 'Top', checked: true })).toBeInTheDocument();
    await expect(await firstFeed('Posts with #linen')).toBeVisible();
    await expect(screen.getByRole('combobox')).toHaveValue('#linen');
  },
};
export const HashtagOnAPhone = onWidth(390, hashtag);
export const HashtagOnADesktop = onWidth(1280, hashtag);

const unusedHashtag: Story = {
  args: {
    address: '/discover?q=%23sundaysuit',
    answers: discoverWith({
      hashtagPosts: ({ params }) => ({ hashtag: { id: '9', name: params.name, postCount: 0 }, posts: [] }),
    }),
  },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'No posts with #sundaysuit yet' })).toBeVisible();
    await expect(screen.getByText('New post').closest('a')).toHaveAttribute('href', '/create');
  },
};
export const UnusedHashtagOnAPhone = onWidth(390, unusedHashtag);
export const UnusedHashtagOnADesktop = onWidth(1280, unusedHashtag);

let isLater = false;

/** A page that is seen again after a minute looks for new posts. */
const newPosts: Story = {
  args: { answers: discoverWith({ posts: () => (isLater ? laterPage : firstPage) }) },
  beforeEach() {
    isLater = false;
  },
  play: async () => {
    await seesFirstTile();
    isLater = true;
    const { now } = Date;
    try {
      Date.now = () => now() + 61_000;
      document.dispatchEvent(new Event('visibilitychange'));
    } finally {
      Date.now = now;
    }
    const pill = await screen.findByRole('button', { name: 'New posts' });
    await waitFor(() => expect(pill).toBeVisible());
    // The list does not move by itself.
    await seesFirstTile();
  },
};
export const NewPostsOnAPhone = onWidth(390, newPosts);
export const NewPostsOnADesktop = onWidth(1280, newPosts);

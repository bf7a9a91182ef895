import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { never, Refusal } from './fake-server.ts';
import { onWidth, pageParameters } from './page-story.ts';
import { jun, people } from './people.ts';
import { WholePage } from './WholePage.tsx';

const meta = {
  title: 'Pages/Profiles',
  component: WholePage,
  tags: ['!autodocs'],
  args: { answers: people, viewer: 'person' },
  argTypes: { answers: { table: { disable: true } } },
  parameters: pageParameters,
} satisfies Meta<typeof WholePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const seesHeading = (name: string | RegExp) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toBeVisible());

const seesPost = (name: RegExp) =>
  waitFor(() => expect(screen.getAllByRole('link', { name })[0]).toBeVisible());

const own: Story = {
  args: { address: '/profile/mina' },
  play: async ({ canvas }) => {
    await seesHeading('Mina Kovač');
    await expect(canvas.getByRole('tab', { name: 'My Posts', selected: true })).toBeVisible();
    const profile = within(canvas.getByRole('main'));
    await expect(profile.getByRole('link', { name: 'New post' })).toHaveAttribute('href', '/create');
    await seesPost(/by @mina\.k/);
  },
};
export const OwnOnAPhone = onWidth(390, own);
export const OwnOnADesktop = onWidth(1280, own);

/** Posts that the person saved, at an address of their own. */
export const SavedOnAPhone = onWidth<Story>(390, {
  args: { address: '/profile/mina?tab=saved' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Saved', selected: true })).toBeVisible();
    await seesPost(/by @jun/);
  },
});

const ownEmpty: Story = {
  args: {
    address: '/profile/mina',
    answers: { ...people, posts: { ...people.posts, list: () => ({ posts: [] }) } },
  },
  play: async ({ canvas }) => {
    await seesHeading('Mina Kovač');
    await expect(await canvas.findByText('No posts yet')).toBeVisible();
  },
};
export const OwnEmptyOnAPhone = onWidth(390, ownEmpty);
export const OwnEmptyOnADesktop = onWidth(1280, ownEmpty);

const another: Story = {
  args: { address: '/user-profile/jun' },
  play: async ({ canvas }) => {
    await seesHeading('Jun Ito');
    await expect(canvas.getByRole('button', { name: 'Follow @jun' })).toBeVisible();
    await seesPost(/by @jun/);
    // A covered post tells neither picture nor caption.
    await expect(canvas.getByRole('link', { name: /^Sensitive content/ })).not.toHaveAccessibleName(/Blue/);
  },
};
export const AnotherOnAPhone = onWidth(390, another);
export const AnotherOnADesktop = onWidth(1280, another);

const anotherEmpty: Story = {
  args: {
    address: '/user-profile/jun',
    answers: {
      ...people,
      profile: { ...people.profile, get: () => ({ ...jun, bio: null, followerCount: 0, postCount: 0 }) },
      posts: { ...people.posts, list: () => ({ posts: [] }) },
    },
  },
  play: async ({ canvas }) => {
    await seesHeading('Jun Ito');
    await expect(await canvas.findByText("This user hasn't shared any posts")).toBeVisible();
  },
};
export const AnotherEmptyOnAPhone = onWidth(390, anotherEmpty);
export const AnotherEmptyOnADesktop = onWidth(1280, anotherEmpty);

const loading: Story = {
  args: { address: '/user-profile/jun', answers: { ...people, profile: { get: never } } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy=true]')).toBeInTheDocument());
    await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Follow/ })).toBeNull();
  },
};
export const LoadingOnAPhone = onWidth(390, loading);
export const LoadingOnADesktop = onWidth(1280, loading);

const refused = () => {
  throw new Refusal('profile_blocked');
};

/** A person whom the viewer blocked: the page offers the way back. */
const blocked: Story = {
  args: {
    address: '/user-profile/jun',
    answers: {
      ...people,
      profile: { get: refused },
      moderation: { blocked: () => ({ users: [{ ...jun, isFollowing: false }] }) },
    },
  },
  play: async ({ canvas }) => {
    await seesHeading('You blocked @jun');
    await expect(canvas.getByRole('button', { name: 'Unblock' })).toBeVisible();
  },
};
export const BlockedOnAPhone = onWidth(390, blocked);
export const BlockedOnADesktop = onWidth(1280, blocked);

/** A person who blocked the viewer: nothing about them is told. */
const keptApart: Story = {
  args: {
    address: '/user-profile/jun',
    answers: { ...people, profile: { get: refused }, moderation: { blocked: () => ({ users: [] }) } },
  },
  play: async ({ canvas }) => {
    await seesHeading('You cannot view this profile');
    // The products below the message may be of anybody.
    const told = canvas.queryAllByText(/Jun|@jun/).filter((element) => !element.closest('li'));
    await expect(told).toEqual([]);
  },
};
export const KeptApartOnAPhone = onWidth(390, keptApart);
export const KeptApartOnADesktop = onWidth(1280, keptApart);

const missing: Story = {
  args: {
    address: '/user-profile/nobody',
    answers: {
      ...people,
      profile: {
        get: () => {
          throw new Refusal('profile_not_found');
        },
      },
    },
  },
  play: () => seesHeading('Error loading profile'),
};
export const MissingOnAPhone = onWidth(390, missing);

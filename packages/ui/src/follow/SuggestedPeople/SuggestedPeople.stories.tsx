import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { people as faces } from '../../profile/people.fixtures.ts';
import { FollowButton } from '../FollowButton/FollowButton.tsx';
import {
  SuggestedPeople,
  type SuggestedPeoplePerson,
  type SuggestedPeopleProps,
} from './SuggestedPeople.tsx';

const people: SuggestedPeoplePerson[] = [
  {
    id: '1',
    username: 'sofia.lindqvist',
    picture: faces[0]?.picture,
    reason: 'Followed by jun and 2 others',
    category: 'friendsOfFriends',
  },
  {
    id: '2',
    username: 'emre.y',
    picture: faces[1]?.picture,
    reason: 'You like 6 of their posts',
    category: 'similarInterests',
  },
  { id: '3', username: 'hana.p', reason: 'Posted 3 times this week', category: 'activeUsers' },
  {
    id: '4',
    username: 'kofi_m',
    picture: faces[3]?.picture,
    reason: '41 new followers this week',
    category: 'trending',
  },
  { id: '5', username: 'birgit', reason: '38 new followers this week', category: 'trending' },
  { id: '6', username: 'otis', category: 'trending' },
];

const meta: Meta<SuggestedPeopleProps> = {
  title: 'Follow/SuggestedPeople',
  component: SuggestedPeople,
  args: {
    people,
    hrefOf: ({ username }) => `/user-profile/@${username}`,
    onOpen: fn((_person, event) => event.preventDefault()),
    onDismiss: fn(),
    renderFollow: ({ username }) => <FollowButton emphasis="soft" size="small" username={username} />,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 340 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<SuggestedPeopleProps>;

const isWide = () => window.matchMedia('(min-width: 1024px)').matches;

/** Four rows in the side column of a wide window; further people wait. */
export const Rows: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'People to follow' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(isWide() ? 4 : 6);
    await userEvent.click(canvas.getByRole('link', { name: '@sofia.lindqvist' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    // 2 §3
    for (const label of ['Friends of Friends', 'Similar Interests', 'Active Recently', 'Trending']) {
      await expect(canvas.getAllByText(label)[0]).toBeVisible();
    }
    // Of a button of 36 px, 44 px can be pressed.
    const follow = canvas.getByRole('button', { name: 'Follow @sofia.lindqvist' });
    const { left, top, bottom } = follow.getBoundingClientRect();
    await expect(bottom - top).toBe(36);
    for (const y of [top - 3, bottom + 3]) {
      await expect(document.elementFromPoint(left + 30, y)?.closest('button')).toBe(follow);
    }
    (document.activeElement as HTMLElement).blur();
  },
};

/** Cards of 148 px on a phone. */
export const Cards: Story = { globals: { viewport: { value: 'mobile1' } } };

/** A dismissed person goes, the next one takes the place, and its button the focus; at last the title has it. */
export const Dismissed: Story = {
  parameters: { visual: { disable: true } },
  args: { people: people.slice(0, 5) },
  render: function Dismissing({ people: first, ...args }) {
    const [left, setLeft] = useState(first);
    const [none, setNone] = useState(false);
    return (
      <>
        <SuggestedPeople
          {...args}
          people={left}
          onDismiss={({ id }) => setLeft((before) => before.filter((person) => person.id !== id))}
        />
        <button type="button" onClick={() => setNone(!none)}>
          After
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const dismiss = (username: string) => canvas.getByRole('button', { name: `Don’t suggest @${username}` });
    await userEvent.click(dismiss('emre.y'));
    const link = (username: string) => canvas.queryByRole('link', { name: `@${username}` });
    await waitFor(() => expect(link('emre.y')).toBeNull());
    await expect(dismiss('hana.p')).toHaveFocus();
    await expect(link('birgit')).toBeVisible();
    await userEvent.click(dismiss('birgit'));
    await waitFor(() => expect(link('birgit')).toBeNull());
    await expect(dismiss('kofi_m')).toHaveFocus();
    for (const username of ['kofi_m', 'hana.p', 'sofia.lindqvist']) {
      await userEvent.click(dismiss(username));
      await waitFor(() => expect(link(username)).toBeNull());
    }
    await expect(canvas.getByText('That’s everyone for now.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'People to follow' })).toHaveFocus();
  },
};

/** A followed person stays. */
export const Followed: Story = {
  play: async ({ canvas }) => {
    const follow = canvas.getByRole('button', { name: 'Follow @emre.y' });
    await userEvent.click(follow);
    await expect(canvas.getByRole('button', { name: 'Unfollow @emre.y, Following' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: '@emre.y' })).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};

/** Long names and reasons, and people without picture, reason and category. */
export const OddData: Story = {
  args: {
    people: [
      {
        id: '1',
        username: 'the.longest.name.that.fits.in',
        reason: 'Followed by the.longest.name.that.fits.in and 1,284 others',
        category: 'friendsOfFriends',
      },
      { id: '2', username: 'lea_v' },
      { id: '3', username: 'نور', reason: 'You like 6 of their posts', category: 'similarInterests' },
    ],
  },
};

export const Loading: Story = {
  args: { people: [], busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading people to follow');
  },
};

/** Rows or cards move nothing below them when they take the place of their skeletons. */
const loaded: Story = {
  parameters: { visual: { disable: true } },
  render: (args) => (
    <>
      <SuggestedPeople {...args} title="On their way" people={[]} busy />
      <SuggestedPeople {...args} people={people.slice(3, 4)} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const skeleton = canvasElement.querySelector('section [aria-hidden]');
    const { height } = canvas.getByRole('listitem').getBoundingClientRect();
    await expect(skeleton?.getBoundingClientRect().height).toBe(height);
  },
};
export const LoadedRows: Story = { ...loaded, globals: { viewport: { value: '1280' } } };
export const LoadedCards: Story = { ...loaded, globals: { viewport: { value: 'mobile1' } } };

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <SuggestedPeople {...args} />
    </div>
  ),
};

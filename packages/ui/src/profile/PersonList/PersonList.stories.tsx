import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { FollowButton } from '../../follow/FollowButton/FollowButton.tsx';
import { people } from '../people.fixtures.ts';
import { PersonList } from './PersonList.tsx';

const meta: Meta<typeof PersonList> = {
  title: 'Profile/PersonList',
  component: PersonList,
  args: {
    label: 'Followers',
    people,
    searchable: true,
    hrefOf: ({ id }) => `/user-profile/${id}`,
    onOpen: fn((_person, event) => event.preventDefault()),
    onQueryChange: fn(),
    onLoadMore: fn(),
    onRetry: fn(),
    actionOf: ({ username }) => <FollowButton username={username} emphasis="soft" />,
    empty: { title: 'No followers yet', help: 'Who follows you shows up here.' },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof PersonList>;

/** Typing reports the query; a press opens the person. The field is uncontrolled. */
export const Full: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by name' }), 'ju');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('ju');
    await userEvent.click(canvas.getByRole('link', { name: 'Jun Watanabe @jun' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(people[1], expect.anything());
    await userEvent.clear(canvas.getByRole('searchbox'));
    canvas.getByRole('searchbox').blur();
  },
};

export const Loading: Story = {
  args: { people: [], busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading people' })).toBeVisible();
    await expect(canvas.queryByText('No followers yet')).toBeNull();
  },
};

/** As many placeholder rows as people are expected, at most 20; by default 5. */
export const LoadingAFew: Story = {
  args: { people: [], busy: true, expected: 2 },
  render: (args) => (
    <>
      <PersonList {...args} />
      <div hidden>
        <PersonList {...args} label="Many" expected={4000} />
        <PersonList {...args} label="Nobody knows how many" expected={Number.NaN} />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const rows = canvas
      .getAllByRole('status', { name: 'Loading people', hidden: true })
      .map(({ childElementCount }) => childElementCount);
    await expect(rows).toEqual([2, 20, 5]);
  },
};

export const Empty: Story = {
  args: { people: [], searchable: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'No followers yet' })).toBeVisible();
  },
};

/** One quiet line, for a list that is one of several on a page. */
export const QuietlyEmpty: Story = {
  args: {
    people: [],
    searchable: false,
    quietEmpty: true,
    empty: { title: 'Nobody is blocked. People you block will appear here.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nobody is blocked/)).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** The error is one quiet line with a retry button. */
export const QuietlyFailed: Story = {
  args: { people: [], searchable: false, quietEmpty: true, error: 'The list couldn’t be loaded.' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The list couldn’t be loaded.');
    await expect(canvas.queryByRole('heading')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    canvas.getByRole('button').blur();
  },
};

/** In a list with a fixed height, the error is centred. */
export const InAHeight: Story = {
  args: { people: [], style: { minHeight: 420 }, error: 'The list couldn’t be loaded.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox').getBoundingClientRect();
    const told = canvas.getByRole('heading').parentElement?.parentElement as HTMLElement;
    const { top, bottom } = told.getBoundingClientRect();
    const list = canvas.getByRole('searchbox').closest('[aria-busy]') as HTMLElement;
    const above = top - field.bottom;
    const below = list.getBoundingClientRect().bottom - bottom;
    await expect(Math.abs(above - below)).toBeLessThan(24);
  },
};

export const NobodyFound: Story = {
  args: { people: [], query: 'zo' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No one found for “zo”.');
  },
};

/** Loaded people stay, and a button loads the rest again. */
export const Failed: Story = {
  args: { people: people.slice(0, 2), error: 'Error loading profile', hasMore: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    canvas.getByRole('button', { name: 'Try Again' }).blur();
  },
};

/** Near its end, the list loads more without a press. */
export const MoreToCome: Story = {
  args: { hasMore: true, searchable: false },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalled());
    await expect(canvas.getByRole('button', { name: 'Load more' })).toBeVisible();
  },
};

/** In a scroll container, the list loads more 200 px before its end, not earlier (1 §9, 2 §9). */
export const NearTheEndOfASheet: Story = {
  args: {
    hasMore: true,
    searchable: false,
    people: Array.from({ length: 30 }, (_, place) => ({ id: `${place}`, username: `person.${place}` })),
  },
  parameters: { visual: { disable: true } },
  render: (args) => (
    <div data-testid="scroller" style={{ height: 300, overflowY: 'auto' }}>
      <PersonList {...args} />
    </div>
  ),
  play: async ({ args, canvas }) => {
    const scroller = canvas.getByTestId('scroller');
    const end = canvas.getByRole('button', { name: 'Load more' }).parentElement as HTMLElement;
    const scrollTo = async (before: number) => {
      const { bottom } = scroller.getBoundingClientRect();
      scroller.scrollTop += end.getBoundingClientRect().top - bottom - before;
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    };
    await document.fonts.ready;
    await scrollTo(230);
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    // Late content, such as a font, may move the end, so the scrolling is retried.
    await waitFor(async () => {
      await scrollTo(195);
      await scrollTo(185);
      await expect(args.onLoadMore).toHaveBeenCalled();
    });
  },
};

/** After a removal, the focus goes to the next person, else the previous one, else the list. */
export const TakenOut: Story = {
  args: { searchable: false },
  render: function Removing(args) {
    const [left, setLeft] = useState(people.slice(0, 2));
    return (
      <PersonList
        {...args}
        people={left}
        hrefOf={undefined}
        actionOf={({ id, username }) => (
          <button type="button" onClick={() => setLeft(left.filter((person) => person.id !== id))}>
            Unblock {username}
          </button>
        )}
        empty={{ title: 'Nobody is blocked' }}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unblock mina.k' }));
    await expect(canvas.getByRole('button', { name: 'Unblock jun' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('list', { name: 'Followers' })).toHaveFocus();
    await expect(canvas.getByText('Nobody is blocked')).toBeVisible();
    canvas.getByRole('list').blur();
  },
};

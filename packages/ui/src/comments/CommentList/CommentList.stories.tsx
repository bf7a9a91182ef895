import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { comments, now } from '../comments.fixtures.ts';
import { type CommentEntry, CommentList } from './CommentList.tsx';

const meta = {
  title: 'Comments/CommentList',
  component: CommentList,
  args: {
    comments,
    now,
    onAuthorOpen: fn((_, event) => event.preventDefault()),
    onDelete: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CommentList>;
export default meta;
type Story = StoryObj<typeof meta>;

const own = (id: string, given: Partial<CommentEntry>): CommentEntry => ({
  id,
  author: 'mina.k',
  text: 'From Northlane',
  at: now,
  own: true,
  ...given,
});

/** Oldest comment first (D51), each with its age (D31). */
export const Ready: Story = {
  play: async ({ args, canvas }) => {
    const [first, second, third] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('jun.park');
    await expect(first).toHaveTextContent('3d');
    await expect(second).toHaveTextContent('2h');
    await expect(third).toHaveTextContent('12m');
    await userEvent.click(canvas.getByRole('link', { name: 'jun.park' }));
    await expect(args.onAuthorOpen).toHaveBeenCalledTimes(1);
    const remove = canvas.getByRole('button', { name: /^Delete your comment: From Northlane/ });
    await userEvent.click(remove);
    await expect(args.onDelete).toHaveBeenCalledWith(comments[2]);
    remove.blur();
  },
};

/** Hashtags of a comment are links. */
export const WithHashtags: Story = {
  parameters: { visual: { disable: true } },
  args: {
    comments: [
      {
        ...comments[0]!,
        text: 'More #linen, please',
        links: [{ start: 5, end: 11, href: '/discover?q=%23linen' }],
      },
    ],
    onLinkOpen: fn((_, event) => event.preventDefault()),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: '#linen' }));
    await expect(args.onLinkOpen).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('listitem')).toHaveTextContent('More #linen, please');
  },
};

/** One of the viewer's comments is being sent. Two failed and stay, with Retry and Delete (D79). */
export const OnTheWay: Story = {
  args: {
    comments: [
      ...comments.slice(0, 1),
      own('a', { status: 'failed', text: 'It was not sent' }),
      own('b', {
        status: 'failed',
        text: 'Nor was this',
        problem: 'You’re commenting too fast. Wait a moment and try again.',
      }),
      own('c', { status: 'sending', text: 'This one is leaving' }),
    ],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('This comment wasn’t sent.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry: It was not sent' }));
    await expect(args.onRetry).toHaveBeenCalledWith(expect.objectContaining({ id: 'a' }));
    await expect(canvas.queryByRole('button', { name: /This one is leaving/ })).toBeNull();
    (document.activeElement as HTMLElement).blur();
  },
};

/** A comment hidden by the viewer's content settings can be shown (D88). */
export const Hidden: Story = {
  args: { comments: [{ ...comments[0]!, hidden: true }, ...comments.slice(1)], onReport: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByText(/just right/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Options for the comment by jun.park' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Report' }));
    await expect(args.onReport).toHaveBeenCalledWith(expect.objectContaining({ id: '1' }));
    (document.activeElement as HTMLElement).blur();
  },
};

export const HiddenShownAnyway: Story = {
  args: Hidden.args ?? {},
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Show anyway' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/just right/)).toHaveFocus();
  },
};

export const LongWordsOnAPhone: Story = {
  args: {
    comments: [
      { ...comments[0]!, author: 'a'.repeat(30), text: 'W'.repeat(120) },
      own('b', { text: 'x'.repeat(60), status: 'failed' }),
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
};

export const Empty: Story = { args: { comments: [] } };

export const Loading: Story = { args: { comments: [], status: 'loading' } };

export const Failed: Story = {
  args: { comments: [], status: 'error', onReload: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onReload).toHaveBeenCalledTimes(1);
    (document.activeElement as HTMLElement).blur();
  },
};

export const EarlierFailed: Story = { args: { hasOlder: true, older: 'error' } };

const many = (from: number, to: number): CommentEntry[] =>
  Array.from({ length: to - from + 1 }, (_, place) => ({
    id: `${from + place}`,
    author: 'jun.park',
    text: `Comment ${from + place}`,
    at: now,
  }));

/**
 * Comments added above do not move the comment being read (P16). The list scrolls to the viewer's new comment
 * (D51), and to the error if sending fails (D79).
 */
export const EarlierOnes: Story = {
  parameters: { visual: { disable: true } },
  render: function Growing(args) {
    const [shown, setShown] = useState(many(21, 40));
    return (
      <div data-testid="scroller" style={{ height: 300, overflowY: 'auto' }}>
        <CommentList
          {...args}
          comments={shown}
          hasOlder={shown.length < 40}
          onOlderShow={() => setShown((before) => [...many(1, 20), ...before])}
        />
        <button
          type="button"
          onClick={() => setShown((before) => [...before, own('mine', { status: 'sending', text: 'Mine' })])}
        >
          Say something
        </button>
        <button
          type="button"
          onClick={() =>
            setShown((before) => [...before.slice(0, -1), own('mine', { status: 'failed', text: 'Mine' })])
          }
        >
          Lose it
        </button>
      </div>
    );
  },
  play: async ({ canvas }) => {
    const scroller = canvas.getByTestId('scroller');
    scroller.scrollTop = 100;
    const read = canvas.getByText('Comment 24');
    const { top } = read.getBoundingClientRect();
    canvas.getByRole('button', { name: 'Show earlier comments' }).click();
    await waitFor(() => expect(canvas.getByText('Comment 1')).toBeInTheDocument());
    await expect(Math.abs(read.getBoundingClientRect().top - top)).toBeLessThan(1);
    canvas.getByRole('button', { name: 'Say something' }).click();
    const mine = await canvas.findByText('Mine');
    await waitFor(() => {
      const { bottom } = mine.getBoundingClientRect();
      expect(bottom).toBeLessThanOrEqual(scroller.getBoundingClientRect().bottom + 1);
    });
    canvas.getByRole('button', { name: 'Lose it' }).click();
    const retry = await canvas.findByRole('button', { name: 'Retry: Mine' });
    await waitFor(() => {
      const { bottom } = retry.getBoundingClientRect();
      expect(bottom).toBeLessThanOrEqual(scroller.getBoundingClientRect().bottom + 1);
    });
  },
};

/** After a deletion, the focus goes to the next comment, else the previous one, else the list. */
export const FocusGoesOn: Story = {
  parameters: { visual: { disable: true } },
  render: function Deleting(args) {
    const [shown, setShown] = useState([own('a', { text: 'One' }), own('b', { text: 'Two' })]);
    return (
      <CommentList
        {...args}
        comments={shown}
        onDelete={({ id }) => setShown(shown.filter((comment) => comment.id !== id))}
      />
    );
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Delete your comment: One' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('listitem')).toHaveFocus();
    canvas.getByRole('button', { name: 'Delete your comment: Two' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('list')).toHaveFocus();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { now } from '../../rooms/rooms.fixtures.ts';
import { openVote, voteOf } from '../votes.fixtures.ts';
import { VoteCard } from './VoteCard.tsx';

const meta = {
  title: 'Votes/VoteCard',
  component: VoteCard,
  args: { vote: openVote, now, onChoiceChange: fn(), onExpand: fn(), onOptionOpen: fn() },
} satisfies Meta<typeof VoteCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The viewer stands first among the voters. The chosen bar, pressed again, takes the vote back (2 §4). */
export const Open: Story = {
  play: async ({ args, canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Which one for the ceremony?' });
    await expect(group).toHaveAccessibleDescription('Press your choice again to take your vote back.');
    await expect(canvas.getByText('4 of 5 voted')).toBeVisible();
    await expect(canvas.getByText('You, ana.r voted')).toBeVisible();
    const mine = canvas.getByRole('radio', { name: 'Cloudstep Runner, 2 votes, 50%' });
    await expect(mine).toBeChecked();
    await userEvent.click(mine);
    await expect(args.onChoiceChange).toHaveBeenLastCalledWith(null);
    await userEvent.click(canvas.getByRole('radio', { name: 'Wool Overcoat, Camel, 1 vote, 25%' }));
    await expect(args.onChoiceChange).toHaveBeenLastCalledWith('p2');
    (document.activeElement as HTMLElement).blur();
  },
};

/** Arrows move the focus without voting; Space votes, and takes the vote back. */
export const ByKeyboard: Story = {
  parameters: { visual: { disable: true } },
  render: function Voting(args) {
    const [choice, setChoice] = useState<string | null>(null);
    return (
      <VoteCard
        {...args}
        vote={{ ...voteOf(3), choice }}
        onChoiceChange={setChoice}
        onOptionOpen={undefined}
      />
    );
  },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('radio');
    canvas.getByRole('button', { name: /Show larger/ }).focus();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
    await expect(second).not.toBeChecked();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(third).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(third).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(third).not.toBeChecked();
  },
};

export const OnAPhone: Story = {
  args: { showAuthor: true },
  globals: { viewport: { value: '390' } },
};

/** Nothing chosen yet: an empty bar says zero. */
export const Fresh: Story = { args: { vote: voteOf(2) } };

export const FourOptions: Story = { args: { vote: voteOf(4) } };

export const SixOptions: Story = { args: { vote: voteOf(6) } };

export const Closed: Story = {
  args: { vote: { ...openVote, closed: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closed · Cloudstep Runner won')).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

/** The vote is shown as it was confirmed, with the reason (D79). */
export const Failed: Story = {
  args: { error: 'Failed to record vote. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

export const Sending: Story = { args: { sending: true, vote: voteOf(2) } };

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <VoteCard {...args} />
    </div>
  ),
};

export const Interaction: Story = {
  args: { onExpand: undefined, onOptionOpen: undefined, vote: voteOf(2) },
  parameters: { interaction: ['rest', 'hover', 'focus'] },
  render: (args) => (
    <div style={{ width: 320 }}>
      <VoteCard {...args} />
    </div>
  ),
};

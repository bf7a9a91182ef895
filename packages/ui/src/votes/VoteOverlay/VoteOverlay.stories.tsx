import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { RoomVote } from '../vote.ts';
import { openVote, voteOf } from '../votes.fixtures.ts';
import { VoteOverlay } from './VoteOverlay.tsx';

const meta = {
  title: 'Votes/VoteOverlay',
  component: VoteOverlay,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
  args: { open: true, onOpenChange: fn(), vote: openVote, onChoiceChange: fn(), onOptionOpen: fn() },
} satisfies Meta<typeof VoteOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only the bar votes; a picture opens its thing. */
export const ThreeOptions: Story = {
  globals: { viewport: { value: '1280' } },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Which one for the ceremony?' });
    await expect(dialog.scrollHeight).toBeLessThanOrEqual(dialog.clientHeight);
    await userEvent.click(screen.getByRole('button', { name: 'Open: Wool Overcoat, Camel' }));
    await expect(args.onOptionOpen).toHaveBeenCalledWith(args.vote.options[1], expect.anything());
    await expect(args.onChoiceChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('radio', { name: /^Wool Overcoat/ }));
    await expect(args.onChoiceChange).toHaveBeenCalledWith('p2');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, expect.anything());
    screen.getByRole('button', { name: 'Close' }).focus();
  },
};

export const TwoOptions: Story = { args: { vote: voteOf(2) }, globals: { viewport: { value: '1280' } } };

export const FourOnAPhone: Story = {
  args: { vote: voteOf(4) },
  globals: { viewport: { value: '390' } },
};

export const Failed: Story = {
  args: { error: 'Failed to record vote. Please try again.' },
  globals: { viewport: { value: '390' } },
};

export const Closed: Story = {
  args: { vote: { ...openVote, closed: true } },
  globals: { viewport: { value: '1280' } },
};

const voter = (name: string) => ({ id: name, name });
const voted = (counts: readonly string[][], closed = false): RoomVote => {
  const { options, ...vote } = voteOf(6);
  return {
    ...vote,
    closed,
    options: options.map((option, place) => {
      const voters = (counts[place] ?? []).map(voter);
      return { ...option, count: voters.length, voters };
    }),
  };
};
const crowd = Array.from({ length: 20 }, (_, number) => `a.friend.of.everybody.${number}`);
const later = [crowd, ['jun', 'kai', 'lea.v'], ['otis']];
const stages = [voted([crowd, ['jun']]), voted(later), voted(later, true)];

/** Votes that arrive and the end of the vote change it in place: focus and scroll stay. */
export const ChangesWhileOpen: Story = {
  parameters: { visual: { disable: true } },
  globals: { viewport: { value: '390' } },
  render: function Changing(args) {
    const [stage, setStage] = useState(0);
    const next = (
      <button type="button" onClick={() => setStage(stage + 1)}>
        Next
      </button>
    );
    return <VoteOverlay {...args} vote={stages[stage] ?? args.vote} menu={next} />;
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    const radio = screen.getByRole('radio', { name: /^Wool Overcoat/ });
    const voters = screen.getByText(/jun/);
    radio.focus();
    dialog.scrollTop = 40;
    await expect(dialog.scrollTop).toBe(40);
    // A press from code leaves the focus alone.
    screen.getByRole('button', { name: 'Next' }).click();
    await waitFor(() => expect(radio).toHaveAccessibleName(/, 3 votes,/));
    await expect(voters).toHaveTextContent(/jun.*kai.*lea\.v/);
    await expect(radio).toHaveFocus();
    await expect(dialog.scrollTop).toBe(40);

    screen.getByRole('button', { name: 'Next' }).click();
    await waitFor(() => expect(screen.queryByRole('radio')).toBeNull());
    await expect(screen.getByRole('dialog')).toBe(dialog);
    await expect(voters).toBeVisible();
    await expect(voters).toHaveTextContent(/jun.*kai.*lea\.v/);
    const place = voters.closest('li');
    await expect(place).toContainElement(document.activeElement as HTMLElement);
    await expect(document.activeElement).toHaveTextContent(/3 votes/);
    await expect(dialog.scrollTop).toBe(40);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: /^Open: .?Satin Slingback/ })).toHaveFocus();
  },
};

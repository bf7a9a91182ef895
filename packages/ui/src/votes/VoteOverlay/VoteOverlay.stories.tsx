import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
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

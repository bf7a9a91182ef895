import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { HeartButton } from './HeartButton.tsx';

const meta: Meta<typeof HeartButton> = {
  title: 'Likes/HeartButton',
  component: HeartButton,
  args: { thing: 'Cloudstep Runner', liked: false, onLikedChange: fn() },
  decorators: [
    (Story, { args }) => (
      <div
        style={{
          display: 'inline-flex',
          padding: 16,
          background: args.variant === 'outline' ? undefined : '#C9B7A6',
        }}
      >
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof HeartButton>;

export const Unliked: Story = {
  play: async ({ args, canvas }) => {
    const heart = canvas.getByRole('button', { name: 'Like Cloudstep Runner', pressed: false });
    await userEvent.click(heart);
    await expect(args.onLikedChange).toHaveBeenLastCalledWith(true);
    await expect(heart.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    heart.blur();
  },
};

export const Liked: Story = {
  args: { liked: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Like Cloudstep Runner', pressed: true }));
    await expect(args.onLikedChange).toHaveBeenLastCalledWith(false);
  },
};

/** While the request is in flight, presses do nothing and the focus stays (D83). */
export const Pending: Story = {
  args: { liked: true, pending: true },
  play: async ({ args, canvas }) => {
    const heart = canvas.getByRole('button');
    await userEvent.tab();
    await expect(heart).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(heart);
    await expect(args.onLikedChange).not.toHaveBeenCalled();
    await expect(heart).toHaveAttribute('aria-disabled', 'true');
    await expect(heart).toHaveFocus();
  },
};

/** Bordered, for use beside other buttons; its name stays while it toggles. */
export const Outline: Story = {
  args: { variant: 'outline' },
  render: function Toggling(args) {
    const [liked, setLiked] = useState(false);
    return <HeartButton {...args} liked={liked} onLikedChange={setLiked} />;
  },
  play: async ({ canvasElement }) => {
    const heart = within(canvasElement).getByRole('button', { name: 'Like Cloudstep Runner' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(heart).toHaveAccessibleName('Like Cloudstep Runner');
  },
};

export const Interaction: Story = {
  parameters: { interaction: ['rest', 'hover', 'focus', 'pressed'] },
};

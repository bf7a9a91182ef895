import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FollowButton } from './FollowButton.tsx';

const meta = {
  title: 'Follow/FollowButton',
  component: FollowButton,
  args: { username: 'jun', onFollowingChange: fn() },
} satisfies Meta<typeof FollowButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Kept by itself: `Follow` (1 §2), whom it is about in its name; a press asks for the other state. */
export const NotFollowed: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Follow @jun' });
    const { width } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(args.onFollowingChange).toHaveBeenLastCalledWith(true);
    await expect(button).toHaveAccessibleName('Unfollow @jun');
    await expect(button.getBoundingClientRect().width).toBe(width);
    await userEvent.keyboard('{Enter}');
    await expect(args.onFollowingChange).toHaveBeenLastCalledWith(false);
    await expect(button).toHaveFocus();
    button.blur();
  },
};

/** `Unfollow` (1 §2). */
export const Followed: Story = {
  args: { following: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unfollow @jun' }));
    await expect(args.onFollowingChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByRole('button')).toHaveTextContent('Unfollow');
  },
};

/** Among many: there is one strong button on a screen at most. */
export const Soft: Story = {
  args: { emphasis: 'soft' },
  render: (args) => (
    <div style={{ display: 'flex', gap: 8 }}>
      <FollowButton {...args} />
      <FollowButton {...args} defaultFollowing />
    </div>
  ),
};

/** A press came a moment ago: the next one is passed over, and nothing about the button changes (D22). */
export const Cooling: Story = {
  args: { following: true, cooling: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.onFollowingChange).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).not.toHaveAttribute('aria-disabled');
    button.blur();
  },
};

export const Interaction: Story = {
  parameters: { interaction: ['rest', 'hover', 'focus', 'pressed', 'disabled'] },
};

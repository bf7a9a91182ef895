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

/** Uncontrolled. The label is `Follow` (1 §2), and the accessible name includes the username. */
export const NotFollowed: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Follow @jun' });
    const { width } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(args.onFollowingChange).toHaveBeenLastCalledWith(true);
    await expect(button).toHaveAccessibleName('Unfollow @jun, Following');
    await expect(button.getBoundingClientRect().width).toBe(width);
    await userEvent.keyboard('{Enter}');
    await expect(args.onFollowingChange).toHaveBeenLastCalledWith(false);
    await expect(button).toHaveFocus();
    button.blur();
  },
};

/** `Following` at rest, `Unfollow` under the pointer or with the focus; the name has both (1 §2). */
export const Followed: Story = {
  args: { following: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Unfollow @jun, Following' });
    await expect(canvas.getByText('Following')).toBeVisible();
    await expect(canvas.getByText('Unfollow')).not.toBeVisible();
    await userEvent.click(button);
    await expect(args.onFollowingChange).toHaveBeenLastCalledWith(false);
    button.blur();
  },
};

/** For lists, because a screen has at most one strong button. */
export const Soft: Story = {
  args: { emphasis: 'soft' },
  render: (args) => (
    <div style={{ display: 'flex', gap: 8 }}>
      <FollowButton {...args} />
      <FollowButton {...args} defaultFollowing />
    </div>
  ),
};

/** 36 px high, with 44 px to press, for narrow rows. */
export const Small: Story = {
  args: { emphasis: 'soft', size: 'small' },
  render: (args) => (
    <div style={{ display: 'flex', gap: 8 }}>
      <FollowButton {...args} />
      <FollowButton {...args} defaultFollowing />
    </div>
  ),
  play: async ({ canvas }) => {
    const [follow, following] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(follow?.height).toBe(36);
    await expect(following?.width).toBe(follow?.width);
  },
};

/** Shortly after a press, the button ignores further ones, but looks unchanged (D22). */
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { roomFriends as friends } from '../rooms.fixtures.ts';
import { FriendPicker } from './FriendPicker.tsx';

const meta = {
  title: 'Rooms/FriendPicker',
  component: FriendPicker,
  args: { friends, onValueChange: fn() },
} satisfies Meta<typeof FriendPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneChosen: Story = {
  args: { defaultValue: ['1'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /otis/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['1', '3']);
    await userEvent.click(canvas.getByRole('checkbox', { name: /Léa/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['3']);
    (document.activeElement as HTMLElement).blur();
  },
};

export const Full: Story = {
  args: { defaultValue: ['1', '2'], max: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /otis/ })).toBeDisabled();
    await expect(canvas.getByRole('checkbox', { name: /Léa/ })).toBeEnabled();
  },
};

const many = Array.from({ length: 12 }, (_, place) => ({ id: `m${place}`, username: `friend.${place}` }));

export const Searched: Story = {
  args: { friends: [...friends, ...many] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search friends' }), 'lea');
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search friends' }), 'zz');
    await expect(canvas.getByText('No friends found')).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};

export const Loading: Story = { args: { friends: [], status: 'loading' } };

export const Nobody: Story = { args: { friends: [] } };

export const Failed: Story = {
  args: { friends: [], status: 'error', onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { roomFriends as friends } from '../rooms.fixtures.ts';
import { InviteList } from './InviteList.tsx';

const meta = {
  title: 'Rooms/InviteList',
  component: InviteList,
  args: { friends, onInvite: fn() },
} satisfies Meta<typeof InviteList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  args: { defaultValue: ['1'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /otis/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Invite 2' }));
    await expect(args.onInvite).toHaveBeenCalledWith(['1', '3']);
    (document.activeElement as HTMLElement).blur();
  },
};

export const NoneChosen: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite 0' }));
    const alert = await screen.findByRole('alertdialog', {
      name: 'Please select at least one friend to invite.',
    });
    await expect(args.onInvite).not.toHaveBeenCalled();
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(alert).not.toBeInTheDocument());
    (document.activeElement as HTMLElement).blur();
  },
};

export const Busy: Story = { args: { defaultValue: ['1'], busy: true } };

export const Nobody: Story = { args: { friends: [] } };

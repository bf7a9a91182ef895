import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { roomFriends } from '../rooms.fixtures.ts';
import { ParticipantList } from './ParticipantList.tsx';

const people = [
  { id: '0', name: 'Mina Kovač', username: 'mina.k', own: true, online: true },
  ...roomFriends.slice(0, 2).map((friend, place) => ({ ...friend, online: place === 0 })),
  { id: '9' },
];

const meta = {
  title: 'Rooms/ParticipantList',
  component: ParticipantList,
  args: { people, onInvite: fn(), onLeave: fn() },
} satisfies Meta<typeof ParticipantList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const People: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByText('Unknown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Invite Friends' }));
    await expect(args.onInvite).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave Room' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};

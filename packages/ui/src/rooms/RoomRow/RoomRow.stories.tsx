import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { now, roomPeople } from '../rooms.fixtures.ts';
import { RoomRow } from './RoomRow.tsx';

const room = {
  id: 'r1',
  name: 'October wedding',
  people: roomPeople.slice(0, 2),
  count: 5,
  recent: { author: 'otis', text: '@mina.k shorten it by two fingers, not three.' },
  at: '2026-11-22T11:54:00Z',
};

const meta = {
  title: 'Rooms/RoomRow',
  component: RoomRow,
  args: { room, href: '/rooms/r1', now, onOpen: fn((event) => event.preventDefault()) },
} satisfies Meta<typeof RoomRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  render: (args) => (
    <div style={{ width: 288 }}>
      <RoomRow {...args} active />
      <RoomRow {...args} room={{ ...room, name: 'Under $100', unread: 3 }} />
      <RoomRow {...args} room={{ ...room, name: 'Kleiderkammer für die lange Reise', recent: null }} />
      <RoomRow
        {...args}
        room={{ ...room, name: 'One good coat', recent: { author: 'mina.k', own: true, text: 'Camel?' } }}
      />
    </div>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Under $100' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('October wedding');
    (document.activeElement as HTMLElement).blur();
  },
};

export const Interaction: Story = { parameters: { interaction: ['rest', 'hover', 'focus'] } };

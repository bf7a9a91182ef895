import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { handbag, overcoat, runner } from '../../products/products.fixtures.ts';
import type { RoomEntry } from '../room-entry.ts';
import { now, roomPeople } from '../rooms.fixtures.ts';
import { RoomCard } from './RoomCard.tsx';

const pictures = [runner, overcoat, handbag].map(({ picture }) => picture?.src ?? '');

const wedding: RoomEntry = {
  id: 'r1',
  name: 'October wedding',
  description: 'By the lake, no heels.',
  people: roomPeople.slice(0, 3),
  count: 5,
  recent: {
    author: 'otis',
    text: '@mina.k shorten it by two fingers, not three, and then we look at shoes.',
  },
  unread: 2,
  at: '2026-11-22T11:54:00Z',
  pictures,
};

const rooms: RoomEntry[] = [
  wedding,
  {
    ...wedding,
    id: 'r2',
    name: 'One good coat',
    description: null,
    unread: 0,
    pictures: pictures.slice(1, 2),
    count: 4,
    recent: { author: 'mina.k', own: true, text: 'Camel or black?' },
  },
  {
    ...wedding,
    id: 'r3',
    name: 'Kleiderkammer für die lange Reise nach Lissabon im Mai',
    pictures: [],
    unread: 120,
    count: 25,
  },
];

const meta = {
  title: 'Rooms/RoomCard',
  component: RoomCard,
  args: { room: wedding, href: '/rooms/r1', now, onOpen: fn((event) => event.preventDefault()) },
} satisfies Meta<typeof RoomCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const grid = (args: Parameters<typeof RoomCard>[0]) => (
  <div
    style={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
      gap: 16,
    }}
  >
    {rooms.map((room) => (
      <RoomCard key={room.id} {...args} room={room} />
    ))}
  </div>
);

export const Grid: Story = {
  render: grid,
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByText('2 unread messages')).toHaveLength(1);
    await expect(canvas.getAllByText('lea.v, jun, otis +2 more')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('link', { name: 'October wedding' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};

export const Quiet: Story = {
  args: { room: { ...wedding, people: [], count: 1, recent: null, unread: 0, pictures: [] } },
  decorators: [(draw) => <div style={{ maxWidth: 396 }}>{draw()}</div>],
};

export const OnAPhone: Story = { render: grid, globals: { viewport: { value: 'mobile1' } } };

export const Interaction: Story = { parameters: { interaction: ['rest', 'hover', 'focus'] } };

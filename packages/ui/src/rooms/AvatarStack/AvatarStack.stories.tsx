import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { roomPeople } from '../rooms.fixtures.ts';
import { AvatarStack } from './AvatarStack.tsx';

const meta = {
  title: 'Rooms/AvatarStack',
  component: AvatarStack,
  args: { people: roomPeople, total: 5, ground: 'canvas' },
} satisfies Meta<typeof AvatarStack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeOfFive: Story = {
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 10 }}>
      <AvatarStack {...args} />5 people
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+2')).toBeVisible();
  },
};

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      {(['tiny', 'compact', 'small', 'medium'] as const).map((size) => (
        <AvatarStack key={size} {...args} size={size} />
      ))}
    </div>
  ),
};

export const Pair: Story = {
  args: { arrangement: 'pair' },
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      <AvatarStack {...args} />
      <AvatarStack {...args} people={roomPeople.slice(0, 1)} />
    </div>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MESSAGE_CIRCLE } from '../icons/message-circle.ts';
import { CountedLink } from './CountedLink.tsx';

const meta = {
  title: 'Controls/CountedLink',
  component: CountedLink,
  args: {
    href: '/rooms',
    icon: MESSAGE_CIRCLE,
    label: (shown: string) => (shown === '0' ? 'Dressing rooms' : `Dressing rooms, ${shown} unread`),
    count: 3,
  },
} satisfies Meta<typeof CountedLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counts: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 12 }}>
      {[0, 1, 12, 99, 120].map((count) => (
        <CountedLink key={count} {...args} count={count} active={count === 12} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link').map((link) => link.getAttribute('aria-label'));
    await expect(names).toEqual([
      'Dressing rooms',
      'Dressing rooms, 1 unread',
      'Dressing rooms, 12 unread',
      'Dressing rooms, 99 unread',
      'Dressing rooms, 99+ unread',
    ]);
  },
};

export const Interaction: Story = {
  parameters: { interaction: ['rest', 'hover', 'focus', 'pressed'] },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RelativeTime } from './RelativeTime.tsx';

const now = Date.parse('2026-11-22T12:00:00Z');
const HOUR = 3_600_000;

const meta = {
  title: 'Controls/RelativeTime',
  component: RelativeTime,
  args: { at: now - 3 * HOUR, now },
} satisfies Meta<typeof RelativeTime>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hours: Story = {
  play: async ({ canvas }) => {
    const time = canvas.getByText('3h');
    await expect(time).toHaveAttribute('datetime', '2026-11-22T09:00:00.000Z');
    await expect(time).toHaveAttribute('title', expect.stringContaining('Nov 22, 2026'));
  },
};

export const LongAgo: Story = {
  args: { at: '2025-03-01T12:00:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mar 1, 2025')).toBeVisible();
  },
};

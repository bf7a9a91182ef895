import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PresenceDot } from './PresenceDot.tsx';

const meta = {
  title: 'Rooms/PresenceDot',
  component: PresenceDot,
  args: { online: true },
} satisfies Meta<typeof PresenceDot>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is drawn where presence is not known (D77). */
export const OnlineAndOffline: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 16 }}>
      <PresenceDot {...args} />
      <PresenceDot {...args} online={false} />
      <PresenceDot {...args} online={undefined} data-testid="unknown" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Online')).toBeInTheDocument();
    await expect(canvas.getByText('Offline')).toBeInTheDocument();
    await expect(canvas.queryByTestId('unknown')).toBeNull();
  },
};

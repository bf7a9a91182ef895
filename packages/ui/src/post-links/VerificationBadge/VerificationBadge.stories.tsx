import type { Meta, StoryObj } from '@storybook/react-vite';
import { VerificationBadge } from './VerificationBadge.tsx';

const meta: Meta<typeof VerificationBadge> = {
  title: 'Post links/VerificationBadge',
  component: VerificationBadge,
};
export default meta;
type Story = StoryObj<typeof VerificationBadge>;

/** Verified, wrong, and no verdict (1 §4). */
export const States: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      <VerificationBadge confirmed />
      <VerificationBadge confirmed={false} />
      <VerificationBadge confirmed={null} />
    </div>
  ),
};

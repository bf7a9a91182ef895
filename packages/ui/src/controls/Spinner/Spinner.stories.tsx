import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './Spinner.tsx';

const meta = { title: 'Controls/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 24 }}>
      <Spinner size="small" />
      <Spinner />
      <Spinner size="large" label="Loading products" />
    </div>
  ),
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('status').map((status) => status.textContent);
    await expect(texts).toEqual(['Loading', 'Loading', 'Loading products']);
  },
};

export const Decoration: Story = {
  args: { label: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

/** Counterexample: a spinner for each part of a page. */
export const Several: Story = {
  tags: ['!dev', '!test'],
  render: () => (
    <div style={{ display: 'flex', gap: 48 }}>
      <Spinner />
      <Spinner />
      <Spinner />
    </div>
  ),
};

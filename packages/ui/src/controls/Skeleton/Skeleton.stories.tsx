import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'Controls/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = {
  render: () => (
    <div aria-busy style={{ display: 'grid', gap: 8, width: 240 }}>
      <Skeleton radius="card" aspectRatio="4 / 5" />
      <Skeleton height={16} width="80%" />
      <Skeleton height={16} width={96} />
      <Skeleton radius="pill" height={32} width={120} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('[aria-hidden]')].map((box) => box.clientHeight);
    await expect(heights).toEqual([300, 16, 16, 32]);
  },
};

/** Counterexample: a box for every word. */
export const EveryWord: Story = {
  tags: ['!dev', '!test'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, width: 280 }}>
      {[40, 90, 24, 60, 120, 36, 80].map((width) => (
        <Skeleton key={width} width={width} height={16} />
      ))}
    </div>
  ),
};

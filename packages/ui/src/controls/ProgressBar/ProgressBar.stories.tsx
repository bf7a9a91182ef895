import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect } from 'storybook/test';
import { UiProvider } from '../../UiProvider.ts';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Controls/ProgressBar',
  component: ProgressBar,
  args: { label: 'Sending pictures', value: 40 },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 24, maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const root = createRef<HTMLDivElement>();

/** Progress at the start, in between and at the end; in words; and unknown. */
export const States: Story = {
  render: (args) => (
    <>
      <ProgressBar {...args} value={0} />
      <ProgressBar {...args} ref={root} id="sent" className="own" style={{ order: 0 }} />
      <ProgressBar {...args} value={10} max={10} valueText="10 of 10 pictures" />
      <ProgressBar {...args} label="Looking for shops" value={undefined} />
    </>
  ),
  play: async ({ canvas }) => {
    const [nothing, part, all] = canvas.getAllByRole('progressbar', { name: 'Sending pictures' });
    await expect(nothing).toHaveAttribute('aria-valuenow', '0');
    await expect(part).toHaveAttribute('aria-valuetext', '40%');
    await expect(part).toBe(root.current);
    await expect(part).toHaveClass('own');
    await expect(part).toHaveAttribute('id', 'sent');
    await expect(part).toHaveStyle({ order: '0' });
    await expect(all).toHaveAttribute('aria-valuetext', '10 of 10 pictures');
    const looking = canvas.getByRole('progressbar', { name: 'Looking for shops' });
    await expect(looking).not.toHaveAttribute('aria-valuenow');
    const bar = looking.querySelector('div:last-child > div')!;
    await expect(bar.getAnimations()).toEqual([]);
  },
};

/** Invalid numbers count as the start, the end, or unknown progress. */
export const Nonsense: Story = {
  parameters: { visual: { disable: true } },
  render: (args) => (
    <>
      <ProgressBar {...args} value={-3} />
      <ProgressBar {...args} value={400} />
      <ProgressBar {...args} value={Number.NaN} />
      <ProgressBar {...args} value={0} max={0} hideLabel />
    </>
  ),
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'));
    await expect(shown).toEqual(['0', '100', null, null]);
  },
};

export const LongWordsRightToLeft: Story = {
  args: { label: 'שליחת תמונות של Donaudampfschifffahrtsgesellschaftskapitänsanhänger' },
  render: (args) => (
    <UiProvider locale="he-IL">
      <div dir="rtl" style={{ width: 260 }}>
        <ProgressBar {...args} />
      </div>
    </UiProvider>
  ),
};

/** Counterexample: a bar that stays at 99. */
export const NearlyDone: Story = {
  tags: ['!dev', '!test'],
  args: { value: 99 },
};

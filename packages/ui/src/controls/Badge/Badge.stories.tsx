import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect } from 'storybook/test';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Controls/Badge',
  component: Badge,
  args: { children: 'New' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones = ['neutral', 'accent', 'positive', 'warning', 'danger'] as const;
const root = createRef<HTMLSpanElement>();

export const Tones: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['soft', 'solid'] as const).map((variant) => (
        <div key={variant} style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
          {tones.map((tone) => (
            <Badge key={tone} {...args} tone={tone} variant={variant}>
              {tone}
            </Badge>
          ))}
        </div>
      ))}
    </div>
  ),
};

/** Short numbers stand in a circle. A dot needs words nearby. */
export const CountsAndDots: Story = {
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
      {['1', '12', '1,204'].map((count) => (
        <Badge key={count} {...args} tone="accent" variant="solid">
          {count}
        </Badge>
      ))}
      <span>
        Rooms <Badge ref={root} tone="accent" id="unread" className="own" style={{ order: 1 }} /> 3 unread
      </span>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const one = canvas.getByText('1').getBoundingClientRect();
    await expect(one.width).toBe(one.height);
    const dot = canvasElement.querySelector('#unread');
    await expect(dot).toBe(root.current);
    await expect(dot).toHaveClass('own');
    await expect(dot).toHaveStyle({ order: '1', width: '8px' });
  },
};

export const LongWordsRightToLeft: Story = {
  args: { children: 'עד סוף השבוע ב Donaudampfschifffahrtsgesellschaft', tone: 'positive' },
  render: (args) => (
    <div dir="rtl" style={{ width: 160 }}>
      <Badge {...args} />
    </div>
  ),
};

/** Counterexample: only the colour tells the badges apart. */
export const ColourAlone: Story = {
  tags: ['!dev', '!test'],
  render: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      <Badge tone="positive" />
      <Badge tone="danger" />
    </div>
  ),
};

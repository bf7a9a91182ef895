import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Callout } from './Callout.tsx';

const meta = {
  title: 'Controls/Callout',
  component: Callout,
  args: { children: 'Prices are those of the shop, and may have changed since.' },
} satisfies Meta<typeof Callout>;
export default meta;
type Story = StoryObj<typeof meta>;

const root = createRef<HTMLDivElement>();

export const Tones: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, maxWidth: 560 }}>
      <Callout {...args} ref={root} id="prices" className="own" style={{ order: 0 }} />
      <Callout tone="positive" title="Your plan is active">
        It renews on 4 March.
      </Callout>
      <Callout tone="warning">Two of the five things in your cart cost more than yesterday.</Callout>
      <Callout tone="danger" title="The payment failed" role="alert">
        Your bank refused it. Nothing was charged.
      </Callout>
      <Callout icon={null}>Without an icon.</Callout>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The payment failed');
    const callout = canvasElement.querySelector('#prices');
    await expect(callout).toBe(root.current);
    await expect(callout).toHaveClass('own');
    await expect(callout).toHaveStyle({ order: '0' });
  },
};

const pressed = fn();

export const WithAnAction: Story = {
  args: { action: <Button onClick={pressed}>Look at them</Button> },
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, maxWidth: 360 }}>
      <Callout {...args} tone="warning">
        Two things cost more than yesterday.
      </Callout>
      <Callout {...args} tone="warning" title="Prices changed" />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Look at them' })[0]!);
    await expect(pressed).toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};

export const LongWordsRightToLeft: Story = {
  args: {
    tone: 'danger',
    title: 'התשלום נכשל',
    children: 'Donaudampfschifffahrtsgesellschaftskapitänsanhänger: הבנק סירב. לא חויבת.',
    action: <Button>נסה שוב</Button>,
  },
  render: (args) => (
    <div dir="rtl" style={{ width: 300 }}>
      <Callout {...args} />
    </div>
  ),
};

/** Counterexample: three callouts at once. */
export const ThreeAtOnce: Story = {
  tags: ['!dev', '!test'],
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxWidth: 560 }}>
      <Callout>Prices are those of the shop.</Callout>
      <Callout tone="warning">Two of the five things in your cart cost more than yesterday.</Callout>
      <Callout tone="danger">The payment failed.</Callout>
    </div>
  ),
};

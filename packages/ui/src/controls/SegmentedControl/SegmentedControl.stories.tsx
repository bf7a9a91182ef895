import type { Meta, StoryObj } from '@storybook/react-vite';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import { createRef, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta: Meta<typeof SegmentedControl> = {
  title: 'Controls/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Paid',
    options: [
      { value: 'month', label: 'Monthly' },
      { value: 'year', label: 'Yearly' },
    ],
    onValueChange: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof SegmentedControl>;

const root = createRef<HTMLFieldSetElement>();

/** Uncontrolled. Arrow keys choose; a form can submit and reset the choice. */
export const Uncontrolled: Story = {
  args: { ref: root, defaultValue: 'month', name: 'interval', id: 'interval', className: 'own' },
  render: (args) => (
    <form>
      <SegmentedControl {...args} style={{ order: 1 }} />
      <button type="reset" hidden>
        Reset
      </button>
    </form>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const control = canvas.getByRole('radiogroup', { name: 'Paid' });
    await expect(control).toBe(root.current);
    await expect(control).toHaveClass('own');
    await expect(control).toHaveAttribute('id', 'interval');
    const [month, year] = canvas.getAllByRole('radio');
    await userEvent.tab();
    await expect(month).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('year');
    const form = canvasElement.querySelector('form')!;
    await expect(new FormData(form).get('interval')).toBe('year');
    form.reset();
    await expect(month).toBeChecked();
    const { left, top, height } = year!.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, top + height + 1)).toBe(year);
  },
};

/** As wide as the column. */
export const Block: Story = {
  args: { block: true, hideLabel: true, defaultValue: 'month' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('radiogroup', { name: 'Paid' });
    const [month] = canvas.getAllByRole('radio');
    await expect(month!.getBoundingClientRect().width).toBeGreaterThan(control.clientWidth / 2 - 8);
  },
};

/** Controlled. Options that show only icons still have names. */
export const WithIcons: Story = {
  render: function Owned(args) {
    const [value, setValue] = useState('grid');
    return (
      <SegmentedControl
        {...args}
        label="Layout"
        hideLabel
        options={[
          { value: 'grid', label: 'Grid', icon: <LayoutGrid size={18} />, hideLabel: true },
          { value: 'list', label: 'List', icon: <List size={18} />, hideLabel: true },
        ]}
        value={value}
        onValueChange={setValue}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'List' }));
    await expect(canvas.getByRole('radio', { name: 'List' })).toBeChecked();
    (document.activeElement as HTMLElement).blur();
  },
};

/** The whole control disabled, and one option alone. */
export const Disabled: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 24 }}>
      <SegmentedControl {...args} disabled defaultValue="year" />
      <SegmentedControl
        {...args}
        defaultValue="month"
        options={args.options.map((option) => ({ ...option, disabled: option.value === 'year' }))}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')[0]).toBeDisabled();
  },
};

export const LongWordsRightToLeft: Story = {
  args: {
    label: 'תשלום',
    options: [
      { value: 'month', label: 'פעם בחודש, אפשר להפסיק בכל עת' },
      { value: 'year', label: 'Donaudampfschifffahrtsgesellschaft' },
    ],
    defaultValue: 'year',
  },
  render: (args) => (
    <div dir="rtl" style={{ width: 280 }}>
      <SegmentedControl {...args} />
    </div>
  ),
};

export const Interaction: Story = {
  parameters: { interaction: ['rest', 'hover', 'focus', 'disabled'] },
};

/** Counterexample: pages to go to, which need links. */
export const PlacesToGo: Story = {
  tags: ['!dev', '!test'],
  args: {
    label: 'Go to',
    options: [
      { value: 'home', label: 'Home' },
      { value: 'cart', label: 'Cart' },
      { value: 'login', label: 'Sign in' },
    ],
    defaultValue: 'home',
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Select } from './Select.tsx';

const meta: Meta<typeof Select> = {
  title: 'Controls/Select',
  component: Select,
  args: {
    label: 'Sort by',
    options: [
      { value: 'new', label: 'Newest first' },
      { value: 'old', label: 'Oldest first' },
      { value: 'near', label: 'Nearest first', disabled: true },
    ],
    value: 'new',
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Select>;

export const Default: Story = {
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Select
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange?.(next);
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Sort by' });
    await userEvent.selectOptions(select, 'Oldest first');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('old');
    await expect(select).toHaveDisplayValue('Oldest first');
    await expect(getComputedStyle(select).fontSize).toBe('16px');
  },
};

export const HiddenLabel: Story = { args: { hideLabel: true } };

export const Disabled: Story = { args: { disabled: true } };

export const LongWordsRightToLeft: Story = {
  args: {
    label: 'סדר',
    options: [{ value: 'long', label: 'A label that is a good deal longer than there is room for' }],
    value: 'long',
  },
  render: (args) => (
    <div dir="rtl">
      <Select {...args} />
    </div>
  ),
};

export const Interaction: Story = {
  parameters: { interaction: ['rest', 'focus', 'disabled'] },
};

/** How it should not be. */
export const PleaseChoose: Story = {
  tags: ['!dev', '!test'],
  args: {
    options: [
      { value: 'none', label: 'Please choose' },
      { value: 'new', label: 'Newest first' },
    ],
    value: 'none',
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
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

const select = createRef<HTMLSelectElement>();

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

/** Uncontrolled, with a hint; a form resets the choice. */
export const Uncontrolled: Story = {
  args: { value: undefined, defaultValue: 'old', name: 'sort', hint: 'For all of your lists.', ref: select },
  parameters: { visual: { disable: true } },
  render: (args) => (
    <form>
      <Select {...args} />
      <Select {...args} ref={undefined} label="Then by" value="old" name="then" />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const [kept, owned] = canvas.getAllByRole('combobox');
    await expect(kept).toBe(select.current);
    await expect(kept).toHaveAccessibleDescription('For all of your lists.');
    await userEvent.selectOptions(kept!, 'Newest first');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(kept).toHaveDisplayValue('Oldest first'));
    await expect(owned).toHaveDisplayValue('Oldest first');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(kept).toHaveDisplayValue('Oldest first'));
    await expect([...new FormData(canvasElement.querySelector('form')!).values()]).toEqual(['old', 'old']);
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  },
};

export const WithAnError: Story = {
  args: { error: 'Nothing is near: we do not know where you are.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Nothing is near: we do not know where you are.');
  },
};

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

/** Counterexample: an option that is no choice. */
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Controls/Checkbox',
  component: Checkbox,
  args: { label: 'Tell me when a price drops', onCheckedChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <>
      <Checkbox {...args} label="Not ticked" />
      <Checkbox {...args} label="Ticked" defaultChecked />
      <Checkbox {...args} label="Some of it" indeterminate />
      <Checkbox {...args} label="Disabled" disabled />
      <Checkbox {...args} label="Disabled and ticked" disabled defaultChecked />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Ticked' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Some of it' })).toBePartiallyChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Not ticked' })).toHaveFocus();
  },
};

const input = createRef<HTMLInputElement>();

/** Uncontrolled. Label and box are one target of 44 px; a form can submit and reset the state. */
export const Uncontrolled: Story = {
  args: { ref: input, name: 'drops', value: 'yes', hint: 'Once a day at most.' },
  parameters: { visual: { disable: true } },
  render: (args) => (
    <form>
      <Checkbox {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const box = canvas.getByRole('checkbox', { name: 'Tell me when a price drops' });
    const form = canvasElement.querySelector('form')!;
    await expect(box).toBe(input.current);
    await expect(box).toHaveAccessibleDescription('Once a day at most.');
    await expect(box.closest('label')!.getBoundingClientRect().height).toBe(44);

    await userEvent.click(canvas.getByText('Tell me when a price drops'));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await expect(new FormData(form).get('drops')).toBe('yes');
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);

    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(box).not.toBeChecked();
  },
};

/** A box for all shows a dash while only some are ticked, and again after a press has cleared it. */
export const AllOfThem: Story = {
  render: function Owned(args) {
    const [chosen, setChosen] = useState(['Shoes']);
    const all = ['Shoes', 'Coats'];
    return (
      <>
        <Checkbox
          {...args}
          label="Everything"
          checked={chosen.length === all.length}
          indeterminate={chosen.length === 1}
          onCheckedChange={(checked) => setChosen(checked ? all : [])}
        />
        {all.map((one) => (
          <Checkbox
            key={one}
            label={one}
            style={{ marginInlineStart: 34 }}
            checked={chosen.includes(one)}
            onCheckedChange={(checked) =>
              setChosen(checked ? [...chosen, one] : chosen.filter((other) => other !== one))
            }
          />
        ))}
      </>
    );
  },
  play: async ({ canvas }) => {
    const everything = canvas.getByRole('checkbox', { name: 'Everything' });
    await expect(everything).toBePartiallyChecked();
    await userEvent.click(everything);
    await expect(canvas.getByRole('checkbox', { name: 'Coats' })).toBeChecked();
    await expect(everything).toBeChecked();
    await userEvent.click(canvas.getByText('Shoes'));
    await expect(everything).toBePartiallyChecked();
  },
};

export const Invalid: Story = {
  args: {
    label: (
      <>
        I accept the <a href="#terms">terms</a>
      </>
    ),
    required: true,
    error: 'Accept the terms to go on.',
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I accept the terms' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Accept the terms to go on.');
  },
};

/** In a table row, the label is for screen readers only; the press target stays 44 px. */
export const HiddenLabel: Story = {
  args: { hideLabel: true, label: 'Choose Wool Overcoat', defaultChecked: true },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Choose Wool Overcoat' });
    const { width, height } = box.closest('label')!.getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
  },
};

export const LongWordsRightToLeft: Story = {
  args: {
    label: 'הודע לי כאשר המחיר של Donaudampfschifffahrtsgesellschaftskapitänsanhänger יורד מתחת למה ששילמתי',
    hint: 'פעם ביום לכל היותר, גם כאשר המחיר משתנה פעמים רבות באותו יום.',
    error: 'לא נשמר.',
    defaultChecked: true,
  },
  render: (args) => (
    <div dir="rtl" style={{ width: 260 }}>
      <Checkbox {...args} />
    </div>
  ),
};

export const Interaction: Story = {
  parameters: { interaction: ['rest', 'hover', 'focus', 'pressed', 'disabled'] },
  args: { label: 'Sale' },
};

/** Counterexample: a negative label has to be read twice. */
export const Negative: Story = {
  tags: ['!dev', '!test'],
  args: { label: 'Do not tell me when a price drops' },
};

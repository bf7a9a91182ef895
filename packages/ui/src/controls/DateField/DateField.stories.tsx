import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'Controls/DateField',
  component: DateField,
  args: { label: 'Birthday', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

const input = createRef<HTMLInputElement>();

export const Empty: Story = {
  args: { ref: input, hint: 'Nobody sees the year.' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Birthday');
    await expect(field).toBe(input.current);
    await expect(field).toHaveAccessibleDescription('Nobody sees the year.');
    await expect(field.getBoundingClientRect().height).toBe(44);
    await expect(getComputedStyle(field).fontSize).toBe('16px');
    await userEvent.tab();
    await expect(field).toHaveFocus();
  },
};

export const Filled: Story = { args: { defaultValue: '1994-03-04' } };

/** Uncontrolled; a form can submit and reset the day. */
export const Uncontrolled: Story = {
  args: { name: 'birthday', defaultValue: '1994-03-04' },
  parameters: { visual: { disable: true } },
  render: (args) => (
    <form>
      <DateField {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const field = canvas.getByLabelText('Birthday');
    await userEvent.clear(field);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await userEvent.type(field, '1994-03-05');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1994-03-05');
    await expect(new FormData(canvasElement.querySelector('form')!).get('birthday')).toBe('1994-03-05');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(field).toHaveValue('1994-03-04');
  },
};

/** The error goes after a form reset, and when the owner or new limits make the day valid. */
export const NoLongerWrong: Story = {
  args: { min: '2026-11-22', label: 'Deliver on' },
  parameters: { visual: { disable: true } },
  render: function Owned(args) {
    const [value, setValue] = useState('2026-11-01');
    const [min, setMin] = useState(args.min);
    return (
      <form>
        <DateField {...args} />
        <DateField {...args} label="Collect on" min={min} value={value} onValueChange={setValue} />
        <button type="reset">Reset</button>
        <button type="button" onClick={() => setValue('2026-11-25')}>
          Take the 25th
        </button>
        <button type="button" onClick={() => setMin('2026-10-01')}>
          Open in October
        </button>
      </form>
    );
  },
  play: async ({ canvas }) => {
    const [kept, owned] = [canvas.getByLabelText('Deliver on'), canvas.getByLabelText('Collect on')];
    const makeWrong = async (field: HTMLElement) => {
      await userEvent.clear(field);
      await userEvent.type(field, '2026-11-02');
      (document.activeElement as HTMLElement).blur();
      await waitFor(() => expect(field).toBeInvalid());
    };
    await makeWrong(kept);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(kept).not.toHaveAttribute('aria-invalid'));
    await makeWrong(owned);
    await userEvent.click(canvas.getByRole('button', { name: 'Take the 25th' }));
    await waitFor(() => expect(owned).not.toHaveAttribute('aria-invalid'));
    await makeWrong(owned);
    await userEvent.click(canvas.getByRole('button', { name: 'Open in October' }));
    await waitFor(() => expect(owned).not.toHaveAttribute('aria-invalid'));
  },
};

/** A day outside the limits gets an error on blur, which goes once the day is valid. */
export const OutOfRange: Story = {
  args: { min: '2026-11-22', max: '2026-12-31', label: 'Deliver on' },
  render: function Owned(args) {
    const [value, setValue] = useState('2026-11-01');
    return (
      <DateField
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
    const field = canvas.getByLabelText('Deliver on');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await userEvent.click(field);
    (document.activeElement as HTMLElement).blur();
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    await expect(field).toHaveAccessibleDescription('Choose November 22, 2026 or later.');
    await userEvent.clear(field);
    await userEvent.type(field, '2026-11-25');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-25');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await userEvent.clear(field);
    await userEvent.type(field, '2027-01-01');
    (document.activeElement as HTMLElement).blur();
    await waitFor(() => expect(field).toHaveAccessibleDescription('Choose December 31, 2026 or earlier.'));
  },
};

/** A press on a button below the field hits it, because the error appears only afterwards. */
export const PressedBelow: Story = {
  args: { defaultValue: '2030-01-01', max: '2026-01-01' },
  render: (args) => (
    <>
      <DateField {...args} />
      <Button>Save</Button>
    </>
  ),
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    canvas.getByLabelText('Birthday').focus();
    const save = canvas.getByRole('button', { name: 'Save' });
    const { top } = save.getBoundingClientRect();
    const hand = userEvent.setup();
    await hand.pointer({ keys: '[MouseLeft>]', target: save });
    await expect(save).toHaveFocus();
    await expect(save.getBoundingClientRect().top).toBe(top);
    await hand.pointer({ keys: '[/MouseLeft]', target: save });
    await expect(save.getBoundingClientRect().top).toBeGreaterThan(top);
  },
};

export const WithAnError: Story = {
  args: { defaultValue: '2020-03-04', error: 'You must be 13 or older.' },
};

export const Disabled: Story = { args: { defaultValue: '1994-03-04', disabled: true } };

export const LongWordsRightToLeft: Story = {
  args: {
    label: 'יום הולדת',
    hint: 'Donaudampfschifffahrtsgesellschaftskapitänsanhänger',
    defaultValue: '1994-03-04',
  },
  render: (args) => (
    <div dir="rtl" style={{ width: 240 }}>
      <DateField {...args} />
    </div>
  ),
};

export const Interaction: Story = {
  parameters: { interaction: ['rest', 'focus', 'disabled'] },
  args: { defaultValue: '1994-03-04' },
};

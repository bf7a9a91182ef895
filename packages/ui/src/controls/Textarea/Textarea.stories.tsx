import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Textarea } from './Textarea.tsx';

const meta = {
  title: 'Controls/Textarea',
  component: Textarea,
  args: { label: 'About you', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Textarea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: {
    placeholder: 'What you look for, what you have enough of',
    hint: 'Everybody can read it.',
    limit: 200,
  },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'About you' });
    await expect(area).toHaveAccessibleDescription('Everybody can read it. Up to 200 characters.');
    await expect(canvas.getByText('0 / 200')).toBeVisible();
    await expect(getComputedStyle(area).fontSize).toBe('16px');
  },
};

/** Grows with its text up to the maximum number of lines, and scrolls from then on. */
export const Growing: Story = {
  args: { minRows: 2, maxRows: 4, defaultValue: 'One\ntwo\nthree' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    await waitFor(() => expect(area.offsetHeight).toBe(3 * 24 + 20));
    await userEvent.type(area, '{Enter}four{Enter}five');
    await waitFor(() => expect(area.offsetHeight).toBe(4 * 24 + 20));
    await expect(area.scrollHeight).toBe(5 * 24 + 20);
  },
};

/** Grows without `field-sizing` too, even when a narrower page rewraps its lines. */
export const GrowingWithoutTheBrowser: Story = {
  args: { minRows: 1, maxRows: 6 },
  parameters: { visual: { disable: true } },
  beforeEach: () => {
    const { supports } = CSS;
    CSS.supports = () => false;
    return () => {
      CSS.supports = supports;
    };
  },
  render: (args) => (
    <>
      <style>{'textarea { field-sizing: fixed !important }'}</style>
      <Textarea {...args} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const area = canvas.getByRole('textbox');
    const lines = () => (area.offsetHeight - 20) / 24;
    await userEvent.type(area, 'Coats, boots, scarves{Enter}and hats');
    await waitFor(() => expect(lines()).toBe(2));
    canvasElement.style.width = '120px';
    await waitFor(() => expect(lines()).toBeGreaterThan(2));
    canvasElement.style.width = '';
    await waitFor(() => expect(lines()).toBe(2));
    await userEvent.clear(area);
    await waitFor(() => expect(lines()).toBe(1));
  },
};

const area = createRef<HTMLTextAreaElement>();

/**
 * Screen readers announce when few characters remain, and again closer to the limit; typed text is never cut.
 */
export const NearItsLimit: Story = {
  args: { ref: area, limit: 30, name: 'about', defaultValue: 'Coats, boots and ' },
  parameters: { visual: { disable: true } },
  render: (args) => (
    <form>
      <Textarea {...args} />
      <Button type="reset">Reset</Button>
    </form>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const text = canvas.getByRole('textbox');
    await expect(text).toBe(area.current);
    const said = canvas.getByRole('status');
    const form = canvasElement.querySelector('form')!;
    await userEvent.type(text, 'scarve');
    await expect(said).toBeEmptyDOMElement();
    await userEvent.type(text, 's 🧣');
    await expect(canvas.getByText('26 / 30')).toBeVisible();
    await expect(said).toHaveTextContent('5 characters left');
    await userEvent.type(text, '🧣🧣🧣');
    await expect(said).toHaveTextContent('5 characters left');
    await userEvent.type(text, '🧣');
    await expect(said).toHaveTextContent('0 characters left');
    await expect(form.checkValidity()).toBe(true);

    await userEvent.type(text, '🧣🧣');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Coats, boots and scarves 🧣🧣🧣🧣🧣🧣🧣');
    await expect(new FormData(form).get('about')).toMatch(/🧣{7}$/u);
    await expect(canvas.getByText('2 too many')).toBeVisible();
    await expect(said).toHaveTextContent('1 character too many');
    await expect(text).toBeInvalid();
    await expect(text).toHaveAccessibleDescription('Up to 30 characters. 2 characters too many');
    await expect(form.checkValidity()).toBe(false);

    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(canvas.getByText('17 / 30')).toBeVisible());
    // A reset is not reported as a change by the user.
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.stringMatching(/🧣{7}$/u));
    await waitFor(() => expect(text).toBeValid());
  },
};

/** Controlled: the owner keeps the text, and may change it. */
export const Controlled: Story = {
  parameters: { visual: { disable: true } },
  render: function Owned(args) {
    const [value, setValue] = useState('');
    return <Textarea {...args} value={value} onValueChange={(next) => setValue(next.toUpperCase())} />;
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'coats');
    await expect(canvas.getByRole('textbox')).toHaveValue('COATS');
  },
};

export const TooLong: Story = {
  args: { limit: 20, defaultValue: 'Coats, boots, scarves and hats' },
};

export const WithAnError: Story = {
  args: { defaultValue: 'Coats', error: 'It was not saved. Try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('It was not saved. Try again.');
    await userEvent.tab();
  },
};

export const Disabled: Story = { args: { defaultValue: 'Coats', disabled: true, limit: 200 } };

export const LongWordsRightToLeft: Story = {
  args: {
    label: 'עליך',
    hint: 'כולם יכולים לקרוא את זה.',
    defaultValue: 'מעילים Donaudampfschifffahrtsgesellschaftskapitänsanhänger',
    limit: 200,
  },
  render: (args) => (
    <div dir="rtl" style={{ width: 240 }}>
      <Textarea {...args} />
    </div>
  ),
};

/** Counterexample: one line for a long answer. */
export const TooLow: Story = {
  tags: ['!dev', '!test'],
  args: { label: 'Tell us about yourself', minRows: 1 },
};

export const Interaction: Story = {
  parameters: { interaction: ['rest', 'focus', 'disabled'] },
  args: { defaultValue: 'Coats, mostly.' },
  render: (args) => (
    <div style={{ width: 200 }}>
      <Textarea {...args} />
    </div>
  ),
};

/** The number of characters shows once few are left. */
export const Large: Story = {
  args: { large: true, limit: 40, placeholder: 'Write a caption' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    await expect(canvas.queryByText('0 / 40')).toBeNull();
    await userEvent.type(area, 'A caption of nearly forty characters');
    await expect(canvas.getByText('36 / 40')).toBeVisible();
    area.blur();
  },
};

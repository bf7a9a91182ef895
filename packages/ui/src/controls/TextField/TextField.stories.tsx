import type { Meta, StoryObj } from '@storybook/react-vite';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Controls/TextField',
  component: TextField,
  args: { label: 'Username', onChange: fn(), onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { placeholder: 'mina.k', hint: '3 to 20 letters, digits, dots or underscores.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Username' });
    await expect(input).toHaveAccessibleDescription('3 to 20 letters, digits, dots or underscores.');
    await expect(getComputedStyle(input).fontSize).toBe('16px');
  },
};

export const WithRule: Story = {
  args: {
    large: true,
    leading: '@',
    rule: '3 to 30 characters',
    error: 'Username must be at least 3 characters',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveAccessibleDescription(
      '3 to 30 characters Username must be at least 3 characters',
    );
  },
};

export const Filled: Story = {
  args: { defaultValue: 'mina.k' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '2');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('mina.k2');
  },
};

export const WithError: Story = {
  args: { defaultValue: 'mi', hint: 'At least 3 letters.' },
  render: function Render(args) {
    const [error, setError] = useState<string>();
    return (
      <TextField {...args} error={error} onBlur={() => setError('Username must be at least 3 characters.')} />
    );
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).not.toHaveAttribute('aria-invalid');
    const regions = document.querySelectorAll('[aria-live=polite]');
    await userEvent.click(input);
    await userEvent.tab();
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(
      'At least 3 letters. Username must be at least 3 characters.',
    );
    await expect([...regions].map((region) => region.textContent)).toContain(
      'Username must be at least 3 characters.',
    );
  },
};

export const Password: Story = {
  args: {
    label: 'Password',
    type: 'password',
    defaultValue: 'linen-trousers',
    autoComplete: 'current-password',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.keyboard('{Enter}');
  },
};

export const HiddenLabel: Story = {
  args: {
    label: 'Search likes',
    hideLabel: true,
    placeholder: 'Search likes',
    trailing: <Search size={20} aria-hidden />,
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Search likes' })).toHaveFocus();
  },
};

export const Disabled: Story = { args: { defaultValue: 'mina.k', disabled: true } };

export const LongWords: Story = {
  args: {
    label: 'The name that other people will see beside everything that you post, like or find',
    defaultValue: 'a-very-long-user-name-that-does-not-fit-into-the-field',
    hint: 'Nobody can find you by another name; a change takes effect at once, everywhere.',
    error: 'unpronounceableunpronounceableunpronounceable is already taken by somebody else.',
  },
};

export const Interaction: Story = {
  parameters: { interaction: ['rest', 'focus', 'disabled'] },
  args: { defaultValue: 'mina.k' },
};

/** Counterexample: only the placeholder names the field. */
export const PlaceholderForLabel: Story = {
  tags: ['!dev', '!test'],
  args: { hideLabel: true, placeholder: 'Username' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';

const meta: Meta<typeof SearchBox> = {
  title: 'Search/SearchBox',
  component: SearchBox,
  args: { value: '', onValueChange: fn(), onSubmit: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof SearchBox>;

/** Submitting an empty field focuses it. */
export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
  },
};

function Typing(args: SearchBoxProps) {
  const [value, setValue] = useState(args.value);
  const change = (next: string) => {
    setValue(next);
    args.onValueChange?.(next);
  };
  return <SearchBox {...args} value={value} onValueChange={change} />;
}

/** Enter and the arrow button submit the trimmed text; Enter in an input method does not (1 §2). */
export const Filled: Story = {
  render: (args) => <Typing {...args} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('search')).toBeVisible();
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, '  linen trousers {Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith('linen trousers');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    field.focus();
    const composing = { key: 'Enter', bubbles: true, cancelable: true };
    await expect(field.dispatchEvent(new KeyboardEvent('keydown', { ...composing, isComposing: true }))).toBe(
      false,
    );
    await expect(field.dispatchEvent(new KeyboardEvent('keydown', { ...composing, keyCode: 229 }))).toBe(
      false,
    );
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

export const Busy: Story = { args: { value: 'camel coat', busy: true } };

/** During a search, another one can be submitted. */
export const SentAgain: Story = {
  args: { value: 'camel coat', busy: true },
  parameters: { visual: { disable: true } },
  render: (args) => <Typing {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), ' long{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith('camel coat long');
    const button = canvas.getByRole('button', { name: 'Search' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

/** After clearing, the field has the focus. */
export const Cleared: Story = {
  args: { value: 'camel coat', autoFocus: true, maxLength: 12 },
  render: (args) => <Typing {...args} />,
  parameters: { visual: { disable: true } },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox');
    await expect(field).toHaveFocus();
    await userEvent.type(field, 's, all of them');
    await expect(field).toHaveValue('camel coats,');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(field).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { value: 'a camel coat with horn buttons and a half belt' },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" style={{ display: 'grid', gap: 16 }}>
      <SearchBox {...args} label="ריק" placeholder="מה מחפשים?" />
      <SearchBox {...args} label="עברית" value="מעיל צמר" />
      <SearchBox {...args} label="English" value="wool coat" />
    </div>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchBox } from './SearchBox.tsx';

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

/** Sending nothing asks for something: the field gets the focus. */
export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
  },
};

/** Enter and the arrow send the trimmed text; an Enter that belongs to an input method does not. */
export const Filled: Story = {
  render: function Typing(args) {
    const [value, setValue] = useState('');
    return <SearchBox {...args} value={value} onValueChange={setValue} />;
  },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, '  linen trousers {Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith('linen trousers');
    await userEvent.click(canvas.getByRole('button'));
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

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { value: 'a camel coat with horn buttons and a half belt' },
};

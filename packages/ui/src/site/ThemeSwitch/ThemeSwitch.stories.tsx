import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const meta: Meta<typeof ThemeSwitch> = {
  title: 'Site/ThemeSwitch',
  component: ThemeSwitch,
  args: { value: 'system', onValueChange: fn() },
};
export default meta;
type Story = StoryObj<typeof ThemeSwitch>;

/** The switch is one Tab stop; the arrow keys choose. */
export const Default: Story = {
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return (
      <form>
        <ThemeSwitch value={value} onValueChange={setValue} />
      </form>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await expect([...new FormData(canvasElement.querySelector('form')!)]).toEqual([]);
    await expect(canvas.getByRole('group', { name: 'Appearance' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'System' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
  },
};

/** Label hidden, below a heading with the same text. */
export const BelowAHeading: Story = {
  args: { hideLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Appearance' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { value: 'light' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'System' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('system');
    (document.activeElement as HTMLElement).blur();
  },
};

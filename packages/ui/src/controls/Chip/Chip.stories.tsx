import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Chip, ChipGroup } from './Chip.tsx';

const meta: Meta<typeof ChipGroup> = {
  title: 'Controls/Chip',
  component: ChipGroup,
  args: {
    label: 'Brands',
    options: ['Northlane', 'Atelier Brume', 'Maison Orla', 'Kestrel & Co', 'Soleil'].map((value) => ({
      value,
    })),
    value: ['Maison Orla'],
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof ChipGroup>;

export const Group: Story = {};

/** Any number can be chosen; the pressed chip keeps the focus. */
export const Choosing: Story = {
  parameters: { visual: { disable: true } },
  render: function Keeping(args) {
    const [value, setValue] = useState(args.value);
    return (
      <ChipGroup
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
    await expect(canvas.getByRole('group', { name: 'Brands' })).toBeVisible();
    const orla = canvas.getByRole('button', { name: 'Maison Orla', pressed: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Soleil', pressed: false }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Maison Orla', 'Soleil']);
    orla.focus();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Soleil']);
    await expect(orla).toHaveFocus();
  },
};

/** The black and white swatches are visible on any background, pressed or not. */
export const Swatches: Story = {
  args: {
    label: 'Colours',
    options: [
      { value: 'Black', swatch: '#111111' },
      { value: 'White', swatch: '#FFFFFF' },
      { value: 'Red', swatch: '#D32F2F' },
      { value: 'Black, chosen', swatch: '#111111' },
      { value: 'White, chosen', swatch: '#FFFFFF' },
    ],
    value: ['Black, chosen', 'White, chosen'],
  },
};

export const Single: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Chip pressed={false} onPressedChange={fn()}>
        On sale
      </Chip>
      <Chip pressed onPressedChange={fn()}>
        On sale
      </Chip>
      <Chip disabled pressed={false} onPressedChange={fn()}>
        On sale
      </Chip>
      <Chip disabled pressed swatch="#FFFFFF" onPressedChange={fn()}>
        White
      </Chip>
    </div>
  ),
};

export const LongWords: Story = {
  args: {
    hideLabel: true,
    options: [
      { value: 'Juweliergesellschaft Hohenzollernstraße & Söhne, gegründet 1821' },
      { value: 'Donaudampfschifffahrtsgesellschaftskapitänsanhänger' },
    ],
    value: [],
  },
};

export const Interaction: Story = {
  parameters: { interaction: ['rest', 'hover', 'focus', 'pressed', 'disabled'] },
  render: ({ disabled }) => (
    <Chip defaultPressed={false} disabled={disabled}>
      On sale
    </Chip>
  ),
};

/** Counterexample: colours without their names. */
export const ColoursAlone: Story = {
  tags: ['!dev', '!test'],
  args: {
    label: 'Colours',
    options: [
      { value: 'red', label: '\u00a0', swatch: '#D32F2F' },
      { value: 'green', label: '\u00a0', swatch: '#388E3C' },
    ],
    value: [],
  },
};

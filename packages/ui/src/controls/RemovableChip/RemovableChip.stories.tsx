import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { RemovableChip, type RemovableChipItem, RemovableChipList } from './RemovableChip.tsx';

const filters: RemovableChipItem[] = [
  { value: 'price', label: 'Under $100' },
  { value: 'Maison Orla' },
  { value: 'Red', swatch: '#D2322D' },
];

const meta: Meta<typeof RemovableChipList> = {
  title: 'Controls/RemovableChip',
  component: RemovableChipList,
  args: { label: 'Applied filters', defaultItems: filters, onItemRemove: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof RemovableChipList>;

export const List: Story = {};

/**
 * A press, Delete, Backspace or Enter removes a chip. The focus moves to another chip, or after the last to
 * the heading.
 */
export const TakingOff: Story = {
  parameters: { visual: { disable: true } },
  render: function WithHeading(args) {
    const heading = useRef<HTMLHeadingElement>(null);
    return (
      <>
        <h2 ref={heading} tabIndex={-1}>
          Results
        </h2>
        <RemovableChipList {...args} defaultItems={[...filters, { value: 'Navy' }]} heading={heading} />
      </>
    );
  },
  play: async ({ args, canvas }) => {
    const chip = (name: string) => canvas.getByRole('button', { name: `Remove ${name}` });
    await expect(canvas.getByRole('list', { name: 'Applied filters' })).toBeVisible();
    await userEvent.click(chip('Maison Orla'));
    await expect(args.onItemRemove).toHaveBeenLastCalledWith({ value: 'Maison Orla' }, [
      filters[0],
      filters[2],
      { value: 'Navy' },
    ]);
    await expect(canvas.getByRole('status')).toHaveTextContent('Maison Orla removed');
    await expect(chip('Red')).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(chip('Navy')).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(chip('Under $100')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: 'Results' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Under $100 removed');
    await expect(args.onItemRemove).toHaveBeenCalledTimes(4);
  },
};

/** Controlled: only the caller removes a chip. A double click removes one chip, not two. */
export const KeptByTheCaller: Story = {
  parameters: { visual: { disable: true } },
  render: function Keeping(args) {
    const [items, setItems] = useState<readonly RemovableChipItem[]>(filters);
    return (
      <RemovableChipList
        {...args}
        items={items}
        onItemRemove={(removed, left) => {
          args.onItemRemove?.(removed, left);
          if (removed.value !== 'price') setItems(left);
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Under $100' }));
    await expect(args.onItemRemove).toHaveBeenCalledTimes(1);
    const [, orla] = canvas.getAllByRole('button');
    await userEvent.dblClick(orla!);
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Under $100',
      'Red',
    ]);
  },
};

/** A single chip takes the properties of a button, and has a press target of 44 px. */
export const Single: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <RemovableChip id="words" className="mine" removeLabel="Search for “dres” instead" onRemove={fn()}>
        Showing results for “dress”
      </RemovableChip>
      <RemovableChip disabled onRemove={fn()}>
        On sale
      </RemovableChip>
    </div>
  ),
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('button', { name: /Search for “dres” instead$/ });
    await expect(chip).toHaveAttribute('id', 'words');
    await expect(chip).toHaveClass('mine');
    const { left, bottom } = chip.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 20, bottom + 3)).toBe(chip);
  },
};

export const LongWordsRightToLeft: Story = {
  args: {
    label: 'מסננים',
    defaultItems: [
      { value: 'עד ‎$100' },
      { value: 'Juweliergesellschaft Hohenzollernstraße & Söhne, gegründet 1821' },
      { value: 'Donaudampfschifffahrtsgesellschaftskapitänsanhänger' },
    ],
  },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

export const Interaction: Story = {
  parameters: { interaction: ['rest', 'hover', 'focus', 'pressed', 'disabled'] },
  render: (args) => (
    <RemovableChip disabled={'disabled' in args} onRemove={fn()}>
      On sale
    </RemovableChip>
  ),
};

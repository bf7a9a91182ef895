import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { AppliedFilters } from './AppliedFilters.tsx';
import { FilterBar } from './FilterBar.tsx';
import { ClearFilters, FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { emptyProductFilter, type ProductFilter } from './product-filter.ts';

const brands = [
  'Northlane',
  'Atelier Brume',
  'Maison Orla',
  'Kestrel & Co',
  'Soleil',
  'Juweliergesellschaft Hohenzollernstraße',
  'Otis & Daughters',
  'Fjordvik',
  'Palma',
  'Grain',
  'Marlowe',
  'Tessellate',
  'Umbra',
  'Verity',
];

const meta: Meta<typeof FilterPanel> = {
  title: 'Products/FilterPanel',
  component: FilterPanel,
  args: { value: emptyProductFilter, onValueChange: fn(), brands },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof FilterPanel>;

const filled: ProductFilter = {
  minPrice: 250,
  maxPrice: 1000,
  sort: 'price_low_to_high',
  brands: ['Maison Orla', 'Verity', 'No longer sold'],
  colors: ['Black', 'White', 'Navy'],
};

function Filtering(args: FilterPanelProps) {
  const [value, setValue] = useState(args.value);
  const change = (next: ProductFilter) => {
    setValue(next);
    args.onValueChange(next);
  };
  return <FilterPanel {...args} value={value} onValueChange={change} />;
}

export const Empty: Story = {
  args: { brands: brands.slice(0, 9) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Filters' })).toBeVisible();
    const price = within(canvas.getByRole('group', { name: 'Price' }));
    await expect(price.getByText('$0')).toBeVisible();
    await expect(price.getByText('1000+')).toBeVisible();
    const sort = canvas.getByRole('combobox', { name: 'Sort by' });
    const orders = within(sort).getAllByRole('option') as HTMLOptionElement[];
    await expect(orders.map((order) => [order.value, order.text])).toEqual([
      ['default', 'Default'],
      ['price_low_to_high', 'Price: low to high'],
      ['price_high_to_low', 'Price: high to low'],
    ]);
    const colors = within(canvas.getByRole('group', { name: 'Colors' })).getAllByRole('button');
    await expect(colors.map((color) => color.textContent).join(' ')).toBe(
      'Black White Red Blue Green Pink Yellow Purple Orange Brown Gray Navy',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Clear All' }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};

export const Filled: Story = { args: { value: filled } };

/** Each change leaves the rest of the filter alone. "Clear All" resets everything and keeps the focus. */
export const Filter: Story = {
  parameters: { visual: { disable: true } },
  render: (args) => <Filtering {...args} />,
  play: async ({ args, canvas }) => {
    canvas.getByRole('slider', { name: 'Price, minimum' }).focus();
    await userEvent.keyboard('{PageUp>2/}{ArrowRight}{/PageUp}');
    await expect(canvas.getByText('$210')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Price: high to low');
    await userEvent.click(canvas.getByRole('button', { name: 'Soleil' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Navy' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Black' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      minPrice: 210,
      maxPrice: 1000,
      sort: 'price_high_to_low',
      brands: ['Soleil'],
      colors: ['Navy', 'Black'],
    });
    const clear = canvas.getByRole('button', { name: 'Clear All' });
    await userEvent.click(clear);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(emptyProductFilter);
    await expect(canvas.getByText('$0')).toBeVisible();
    await expect(clear).toHaveAttribute('aria-disabled', 'true');
    await expect(clear).toHaveFocus();
  },
};

/** Prices can be typed in usual notations. Invalid text stays in the field, with the reason. */
export const TypedPrices: Story = {
  render: (args) => <Filtering {...args} />,
  play: async ({ args, canvas }) => {
    const low = canvas.getByRole('textbox', { name: 'From ($)' });
    const high = canvas.getByRole('textbox', { name: 'To ($)' });
    await userEvent.type(low, '1.299,50');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ ...emptyProductFilter, minPrice: 1299.5 });
    await expect(low).toHaveValue('1,299.5');
    await expect(canvas.getByText('$1,300')).toBeVisible();

    await userEvent.type(high, '80{Enter}');
    await expect(high).toHaveValue('80');
    await expect(high).toHaveAccessibleDescription('The minimum price can’t be higher than the maximum.');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await userEvent.clear(low);
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ ...emptyProductFilter, maxPrice: 80 });

    await userEvent.type(low, 'cheap{Enter}');
    await expect(low).toHaveValue('cheap');
    await expect(low).toHaveAccessibleDescription('Enter an amount in US dollars, such as 49.90.');
    (document.activeElement as HTMLElement).blur();
  },
};

/** Applied filters, and parts derived from the search, can be removed by their chips. */
export const Applied: Story = {
  render: function Taking(args) {
    const [value, setValue] = useState<ProductFilter>({ ...filled, minPrice: 0, maxPrice: 1500 });
    const [forgotten, setForgotten] = useState<string[]>([]);
    const change = (next: ProductFilter) => {
      setValue(next);
      args.onValueChange(next);
    };
    return (
      <AppliedFilters
        value={value}
        onValueChange={change}
        understood={{
          ...(!forgotten.includes('price') && { minPrice: 19.9, maxPrice: 100 }),
          ...(!forgotten.includes('words') && { replaced: [{ from: 'dres', to: 'dress' }] }),
        }}
        onForget={(part) => setForgotten([...forgotten, part])}
      />
    );
  },
  play: async ({ args, canvas }) => {
    const texts = () => canvas.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(texts()).toEqual([
      'Showing results for “dress”',
      '$19.90 – $100',
      'Under $1,500',
      ...['Maison Orla', 'Verity', 'No longer sold', 'Black', 'White', 'Navy'],
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Verity' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ brands: ['Maison Orla', 'No longer sold'], maxPrice: 1500 }),
    );
    await userEvent.click(canvas.getByRole('button', { name: /Search for “dres” instead$/ }));
    await expect(canvas.getByRole('button', { name: 'Remove $19.90 – $100' })).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
  },
};

/** A row above the products. Each filter opens in a popover, and filters that hold follow as chips. */
export const Bar: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  decorators: [(Story) => <div style={{ width: 'calc(100vw - 32px)', minHeight: 440 }}>{Story()}</div>],
  render: function Filtering({ ref: _, ...args }) {
    const [value, setValue] = useState<ProductFilter>({ ...emptyProductFilter, colors: ['Red'] });
    const change = (next: ProductFilter) => {
      setValue(next);
      args.onValueChange(next);
    };
    return (
      <FilterBar {...args} value={value} onValueChange={change}>
        <div style={{ display: 'flex', gap: 8 }}>
          <AppliedFilters
            value={value}
            onValueChange={change}
            understood={{ color: 'navy', maxPrice: 100 }}
          />
          <ClearFilters variant="quiet" value={value} onValueChange={change} />
        </div>
      </FilterBar>
    );
  },
  play: async ({ args, canvas }) => {
    const bar = within(canvas.getByRole('region', { name: 'Filters' }));
    await userEvent.click(bar.getByRole('button', { name: 'Price' }));
    const price = within(await screen.findByRole('dialog', { name: 'Price' }));
    await expect(price.getByText('1000+')).toBeVisible();
    await userEvent.type(price.getByRole('textbox', { name: 'To ($)' }), '80{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.objectContaining({ maxPrice: 80 }));
    await expect(bar.getByRole('button', { name: 'Remove Under $80' })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Remove Navy' })).toBeVisible();

    await userEvent.keyboard('{Escape}');
    const opener = bar.getByRole('button', { name: 'Brands' });
    await userEvent.click(opener);
    const panel = within(await screen.findByRole('dialog', { name: 'Brands' }));
    const names = () =>
      within(panel.getByRole('group', { name: 'Brands' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    await expect(names()).toEqual([...brands].sort((one, other) => one.localeCompare(other)));
    await userEvent.type(panel.getByRole('searchbox', { name: 'Search brands' }), 'ORL');
    await expect(names()).toEqual(['Maison Orla']);
    await expect(panel.getByRole('status')).toHaveTextContent('1 brand');
    await userEvent.click(panel.getByRole('button', { name: 'Maison Orla' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ brands: ['Maison Orla'], maxPrice: 80 }),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    opener.blur();
  },
};

/** The first twelve brands are shown, and the chosen ones. A deselected brand keeps its place. */
export const ManyBrands: Story = {
  parameters: { visual: { disable: true } },
  args: { value: filled },
  render: (args) => <Filtering {...args} />,
  play: async ({ args, canvas }) => {
    const group = within(canvas.getByRole('group', { name: 'Brands' }));
    const pressable = () =>
      group.getAllByRole('button', { pressed: undefined }).map((chip) => chip.textContent);
    await expect(pressable().slice(11)).toEqual([
      'Tessellate',
      'Verity',
      'No longer sold',
      'Show all 15 brands',
    ]);
    const verity = group.getByRole('button', { name: 'Verity' });
    await userEvent.click(verity);
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      ...filled,
      brands: ['Maison Orla', 'No longer sold'],
    });
    await expect(verity).toHaveFocus();

    await userEvent.click(group.getByRole('button', { name: 'Show all 15 brands' }));
    await expect(group.getByRole('button', { name: 'Umbra' })).toBeVisible();
    await userEvent.click(group.getByRole('button', { name: 'Show fewer brands', expanded: true }));
    await expect(group.queryByRole('button', { name: 'Umbra' })).toBeNull();
  },
};

const overlay = { docs: { story: { inline: false, iframeHeight: 320 } } };

export const SheetOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  parameters: overlay,
  args: { value: filled },
  render: ({ ref: _, ...args }) => <FilterSheet {...args} open onOpenChange={fn()} resultCount={24} />,
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    await expect(within(sheet).getByRole('button', { name: 'Show 24 results' })).toBeVisible();
    await expect(sheet.scrollWidth).toBe(sheet.clientWidth);
  },
};

/**
 * An invalid price keeps the button from closing the sheet. Closed otherwise, the sheet keeps the invalid
 * text.
 */
export const SheetKeepsWhatIsTyped: Story = {
  parameters: { ...overlay, visual: { disable: true } },
  render: function Opening({ ref: _, ...args }) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Filters</Button>
        <FilterSheet {...args} open={open} onOpenChange={setOpen} resultCount={24} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Filters' });
    const field = () => screen.findByRole('textbox', { name: 'To ($)' });
    const problem = 'Enter an amount in US dollars, such as 49.90.';
    await userEvent.click(opener);
    await userEvent.type(await field(), '12abc');
    await userEvent.click(screen.getByRole('button', { name: 'Show 24 results' }));
    await expect(await field()).toHaveFocus();
    await expect(await field()).toHaveAccessibleDescription(problem);

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await expect(await field()).toHaveValue('12abc');
    await expect(await field()).toHaveAccessibleDescription(problem);
    await userEvent.clear(await field());
    await userEvent.click(screen.getByRole('button', { name: 'Show 24 results' }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** The button closes the sheet, and the focus returns. */
export const SheetCloses: Story = {
  parameters: { ...overlay, visual: { disable: true } },
  render: function Opening({ ref: _, ...args }) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Filters</Button>
        <FilterSheet {...args} open={open} onOpenChange={setOpen} side="end" resultCount={1} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Filters' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Show 1 result' }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

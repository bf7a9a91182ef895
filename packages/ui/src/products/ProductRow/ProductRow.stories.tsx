import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { ProductCard, type ProductCardProduct } from '../ProductCard/ProductCard.tsx';
import { ProductThumb } from '../ProductThumb/ProductThumb.tsx';
import { products } from '../products.fixtures.ts';
import { ProductRow } from './ProductRow.tsx';

const draw = (product: ProductCardProduct) => (
  <ProductCard
    product={product}
    href={`/product/${product.id}`}
    liked={false}
    onLikedChange={() => undefined}
  />
);

const meta: Meta<typeof ProductRow> = {
  title: 'Products/ProductRow',
  component: ProductRow,
  args: { title: 'More like this', products, renderProduct: draw },
};
export default meta;
type Story = StoryObj<typeof ProductRow>;

/** Pictures of all shapes share one height. The buttons scroll the row, and stop at its ends. */
export const Wide: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list');
    const cards = canvas.getAllByRole('listitem');
    await expect(
      new Set(cards.map((card) => card.querySelector('img')?.clientHeight ?? null)).size,
    ).toBeLessThan(3);
    const back = await canvas.findByRole('button', { name: 'Scroll back' });
    const on = await canvas.findByRole('button', { name: 'Scroll forward' });
    await waitFor(() => expect(back).toHaveAttribute('aria-disabled', 'true'));
    await expect(on).not.toHaveAttribute('aria-disabled');
    row.style.scrollBehavior = 'auto';
    await userEvent.click(on);
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(100));
    row.scrollTo({ left: row.scrollWidth, behavior: 'instant' });
    await waitFor(() => expect(on).toHaveAttribute('aria-disabled', 'true'));
    row.scrollTo({ left: 0, behavior: 'instant' });
    await waitFor(() => expect(back).toHaveAttribute('aria-disabled', 'true'));
    (document.activeElement as HTMLElement).blur();
  },
};

/** Two in the width of a phone. */
export const Large: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { large: true, title: 'Popular right now' },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('@mina.k');
    const end = canvas.getByRole('list').getBoundingClientRect().right;
    await expect(second!.getBoundingClientRect().right).toBeLessThanOrEqual(end);
    await expect(third!.getBoundingClientRect().right).toBeGreaterThan(end);
  },
};

/** Arrow keys step through the products, and stop at the ends. */
export const ByKeyboard: Story = {
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    links[0]?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(links[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(links[2]).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(links[1]).toHaveFocus();
  },
};

/** In right-to-left text the row begins at the right, and the left arrow steps forwards. */
export const RightToLeft: Story = {
  decorators: [(story) => <div dir="rtl">{story()}</div>],
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    links[0]?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(links[1]).toHaveFocus();
    const on = await canvas.findByRole('button', { name: 'Scroll forward' });
    await userEvent.click(on);
    await waitFor(() => expect(canvas.getByRole('list').scrollLeft).toBeLessThan(-50));
    canvas.getByRole('list').scrollTo({ left: 0, behavior: 'instant' });
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Scroll back' })).toHaveAttribute('aria-disabled', 'true'),
    );
    (document.activeElement as HTMLElement).blur();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile2' } } };

/** Few products need no buttons. */
export const Few: Story = {
  args: { products: products.slice(0, 2) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button', { name: /through the row/ })).toBeNull());
  },
};

/** Placeholders are as high as the products. */
export const Loading: Story = {
  args: { loading: true },
  render: (args) => (
    <>
      <ProductRow {...args} />
      <ProductRow {...args} title="Loaded" loading={false} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [loading, loaded] = canvasElement.querySelectorAll('section');
    await expect(loading!.offsetHeight).toBe(loaded!.offsetHeight);
  },
};

/** A low row of pictures alone, with an action for all of them. It keeps its height while loading. */
export const Compact: Story = {
  args: {
    title: 'Recently viewed',
    compact: true,
    action: <Button variant="quiet">Clear</Button>,
    renderProduct: (product) => (
      <ProductThumb
        product={product}
        href={`/product/${product.id}`}
        liked={false}
        onLikedChange={() => undefined}
      />
    ),
  },
  render: (args) => (
    <>
      <ProductRow {...args} />
      <ProductRow {...args} title="To come" loading toCome={3} />
      <ProductRow {...args} title="Failed">
        They could not be loaded.
      </ProductRow>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [loaded, loading] = canvasElement.querySelectorAll('section');
    await expect(loading!.offsetHeight).toBe(loaded!.offsetHeight);
    await expect(loading!.querySelectorAll('li')).toHaveLength(3);
    await expect(canvas.getByRole('region', { name: 'Recently viewed' })).toContainElement(
      canvas.getAllByRole('button', { name: 'Clear' })[0]!,
    );
    await expect(canvas.getByRole('region', { name: 'Failed' })).toHaveTextContent(
      'They could not be loaded.',
    );
  },
};

/** A counterexample: rows one below the other. */
export const OneBelowTheOther: Story = {
  tags: ['!dev', '!test'],
  args: { compact: true },
  render: (args) => (
    <>
      {['More like this', 'Recently viewed', 'Others liked'].map((title) => (
        <ProductRow
          key={title}
          {...args}
          title={title}
          renderProduct={(product) => <ProductThumb product={product} href={`#${product.id}`} />}
        />
      ))}
    </>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { MasonryGrid } from '../../layout/Masonry/MasonryGrid.tsx';
import {
  boots,
  dress,
  handbag,
  overcoat,
  pendant,
  products,
  runner,
  slingback,
  sunglasses,
} from '../products.fixtures.ts';
import { ProductCard, type ProductCardProduct, ProductCardSkeleton } from './ProductCard.tsx';
import { productCardHeight } from './product-card-geometry.ts';

const stay = (event: MouseEvent) => event.preventDefault();

const meta: Meta<typeof ProductCard> = {
  title: 'Products/ProductCard',
  component: ProductCard,
  args: {
    product: runner,
    href: '/product/p1',
    onOpen: fn(stay),
    liked: false,
    onLikedChange: fn(),
    ownerHref: '/user-profile/mina.k',
    onOwnerOpen: fn(stay),
  },
  decorators: [
    (Story, { parameters }) =>
      parameters.bare ? (
        <Story />
      ) : (
        <div style={{ width: 256 }}>
          <Story />
        </div>
      ),
  ],
};
export default meta;
type Story = StoryObj<typeof ProductCard>;

/** One link covers picture and text. The heart and the owner's link lie on top of it. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Cloudstep Runner' });
    const picture = canvasElement.querySelector('img')!.getBoundingClientRect();
    const center = [picture.x + picture.width / 2, picture.y + picture.height / 2] as const;
    await userEvent.click(document.elementFromPoint(...center)!);
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
    await expect(document.elementFromPoint(...center)?.closest('a')).toBe(link);

    await userEvent.click(canvas.getByRole('button', { name: 'Like Cloudstep Runner' }));
    await expect(args.onLikedChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('link', { name: '@mina.k' }));
    await expect(args.onOwnerOpen).toHaveBeenCalledTimes(1);
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
    (document.activeElement as HTMLElement).blur();
  },
};

export const Liked: Story = { args: { product: handbag, liked: true } };

/** While a like is in flight, the heart ignores presses and the link works (D83). */
export const LikePending: Story = {
  args: { liked: true, likePending: true },
  // During the request, the specified half opacity lowers the contrast, so this rule is disabled.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  play: async ({ args, canvas }) => {
    const heart = canvas.getByRole('button');
    await waitFor(() => expect(getComputedStyle(heart.closest('[data-like-pending]')!).opacity).toBe('0.5'));
    await userEvent.click(heart);
    await expect(args.onLikedChange).not.toHaveBeenCalled();
    await expect(heart).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('link', { name: 'Cloudstep Runner' }));
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
    (document.activeElement as HTMLElement).blur();
  },
};

/** The focus ring lies inside the picture, so no grid cell clips it. */
export const Focused: Story = {
  args: { product: overcoat },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Wool Overcoat, Camel' })).toHaveFocus();
  },
};

/** Long words, missing rows, a missing picture, and a picture of unknown size. */
export const OddData: Story = {
  parameters: { bare: true },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(5, 200px)', gap: 16, alignItems: 'start' }}>
      {[slingback, sunglasses, pendant, boots, dress].map((product) => (
        <ProductCard key={product.id} {...args} product={product} />
      ))}
    </div>
  ),
};

const nameOnly: ProductCardProduct = { id: 'p9', name: 'Ring' };

const columns = (width: number, list: ProductCardProduct[]) => (
  <div
    style={{
      display: 'grid',
      gridTemplateColumns: `repeat(auto-fill, ${width}px)`,
      gap: 12,
      alignItems: 'start',
    }}
  >
    {list.map((product) => (
      <div key={product.id} data-product={product.id} data-width={width}>
        <ProductCard
          product={product}
          href={`/product/${product.id}`}
          liked={product === runner}
          onLikedChange={fn()}
          ownerHref="/user-profile/1"
        />
      </div>
    ))}
  </div>
);

const named = [
  'Linen Overshirt in Washed Sage with Horn Buttons',
  'WOMMMEN WILLOW MAXI WRAP SWIMWEAR COVER',
  'little illicit filigree trinket, tiltill fit (1)',
  'Пальто шерстяное двубортное, цвет верблюжий',
].flatMap((name, row) =>
  Array.from({ length: 34 }, (_, more) => ({ id: `n${row}.${more}`, name: name.slice(0, 8 + more).trim() })),
);

/** Each card is as high as `productCardHeight` returns, in wide and narrow columns. */
export const KnownHeight: Story = {
  parameters: { bare: true, visual: { disable: true } },
  render: () => (
    <>
      {columns(304, [...products, nameOnly, ...named])}
      {columns(173, [...products, nameOnly, ...named])}
    </>
  ),
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    const byId = new Map([...products, nameOnly, ...named].map((product) => [product.id, product]));
    const cells = canvasElement.querySelectorAll<HTMLElement>('[data-product]');
    await expect(cells).toHaveLength(2 * byId.size);
    for (const cell of cells) {
      const product = byId.get(cell.dataset.product!)!;
      const said = productCardHeight(product, Number(cell.dataset.width));
      const difference = Math.abs(cell.getBoundingClientRect().height - said);
      await expect(difference, `${product.name} at ${cell.dataset.width} px`).toBeLessThanOrEqual(1);
    }
  },
};

/**
 * An endless word renders as fast as another name, because it is shortened. Wrapping the whole word took 40
 * seconds.
 */
export const EndlessName: Story = {
  parameters: { bare: true, visual: { disable: true } },
  render: () => (
    <MasonryGrid
      items={Array.from({ length: 40 }, (_, index) => ({
        ...runner,
        id: `${index}`,
        name: index % 8 === 0 ? 'W'.repeat(20_000) : `Runner ${index}`,
      }))}
      label="Products"
      getItemKey={({ id }) => id}
      getItemLabel={({ id }) => `Product ${id}`}
      getItemHeight={productCardHeight}
      renderItem={(product) => <ProductCard product={product} href="/product/1" liked={false} />}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(5);
    window.scrollTo(0, 600);
    await expect(await canvas.findByRole('link', { name: 'Runner 15' })).toBeInTheDocument();
    window.scrollTo(0, 0);
  },
};

/** Two columns on a phone of 390 px. */
export const OnAPhone: Story = {
  parameters: { bare: true },
  render: () => <div style={{ width: 358 }}>{columns(173, [runner, overcoat, slingback, pendant])}</div>,
};

/** The skeleton has the size of the card that replaces it. */
export const Skeleton: Story = {
  render: () => <ProductCardSkeleton aspectRatio={4 / 5} />,
  play: async ({ canvasElement }) => {
    const { height } = canvasElement.querySelector('[aria-hidden]')!.getBoundingClientRect();
    await expect(Math.abs(height - productCardHeight(runner, 256))).toBeLessThanOrEqual(1);
  },
};

export const Interaction: Story = {
  parameters: { interaction: ['rest', 'hover', 'focus'] },
};

/** A counterexample: buttons over the picture. */
export const ButtonsOverThePicture: Story = {
  tags: ['!dev', '!test'],
  render: (args) => (
    <div style={{ position: 'relative' }}>
      <ProductCard {...args} />
      <div style={{ position: 'absolute', insetInline: 12, top: 220, display: 'flex', gap: 8, zIndex: 1 }}>
        <Button>Cart</Button>
        <Button>Share</Button>
      </div>
    </div>
  ),
};

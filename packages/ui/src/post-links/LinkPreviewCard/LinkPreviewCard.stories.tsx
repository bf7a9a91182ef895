import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { LinkPreviewCard } from './LinkPreviewCard.tsx';
import type { LinkedProduct } from './link-verification.ts';

const coat: LinkedProduct = {
  id: 'coat',
  name: 'Wool Overcoat, Camel',
  price: 340,
  retailer: 'Atelier Brume',
  image: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4" fill="#E6E1DC"/><circle cx="2" cy="2" r="1" fill="#D9A765"/></svg>')}`,
};

const meta: Meta<typeof LinkPreviewCard> = {
  title: 'Post links/LinkPreviewCard',
  component: LinkPreviewCard,
  args: {
    url: 'https://atelier-brume.example/coats/42',
    label: 'My coat',
    preview: { product: coat },
    confirmed: true,
    onOpen: fn((event: { preventDefault(): void }) => event.preventDefault()),
  },
  decorators: [(story) => <div style={{ maxWidth: 360 }}>{story()}</div>],
};
export default meta;
type Story = StoryObj<typeof LinkPreviewCard>;

export const Verified: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^My coat/ }));
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText('$340.00')).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};

/** The product can be liked and added to the cart (D19, D50). */
export const Wanted: Story = {
  args: { onLikedChange: fn(), onInCartChange: fn() },
  render: function Kept(args) {
    const [liked, setLiked] = useState(false);
    const [inCart, setInCart] = useState(false);
    return (
      <LinkPreviewCard
        {...args}
        liked={liked}
        onLikedChange={(next) => {
          setLiked(next);
          args.onLikedChange?.(next);
        }}
        inCart={inCart}
        onInCartChange={(next) => {
          setInCart(next);
          args.onInCartChange?.(next);
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    const heart = canvas.getByRole('button', { name: 'Like Wool Overcoat, Camel', pressed: false });
    await userEvent.click(heart);
    await expect(args.onLikedChange).toHaveBeenLastCalledWith(true);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    const cart = () => canvas.getByRole('button', { name: /cart: Wool Overcoat, Camel$/ });
    await expect(cart()).toHaveTextContent('Add to cart');
    await userEvent.click(cart());
    await expect(args.onInCartChange).toHaveBeenLastCalledWith(true);
    await expect(cart()).toHaveTextContent('Remove from cart');
    await expect(cart()).toHaveFocus();
    for (const button of [heart, cart()]) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    (document.activeElement as HTMLElement).blur();
  },
};

/** Pinning, refreshing and the verdict are in the owner's menu. */
export const OwnersWanted: Story = {
  args: {
    confirmed: null,
    onConfirm: fn(),
    onPinnedChange: fn(),
    onRefresh: fn(),
    liked: true,
    inCart: true,
    onLikedChange: fn(),
    onInCartChange: fn(),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Options for My coat' }));
    await expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Looks right',
      'Not this product',
      'Pin',
      'Refresh preview',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Looks right' }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenLastCalledWith(true));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    (document.activeElement as HTMLElement).blur();
  },
};

/** A link without a product has no heart and no cart button. */
export const NoProduct: Story = {
  parameters: { visual: { disable: true } },
  args: { preview: { title: 'How we weave' }, onLikedChange: fn(), onInCartChange: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('How we weave')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A label that equals the product's name, ignoring case, shows once. */
export const NamedAsItsPage: Story = {
  args: { label: 'Wool overcoat, camel ' },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/wool overcoat, camel/i)).toHaveLength(1);
  },
};

/** The product is only similar to the linked one (1 §4). */
export const Similar: Story = {
  args: {
    label: 'How I wear it',
    preview: { product: { ...coat, alternativeMatch: true }, similar: true },
    productHref: '#coat',
    onProductOpen: fn((event: { preventDefault(): void }) => event.preventDefault()),
    confirmed: null,
    onLikedChange: fn(),
    onInCartChange: fn(),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Similar Product')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Like Wool Overcoat, Camel' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /cart: Wool Overcoat, Camel$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Wool Overcoat, Camel' }));
    await expect(args.onProductOpen).toHaveBeenCalledTimes(1);
    await expect(args.onOpen).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('link', { name: /^How I wear it/ }));
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
    (document.activeElement as HTMLElement).blur();
  },
};

/** A link to a product of this shop leads to its product page. */
export const OfTheShop: Story = {
  parameters: { visual: { disable: true } },
  args: {
    productHref: '#coat',
    onProductOpen: fn((event: { preventDefault(): void }) => event.preventDefault()),
  },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'My coat' });
    await expect(link).toHaveAttribute('href', '#coat');
    await expect(link).not.toHaveAttribute('target');
    await userEvent.click(link);
    await expect(args.onProductOpen).toHaveBeenCalledTimes(1);
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    (document.activeElement as HTMLElement).blur();
  },
};

/** The card shows another product and price than were verified; the owner can verify the new one (1 §4). */
export const Changed: Story = {
  args: {
    pinned: true,
    preview: {
      product: coat,
      verifiedProductId: 'old coat',
      verifiedProduct: { ...coat, price: 310 },
      priceChanged: true,
    },
    onConfirm: fn(),
    onPinnedChange: fn(),
    onRefresh: fn(),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('was $310.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Verify New Product' }));
    await expect(args.onConfirm).toHaveBeenLastCalledWith(true);
    const choose = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Options for My coat' }));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
    };
    await choose('Unpin');
    await waitFor(() => expect(args.onPinnedChange).toHaveBeenLastCalledWith(false));
    await choose('Refresh preview');
    await waitFor(() => expect(args.onRefresh).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    (document.activeElement as HTMLElement).blur();
  },
};

/** The owner marked the preview as wrong. */
export const Flagged: Story = { args: { confirmed: false } };

export const Loading: Story = { args: { preview: null, previewStatus: 'loading', confirmed: undefined } };

export const Failed: Story = {
  args: {
    preview: null,
    previewStatus: 'error',
    confirmed: undefined,
    onPreviewRetry: fn(),
    refreshFailed: true,
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Failed to load preview')).toBeVisible();
    await expect(canvas.getByText('Failed to refresh preview')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onPreviewRetry).toHaveBeenCalledTimes(1);
    (document.activeElement as HTMLElement).blur();
  },
};

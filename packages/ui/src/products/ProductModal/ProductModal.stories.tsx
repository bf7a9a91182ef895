import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ProductCard, type ProductCardProduct } from '../ProductCard/ProductCard.tsx';
import { ProductRow } from '../ProductRow/ProductRow.tsx';
import { handbag, overcoat, pendant, products, runner } from '../products.fixtures.ts';
import { ProductModal } from './ProductModal.tsx';
import type { ProductModalContent, ProductModalFrame, ReadyProduct } from './product-modal-props.ts';

type ReadyProps = ProductModalFrame & ReadyProduct;

const meta: Meta<ReadyProps> = {
  title: 'Products/ProductModal',
  component: ProductModal as ComponentType<ReadyProps>,
  args: {
    status: 'ready',
    product: {
      ...overcoat,
      brand: 'Atelier Brume',
      color: 'Brown',
      category: 'Jackets',
      link: 'https://atelier-brume.example/coats/42',
    },
    open: true,
    onOpenChange: fn(),
    liked: true,
    onLikedChange: fn(),
    onPrevious: fn(),
    onNext: fn(),
    onShare: fn(),
    onAsk: fn(),
    ownerHref: '/user-profile/jun',
    inCart: false,
    onInCartChange: fn(),
    onOpenLink: fn((event: { preventDefault(): void }) => event.preventDefault()),
    linksLeft: { count: 2, limit: 3 },
    signUpHref: '/login',
    onSignUp: fn((event: { preventDefault(): void }) => event.preventDefault()),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 720 } } },
};
export default meta;
type Story = StoryObj<ReadyProps>;

const card = (product: ProductCardProduct) => (
  <ProductCard product={product} href={`/product/${product.id}`} liked={false} />
);

const button = (name: string) => screen.getByRole('button', { name });

export const Ready: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Wool Overcoat, Camel' });
    await expect(button('Close')).toHaveFocus();
    await expect(within(dialog).getByText('Rated 4.8 out of 5')).toBeInTheDocument();
    const known = within(dialog)
      .getAllByRole('definition')
      .map((line) => line.textContent);
    await expect(known).toEqual(['Brown', 'Jackets']);
    await userEvent.click(button('Like Wool Overcoat, Camel'));
    await expect(args.onLikedChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(button('Share'));
    await expect(args.onShare).toHaveBeenCalledTimes(1);
    await userEvent.click(button('Ask a room'));
    await expect(args.onAsk).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, expect.anything());
    (document.activeElement as HTMLElement).blur();
  },
};

/** Rows of facts that the data has. Sizes are facts, not a choice. Color and category are said once. */
export const AllFacts: Story = {
  args: {
    product: {
      ...overcoat,
      brand: 'Brume',
      color: 'Camel',
      category: 'Overcoats',
      sizes: ['XS', 'S', 'M', 'L', 'XL'],
      material: '90% wool, 10% cashmere',
      description: 'Double-faced, with a notched collar and three horn buttons. Falls to the knee.',
      link: 'https://atelier-brume.example/coats/42',
    },
    more: <ProductRow title="More like this" products={products} renderProduct={card} headingLevel={3} />,
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const labels = within(dialog)
      .getAllByRole('term')
      .map((label) => label.textContent);
    await expect(labels).toEqual(['Sizes', 'Material', 'Brand']);
    await expect(within(dialog).queryByRole('button', { name: 'XS' })).toBeNull();
    await expect(within(dialog).getByText(/^Double-faced/)).toBeInTheDocument();
    (document.activeElement as HTMLElement).blur();
  },
};

/** From 769 to 1024 px, facts stand in two columns below the picture. */
export const OnATablet: Story = {
  ...AllFacts,
  globals: { viewport: { value: 'tablet' } },
};

const phone = { globals: { viewport: { value: 'mobile2' } } };

/** A sheet of full height; a swipe of 50 px steps (1 §9, D45). */
export const OnAPhone: Story = {
  ...phone,
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    const picture = within(dialog).getByRole('img');
    swipe(picture, { from: 200, to: 151 });
    await expect(args.onNext).not.toHaveBeenCalled();
    swipe(picture, { from: 200, to: 150 });
    await expect(args.onNext).toHaveBeenCalledTimes(1);
    await expect(args.onPrevious).not.toHaveBeenCalled();
    await userEvent.click(button('Previous product'));
    await expect(args.onPrevious).toHaveBeenCalledTimes(1);
    (document.activeElement as HTMLElement).blur();
  },
};

/**
 * Shop and cart stay at the bottom while the product scrolls; heart and share lie on the picture. A focused
 * element stays above the bottom.
 */
export const FootOfAPhone: Story = {
  ...phone,
  args: {
    inCart: true,
    more: <ProductRow title="More like this" products={products} renderProduct={card} headingLevel={3} />,
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const foot = [
      screen.getByRole('link', { name: 'View at Atelier Brume' }),
      button('Remove from cart'),
      button('Like Wool Overcoat, Camel'),
      button('Share'),
    ];
    const isInSight = (element: Element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return top > 0 && bottom <= window.innerHeight && left >= 0 && right <= window.innerWidth;
    };
    await waitFor(() => expect(foot.map(isInSight)).toEqual([true, true, true, true]));
    within(dialog).getByRole('link', { name: runner.name }).focus();
    await expect(foot.slice(0, 2).map(isInSight)).toEqual([true, true]);
    // Safari scrolls to the element with its next frame.
    await waitFor(() =>
      expect(document.activeElement!.getBoundingClientRect().bottom).toBeLessThan(
        foot[0]!.getBoundingClientRect().top,
      ),
    );
    (document.activeElement as HTMLElement).blur();
  },
};

/** Dispatches a plain event with fingers at these x positions, because not every desktop supports touch. */
function touch(target: Element, type: string, ...places: number[]) {
  const fingers = places.map((clientX, identifier) => ({ identifier, target, clientX, clientY: 200 }));
  const touches = type === 'touchend' ? [] : fingers;
  const event = new Event(type, { bubbles: true, cancelable: true });
  target.dispatchEvent(Object.assign(event, { touches, changedTouches: fingers }));
}

function swipe(target: Element, { from, to }: { from: number; to: number }) {
  touch(target, 'touchstart', from);
  touch(target, 'touchmove', to);
  touch(target, 'touchend', to);
}

function Stepping(args: ReadyProps) {
  const [open, setOpen] = useState(false);
  const [index, setIndex] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <ProductModal
        {...args}
        open={open}
        onOpenChange={setOpen}
        product={products[index]!}
        onPrevious={index > 0 ? () => setIndex(index - 1) : undefined}
        onNext={index < products.length - 1 ? () => setIndex(index + 1) : undefined}
      >
        <input aria-label="Note" />
      </ProductModal>
    </>
  );
}

/**
 * Arrow keys and buttons step without moving the focus or passing the ends. The product's name is announced
 * (D45).
 */
export const Steps: Story = {
  render: (args) => <Stepping {...args} />,
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const shown = (name: string) => screen.findByRole('dialog', { name });
    const dialog = await shown('Cloudstep Runner');
    const announced = dialog.querySelector('[aria-live]')!;
    await expect(announced).toBeEmptyDOMElement();

    await userEvent.keyboard('{ArrowLeft}');
    await shown('Cloudstep Runner');
    await expect(button('Previous product')).toHaveAttribute('aria-disabled', 'true');
    const stageSize = () => {
      const stage = dialog.querySelector('[style*="--ratio"]')!.parentElement!;
      return [stage.offsetWidth, stage.offsetHeight];
    };
    const sizeBefore = stageSize();

    await userEvent.keyboard('{ArrowRight}');
    await shown('Wool Overcoat, Camel');
    await expect(announced).toHaveTextContent('Wool Overcoat, Camel');
    await expect(button('Close')).toHaveFocus();
    await expect(stageSize()).toEqual(sizeBefore);

    button('Previous product').focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await shown('Cloudstep Runner');
    await expect(announced).toHaveTextContent('Cloudstep Runner');
    await expect(button('Previous product')).toHaveFocus();

    const note = screen.getByRole('textbox', { name: 'Note' });
    await userEvent.type(note, 'ab{ArrowLeft}{ArrowRight}');
    await shown('Cloudstep Runner');

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** A carousel steps through several pictures; each can be enlarged. Escape first ends the zoom. */
export const SeveralPictures: Story = {
  args: {
    product: {
      ...overcoat,
      link: 'https://atelier-brume.example/coats/42',
      morePictures: [runner.picture, handbag.picture].filter((picture) => picture != null),
    },
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    const picture = () => dialog.querySelector<HTMLElement>('[role=group]:not([inert]) img')!;
    const surface = () => picture().closest<HTMLElement>('[style*="--ratio"]')!;
    button('Next photo').focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(picture()).toHaveAttribute('alt', 'Wool Overcoat, Camel, photo 2'));
    await expect(args.onNext).not.toHaveBeenCalled();
    await userEvent.click(button('Previous photo'));
    await waitFor(() => expect(picture()).toHaveAttribute('alt', 'Wool Overcoat, Camel'));

    const zoom = dialog.querySelector<HTMLElement>('[role=group]:not([inert]) [aria-label=Zoom]')!;
    await userEvent.click(zoom);
    await expect(zoom).toHaveAttribute('aria-pressed', 'true');
    await expect(surface().style.transform).toContain('scale(2.5)');
    const before = surface().style.transform;
    await userEvent.keyboard('{ArrowRight}');
    await expect(surface().style.transform).not.toBe(before);
    await expect(args.onNext).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(zoom).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onOpenChange).not.toHaveBeenCalled();

    await userEvent.click(picture());
    await expect(surface().style.transform).toContain('scale(2.5)');
    await userEvent.click(picture());
    await expect(surface().style.transform).toBe('');
    (document.activeElement as HTMLElement).blur();
  },
};

/** Two taps or two fingers enlarge a picture; moving it does not step. */
export const ByTwoFingers: Story = {
  ...phone,
  parameters: { visual: { disable: true } },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    const picture = within(dialog).getByRole('img');
    const surface = picture.closest<HTMLElement>('[style*="--ratio"]')!;
    touch(picture, 'touchstart', 150, 250);
    touch(picture, 'touchmove', 100, 300);
    touch(picture, 'touchend', 100);
    await expect(surface.style.transform).toContain('scale(2)');
    swipe(picture, { from: 300, to: 100 });
    await expect(args.onNext).not.toHaveBeenCalled();

    for (const _tap of [1, 2]) {
      touch(picture, 'touchstart', 200);
      touch(picture, 'touchend', 200);
    }
    await expect(surface.style.transform).toBe('');
    swipe(picture, { from: 300, to: 100 });
    await expect(args.onNext).toHaveBeenCalledTimes(1);
    (document.activeElement as HTMLElement).blur();
  },
};

/** Closing focuses the element that the caller returns, such as the last product's card. */
export const FocusReturns: Story = {
  parameters: { visual: { disable: true } },
  render: function Returning(args) {
    const [open, setOpen] = useState(true);
    return (
      <>
        <button type="button" id="last-card">
          Card of the last product
        </button>
        <ProductModal
          {...args}
          open={open}
          onOpenChange={setOpen}
          focusOnClose={() => document.querySelector<HTMLElement>('#last-card')}
        />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /last product/ })).toHaveFocus());
  },
};

/** The cart button names its next action and is never disabled (D83). The caller keeps the cart state. */
export const InCart: Story = {
  args: {
    linksLeft: { count: 1, limit: 3 },
    onOwnerOpen: fn((event: { preventDefault(): void }) => event.preventDefault()),
  },
  render: function Toggling(args) {
    const [inCart, setInCart] = useState(false);
    return <ProductModal {...args} inCart={inCart} onInCartChange={setInCart} />;
  },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.click(button('Add to cart'));
    await expect(button('Remove from cart')).toBeInTheDocument();
    await expect(button('Remove from cart')).toHaveFocus();
    await expect(screen.getByText(/^1 of 3 product links left as a guest\./)).toHaveTextContent(
      '1 of 3 product links left as a guest. Sign up to explore without limits.',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Sign up' }));
    await expect(args.onSignUp).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('link', { name: '@jun' }));
    await expect(args.onOwnerOpen).toHaveBeenCalledTimes(1);
    (document.activeElement as HTMLElement).blur();
  },
};

/**
 * The shop link is a real link, whose default the caller may prevent. If the retailer is unknown, the link
 * names the site (1 §6, D23).
 */
export const ShopLink: Story = {
  args: {
    product: { ...overcoat, retailer: null, link: 'https://www.atelier-brume.example/42' },
    linksLeft: { count: 0, limit: 3 },
  },
  play: async ({ args }) => {
    const link = await screen.findByRole('link', { name: 'View at www.atelier-brume.example' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await userEvent.click(link);
    await userEvent.pointer({ keys: '[MouseMiddle]', target: link });
    await expect(args.onOpenLink).toHaveBeenCalledTimes(2);
    await expect(screen.getByText(/^0 of 3 product links left/)).toBeInTheDocument();
    link.blur();
  },
};

/** Only http and https addresses become links. */
export const NoLink: Story = {
  args: { product: { ...overcoat, link: 'javascript:alert(1)' }, linksLeft: undefined, notice: undefined },
  parameters: { visual: { disable: true } },
  play: async () => {
    await screen.findByRole('dialog');
    await expect(screen.queryByRole('link', { name: /^View/ })).toBeNull();
  },
};

export const LongWords: Story = {
  args: {
    product: { ...pendant, brand: 'Hohenzollern', link: 'https://juwelen.example/' },
    onNext: undefined,
  },
};

/** A product without rating, owner or picture. */
export const Bare: Story = {
  args: {
    product: { id: 'p9', name: handbag.name },
    liked: false,
    onInCartChange: undefined,
    linksLeft: undefined,
    notice: undefined,
    onPrevious: undefined,
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Structured Top-Handle' });
    await expect(within(dialog).getByText('Price unavailable')).toBeInTheDocument();
  },
};

const instead =
  (content: ProductModalContent): NonNullable<Story['render']> =>
  ({ open, onOpenChange, onPrevious, onNext }) => (
    <ProductModal
      open={open}
      onOpenChange={onOpenChange}
      onPrevious={onPrevious}
      onNext={onNext}
      {...content}
    />
  );

export const Loading: Story = { render: instead({ status: 'loading', withLink: true }) };

export const LoadingOnAPhone: Story = { ...phone, render: Loading.render };

export const NotFound: Story = {
  render: instead({ status: 'missing' }),
  play: async () => {
    await screen.findByRole('dialog', { name: 'Product not found' });
  },
};

const onRetry = fn();

export const Failed: Story = {
  render: instead({ status: 'error', onRetry }),
  play: async () => {
    onRetry.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
    await expect(onRetry).toHaveBeenCalledTimes(1);
    await expect(screen.getByRole('alert')).toHaveTextContent('An error occurred while loading products.');
    (document.activeElement as HTMLElement).blur();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { ToastRegion } from '../../controls/Toasts/ToastRegion.tsx';
import { Toasts } from '../../controls/Toasts/Toasts.tsx';
import { BottomBar } from '../../site/BottomBar/BottomBar.tsx';
import { navItems } from '../../site/site.fixtures.tsx';
import { cart, fullCart } from '../cart.fixtures.ts';
import { CartList } from './CartList.tsx';

const meta = {
  title: 'Cart/CartList',
  component: CartList,
  args: {
    title: 'Cart',
    items: cart,
    hrefOf: ({ id }) => `/product/${id}`,
    onRemove: fn(),
    onOpenShop: fn((_, event) => event.preventDefault()),
    onCheckout: fn(),
    checkoutClosed: true,
    checkoutNote: 'Checkout isn’t available yet. For now, buy from each shop.',
    empty: {
      title: 'Your cart is empty',
      help: 'What you add from a product waits for you here.',
      icon: <ShoppingBag size={32} strokeWidth={1.5} />,
      action: <Button variant="primary">Find products</Button>,
    },
  },
} satisfies Meta<typeof CartList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    const northlane = canvas.getByRole('list', { name: 'Northlane' });
    await expect(northlane).toHaveTextContent('Cloudstep Runner');
    await expect(northlane).toHaveTextContent('Trail Boot in Honey');
    await expect(canvas.getByText('Subtotal · Northlane').parentElement).toHaveTextContent('$318.50');
    await expect(canvas.getByText('Total').parentElement).toHaveTextContent('$658.50');
    await expect(canvas.getByText('3 items')).toBeVisible();
    await expect(canvas.getByText('Northlane', { selector: 'dt' }).parentElement).toHaveTextContent(
      '$318.50',
    );
    await expect(canvas.queryByText(/^Quantity/)).toBeNull();
    const toShop = within(northlane).getAllByRole('link', { name: 'View at Northlane' })[0]!;
    await expect(toShop).toHaveAccessibleDescription('Cloudstep Runner');
    await expect(toShop).toHaveAttribute('href', 'https://shop.example/p1');
    await userEvent.click(toShop);
    await expect(args.onOpenShop).toHaveBeenCalledTimes(1);
    const checkout = canvas.getByRole('button', { name: 'Checkout' });
    await expect(checkout).toHaveAccessibleDescription(/^Checkout isn’t available yet/);
    await userEvent.click(checkout);
    await expect(args.onCheckout).toHaveBeenCalledTimes(1);
    (document.activeElement as HTMLElement).blur();
  },
};

/** Items without a price are not in the total; a line above it counts them (1 §2, 1 §5). */
export const WithoutPrice: Story = {
  args: { items: fullCart.filter(({ id }) => id === 'p6' || id === 'p4') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 item without a price isn’t included in the total')).toBeVisible();
  },
};

/** The sum is docked above the bottom bar, from edge to edge, and a message is above the sum. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  parameters: { layout: 'fullscreen' },
  args: { items: fullCart },
  render: (args) => (
    <div style={{ height: '100vh', overflowY: 'auto' }}>
      <div style={{ padding: 16, paddingBlockEnd: 90 }}>
        <CartList {...args} />
      </div>
      <ToastRegion>
        <Toasts
          messages={[{ id: 'gone', text: 'Cloudstep Runner was removed from your cart.' }]}
          onDismiss={fn()}
        />
      </ToastRegion>
      <BottomBar items={navItems} />
    </div>
  ),
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('button', { name: 'Checkout' }).parentElement!;
    const words = await within(document.body).findByText(/was removed/);
    const message = words.closest('li')!;
    await waitFor(() => {
      const { top, bottom } = summary.getBoundingClientRect();
      expect(message.getBoundingClientRect().bottom).toBeLessThan(top);
      expect(bottom).toBeCloseTo(canvas.getByRole('navigation').getBoundingClientRect().top, 0);
    });
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    await expect(canvas.getByText('Quantity: 2')).toBeInTheDocument();
  },
};

export const Processing: Story = {
  args: { processing: true },
  play: async ({ args, canvas }) => {
    const checkout = canvas.getByRole('button', { name: 'Checkout' });
    await expect(checkout).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(checkout);
    await expect(args.onCheckout).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Checkout' })).toBeDisabled();
  },
};

export const Loading: Story = { args: { items: [], loading: true } };

/** After a removal, the focus goes to the next line's button, else the previous one's, else the heading. */
export const FocusGoesOn: Story = {
  parameters: { visual: { disable: true } },
  render: function Removing(args) {
    const [items, setItems] = useState(cart);
    return (
      <CartList
        {...args}
        items={items}
        onRemove={({ id }) => setItems(items.filter((item) => item.id !== id))}
      />
    );
  },
  play: async ({ canvas }) => {
    const remove = (name: string) => canvas.getByRole('button', { name: `Remove ${name} from cart` });
    remove('Trail Boot in Honey').focus();
    await userEvent.keyboard('{Enter}');
    await expect(remove('Wool Overcoat, Camel')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(remove('Cloudstep Runner')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: 'Cart' })).toHaveFocus();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AppHeader } from '../../site/AppHeader/AppHeader.tsx';
import { CartButton } from './CartButton.tsx';

const onClick = fn((event: { preventDefault(): void }) => event.preventDefault());

const meta = {
  title: 'Cart/CartButton',
  component: CartButton,
  args: { href: '/cart', count: 3, onClick },
} satisfies Meta<typeof CartButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counts: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 12 }}>
      {[0, 1, 12, 99, 120].map((count) => (
        <CartButton key={count} {...args} count={count} active={count === 12} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link').map((link) => link.getAttribute('aria-label'));
    await expect(names).toEqual([
      'Cart',
      'Cart, 1 item',
      'Cart, 12 items',
      'Cart, 99 items',
      'Cart, 99+ items',
    ]);
    await expect(canvas.getByText('99+')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Cart' }));
    await expect(onClick).toHaveBeenCalledTimes(1);
    (document.activeElement as HTMLElement).blur();
  },
};

export const InTheHeaderOfAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <AppHeader brandName="Vitrine" homeHref="/" items={[]} actions={<CartButton {...args} />} />
  ),
};

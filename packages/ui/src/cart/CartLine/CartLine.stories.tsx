import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { dress, overcoat, pendant } from '../../products/products.fixtures.ts';
import { CartLine } from './CartLine.tsx';

const onOpen = fn((event: { preventDefault(): void }) => event.preventDefault());

const meta = {
  title: 'Cart/CartLine',
  component: CartLine,
  args: { item: overcoat, href: '/product/p2', onOpen, onRemove: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CartLine>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The whole line is a link, except for its button. */
export const Ready: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Wool Overcoat, Camel' })).toHaveAttribute(
      'href',
      args.href,
    );
    const { left, top } = canvasElement.querySelector('img')!.getBoundingClientRect();
    (document.elementFromPoint(left + 20, top + 20) as HTMLElement).click();
    await expect(onOpen).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Wool Overcoat, Camel from cart' }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
    await expect(onOpen).toHaveBeenCalledTimes(1);
    (document.activeElement as HTMLElement).blur();
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

export const LongWordsNoPriceOnAPhone: Story = {
  args: { item: pendant },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Price unavailable')).toBeVisible();
  },
};

export const NoPictureNoShop: Story = { args: { item: { ...dress, retailer: null } } };

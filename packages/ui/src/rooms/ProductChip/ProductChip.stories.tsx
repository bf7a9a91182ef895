import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { pendant, runner } from '../../products/products.fixtures.ts';
import { ProductChip } from './ProductChip.tsx';

const meta = {
  title: 'Rooms/ProductChip',
  component: ProductChip,
  args: {
    product: runner,
    href: '/product/p1',
    onOpen: fn((event) => event.preventDefault()),
    onLikedChange: fn(),
    onInCartChange: fn(),
  },
} satisfies Meta<typeof ProductChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Liked: Story = {
  args: { liked: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Like Cloudstep Runner' }));
    await expect(args.onLikedChange).toHaveBeenCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Cart: Cloudstep Runner' }));
    await expect(args.onInCartChange).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('link', { name: 'Cloudstep Runner' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};

export const InCart: Story = { args: { inCart: true } };

export const LongWordsOnAPhone: Story = {
  args: { product: pendant },
  globals: { viewport: { value: 'mobile1' } },
};

export const Gone: Story = { args: { product: null } };

export const Interaction: Story = { parameters: { interaction: ['rest', 'hover', 'focus'] } };

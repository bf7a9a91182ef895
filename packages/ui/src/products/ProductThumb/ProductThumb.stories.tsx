import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { overcoat } from '../products.fixtures.ts';
import { ProductThumb } from './ProductThumb.tsx';

const meta: Meta<typeof ProductThumb> = {
  title: 'Products/ProductThumb',
  component: ProductThumb,
  args: {
    product: {
      ...overcoat,
      picture: { ...overcoat.picture, src: overcoat.picture?.src ?? '', width: 1, height: 1 },
    },
    href: '#p2',
    liked: false,
    onLikedChange: fn(),
    style: { width: 96 },
  },
};
export default meta;
type Story = StoryObj<typeof ProductThumb>;

/** The link has the product's name; the heart is a separate button. */
export const Plain: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: overcoat.name })).toHaveAttribute('href', '#p2');
    await userEvent.click(canvas.getByRole('button', { name: `Like ${overcoat.name}` }));
    await expect(args.onLikedChange).toHaveBeenCalledWith(true);
    (document.activeElement as HTMLElement).blur();
  },
};

export const Liked: Story = { args: { liked: true } };

export const WithoutPicture: Story = {
  args: { product: { ...overcoat, picture: { src: '', width: 1, height: 1 } } },
};

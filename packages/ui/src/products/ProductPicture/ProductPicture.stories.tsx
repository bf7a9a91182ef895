import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { overcoat } from '../products.fixtures.ts';
import { ProductPicture } from './ProductPicture.tsx';

const meta: Meta<typeof ProductPicture> = {
  title: 'Products/ProductPicture',
  component: ProductPicture,
  args: { ...overcoat.picture, alt: 'Wool Overcoat, Camel' },
  decorators: [
    (Story) => (
      <div style={{ width: 200 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof ProductPicture>;

const boxOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[style*=aspect-ratio]')!.getBoundingClientRect();

export const Loaded: Story = {
  play: async ({ canvas, canvasElement }) => {
    const image = canvas.getByRole('img', { name: 'Wool Overcoat, Camel' });
    await expect(image).toHaveAttribute('loading', 'lazy');
    await waitFor(() => expect(image).toHaveStyle({ opacity: '1' }));
    await expect(boxOf(canvasElement).height).toBeCloseTo(300, 0);
  },
};

export const Priority: Story = {
  args: { priority: true },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img');
    await expect(image).toHaveAttribute('loading', 'eager');
    await expect(image).toHaveAttribute('fetchpriority', 'high');
  },
};

/** A failed picture shows the product's name. */
export const Failed: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Wool Overcoat, Camel')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(boxOf(canvasElement).height).toBeCloseTo(300, 0);
  },
};

/** Without a size, the picture fills a box of 4:5. */
export const UnknownSize: Story = {
  args: { width: null, height: null },
  play: async ({ canvasElement }) => {
    await expect(boxOf(canvasElement).height).toBeCloseTo(250, 0);
  },
};

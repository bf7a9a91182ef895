import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { shopFor } from './shop.ts';
import { WholePage } from './WholePage.tsx';

const meta = {
  title: 'Pages/Whole pages',
  component: WholePage,
  tags: ['!autodocs'],
  args: { answers: shopFor('guest'), viewer: 'guest' },
  argTypes: { answers: { table: { disable: true } } },
  parameters: {
    layout: 'fullscreen',
    // Of photographs a baseline would be heavy, and say nothing of the page: what is compared has their grounds.
    visual: { pictures: 'hidden' },
  },
} satisfies Meta<typeof WholePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const onWidth = (width: 390 | 768 | 1280, story: Story): Story => ({
  ...story,
  globals: { viewport: { value: String(width) } },
});

/** A card with this name is there, in a feed or a row. */
const seesCard = (name: string) =>
  waitFor(() => expect(screen.getAllByRole('link', { name: new RegExp(name) })[0]).toBeVisible());

const landing: Story = {
  args: { address: '/' },
  play: () => seesCard('Bias-Cut Midi Dress'),
};
export const LandingOnAPhone = onWidth(390, landing);
export const LandingOnATablet = onWidth(768, landing);
export const LandingOnADesktop = onWidth(1280, landing);

const results: Story = {
  args: { address: '/results?q=dress+under+100' },
  play: () => seesCard('Tiered Maxi Dress'),
};
export const ResultsOnAPhone = onWidth(390, results);
export const ResultsOnATablet = onWidth(768, results);
export const ResultsOnADesktop = onWidth(1280, {
  ...results,
  play: async ({ canvas }) => {
    await seesCard('Tiered Maxi Dress');
    await expect(await canvas.findByRole('button', { name: 'Lindqvist' })).toBeVisible();
  },
});

const product: Story = {
  args: { address: '/product/story1' },
  play: async () => {
    const title = await screen.findByRole('heading', { level: 2, name: 'Bias-Cut Midi Dress' });
    await waitFor(() => expect(title).toBeVisible());
    await screen.findByRole('region', { name: 'More like this' });
    await seesCard('Double-Faced Wool Coat');
  },
};
export const ProductOnAPhone = onWidth(390, product);
export const ProductOnATablet = onWidth(768, product);
export const ProductOnADesktop = onWidth(1280, product);

const cart: Story = {
  args: { address: '/cart', viewer: 'person', answers: shopFor('person') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Total')).toBeVisible();
    await seesCard('Fisherman Sweater');
  },
};
export const CartOnAPhone = onWidth(390, cart);
export const CartOnATablet = onWidth(768, cart);
export const CartOnADesktop = onWidth(1280, cart);

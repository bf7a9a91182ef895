import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RatingStars } from './RatingStars.tsx';

const meta: Meta<typeof RatingStars> = {
  title: 'Products/RatingStars',
  component: RatingStars,
  args: { rating: 4.6 },
};
export default meta;
type Story = StoryObj<typeof RatingStars>;

export const Small: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Rated 4.6 out of 5')).toBeInTheDocument();
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(4);
  },
};

export const Medium: Story = { args: { size: 'medium', rating: 5 } };

export const Compact: Story = { args: { compact: true } };

/** The number is rounded, the stars are rounded down (D42). */
export const RoundedUp: Story = {
  args: { rating: 4.96 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('5.0')).toBeVisible();
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(4);
  },
};

/** Renders nothing for a rating that is zero, missing or not a number. */
export const Unrated: Story = {
  render: () => (
    <>
      {[0, null, undefined, Number.NaN].map((rating) => (
        <RatingStars key={String(rating)} rating={rating} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toBeEmptyDOMElement();
  },
  parameters: { visual: { disable: true } },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import { productCardHeight } from '../ProductCard/product-card-geometry.ts';
import { overcoat, runner } from '../products.fixtures.ts';
import { FeedReason, type FeedReasonProps } from './FeedReason.tsx';
import { FEED_REASON_HEIGHT } from './feed-reason-height.ts';

const meta = {
  title: 'Products/FeedReason',
  component: FeedReason,
  args: {
    reason: 'Because you liked Trail Runner',
    productName: 'Cloudstep Runner',
    dismissed: false,
    onDismissedChange: fn(),
  },
  render: (args) => <UnderItsCard {...args} />,
} satisfies Meta<typeof FeedReason>;
export default meta;
type Story = StoryObj<typeof meta>;

const WIDTH = 256;

function UnderItsCard({ dismissed: atFirst, ...args }: FeedReasonProps) {
  const [dismissed, setDismissed] = useState(atFirst);
  return (
    <div style={{ position: 'relative', width: WIDTH }} data-cell>
      <ProductCard product={runner} href="/product/p1" liked={false} onLikedChange={fn()} />
      <FeedReason
        {...args}
        dismissed={dismissed}
        onDismissedChange={(wanted) => {
          setDismissed(wanted);
          args.onDismissedChange(wanted);
        }}
      />
    </div>
  );
}

/** The note replaces the card without moving anything. The focus goes to its Undo button, and back. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const cell = canvasElement.querySelector('[data-cell]')!;
    const { height } = cell.getBoundingClientRect();
    await expect(
      Math.abs(height - productCardHeight(runner, WIDTH) - FEED_REASON_HEIGHT),
    ).toBeLessThanOrEqual(1);

    const options = 'Options for Cloudstep Runner';
    await userEvent.click(canvas.getByRole('button', { name: options }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Show less like Cloudstep Runner' }));
    await waitFor(() => expect(args.onDismissedChange).toHaveBeenLastCalledWith(true));
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toHaveFocus());
    await expect(undo).toHaveAccessibleDescription('You’ll see less like this.');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Cloudstep Runner' })).toBeNull());
    await expect(cell.getBoundingClientRect().height).toBe(height);

    await userEvent.keyboard('{Enter}');
    await expect(args.onDismissedChange).toHaveBeenLastCalledWith(false);
    await expect(await canvas.findByRole('link', { name: 'Cloudstep Runner' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: options })).toHaveFocus());
    (document.activeElement as HTMLElement).blur();
  },
};

export const Dismissed: Story = { args: { dismissed: true } };

/** In two columns of a 390 px phone, a long reason is cut and the note fits. */
export const OnAPhone: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '173px 173px', gap: 12 }}>
      {[false, true].map((dismissed) => (
        <div key={`${dismissed}`} style={{ position: 'relative' }}>
          <ProductCard product={overcoat} href="/product/p2" liked={false} onLikedChange={fn()} />
          <FeedReason
            {...args}
            dismissed={dismissed}
            reason="Because you liked Sculpted Wool Blazer, Camel"
          />
        </div>
      ))}
    </div>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
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

/** The note takes the room of the card, so nothing moves; the focus goes to the way back, and back. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const cell = canvasElement.querySelector('[data-cell]')!;
    const { height } = cell.getBoundingClientRect();
    await expect(
      Math.abs(height - productCardHeight(runner, WIDTH) - FEED_REASON_HEIGHT),
    ).toBeLessThanOrEqual(1);

    await userEvent.click(canvas.getByRole('button', { name: 'Less like Cloudstep Runner' }));
    await expect(args.onDismissedChange).toHaveBeenLastCalledWith(true);
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toHaveFocus());
    await expect(undo).toHaveAccessibleDescription('You will see less like this');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Cloudstep Runner' })).toBeNull());
    await expect(cell.getBoundingClientRect().height).toBe(height);

    await userEvent.keyboard('{Enter}');
    await expect(args.onDismissedChange).toHaveBeenLastCalledWith(false);
    await expect(await canvas.findByRole('link', { name: 'Cloudstep Runner' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Less like Cloudstep Runner' })).toHaveFocus(),
    );
    (document.activeElement as HTMLElement).blur();
  },
};

export const Dismissed: Story = { args: { dismissed: true } };

/** Two columns on a phone of 390 px: a reason goes on in a second line, and the note fits. */
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { FileDrop } from '../../controls/FileDrop/FileDrop.tsx';
import { postOf } from '../posts.fixtures.ts';
import { ComposerMedia, type ComposerMediaItem } from './ComposerMedia.tsx';

const chosen = (seed: number, given: Partial<ComposerMediaItem> = {}): ComposerMediaItem => ({
  id: `${seed}`,
  preview: postOf(seed).picture?.src,
  alt: '',
  croppable: true,
  ...given,
});

const meta = {
  title: 'Posts/ComposerMedia',
  component: ComposerMedia,
  args: {
    media: [chosen(1, { alt: 'A violet coat' }), chosen(2), chosen(3, { kind: 'video', croppable: false })],
    onMove: fn(),
    onRemove: fn(),
    onRetry: fn(),
    onCrop: fn(),
    onAltChange: fn(),
    addTile: <FileDrop label="Add photos and videos" variant="tile" heading="7 more" maxFiles={7} />,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 584 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ComposerMedia>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Alt text' })).toHaveValue('A violet coat');
    await userEvent.click(canvas.getByRole('button', { name: 'Photo 2 of 3' }));
    await expect(canvas.getByRole('button', { name: 'Photo 2 of 3' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(canvas.getByRole('textbox', { name: 'Alt text' })).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Crop: Photo 2 of 3' }));
    await expect(args.onCrop).toHaveBeenCalledWith('2');
    await userEvent.click(canvas.getByRole('button', { name: 'Video 3 of 3' }));
    await expect(canvas.queryByRole('button', { name: /^Crop/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Video 3 of 3' }));
    await expect(args.onRemove).toHaveBeenCalledWith('3');
    await userEvent.click(canvas.getByRole('button', { name: 'Photo 1 of 3' }));
    (document.activeElement as HTMLElement).blur();
  },
};

export const Uploading: Story = {
  args: {
    media: [
      chosen(1, { status: 'uploading', progress: 0.4 }),
      chosen(2, { status: 'waiting', progress: 0 }),
      chosen(3, { status: 'failed' }),
      chosen(4, {
        status: 'failed',
        problem: 'This file is too large. Choose a smaller one.',
        retryable: false,
      }),
    ],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading: Photo 1 of 4' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    await expect(canvas.getByText(/^Photo 4 of 4: This file is too large/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry: Photo 3 of 4' }));
    await expect(args.onRetry).toHaveBeenCalledWith('3');
    await expect(canvas.getByRole('button', { name: 'Photo 3 of 4' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel: Photo 1 of 4' }));
    await expect(args.onRemove).toHaveBeenCalledWith('1');
    (document.activeElement as HTMLElement).blur();
  },
};

const pictureOf = (width: number, height: number, colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/></svg>`)}`;

/** The stage has the shape of the tallest picture; a wider one is shown whole in it. */
export const Shapes: Story = {
  args: {
    media: [
      chosen(1, { preview: pictureOf(480, 160, 'peru'), alt: 'A desert' }),
      chosen(2, { preview: pictureOf(480, 320, 'steelblue') }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const stage = () => canvasElement.querySelector('section > div')!.getBoundingClientRect();
    await waitFor(() => expect(stage().width / stage().height).toBeCloseTo(1.5, 1));
    const { height } = stage();
    const strip = canvas.getByRole('list').firstElementChild!.getBoundingClientRect();
    const alt = canvas.getByRole('textbox', { name: 'Alt text' }).getBoundingClientRect();
    await expect(strip.top).toBeGreaterThan(stage().bottom);
    await expect(alt.top).toBeGreaterThan(strip.bottom);
    await userEvent.click(canvas.getByRole('button', { name: 'Photo 2 of 2' }));
    await expect(stage().height).toBe(height);
    await userEvent.click(canvas.getByRole('button', { name: 'Photo 1 of 2' }));
    (document.activeElement as HTMLElement).blur();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };

/**
 * Media are reordered by dragging or arrow keys, and moves are announced. The focus stays on a moved entry;
 * after a removal it moves to a neighbour.
 */
export const Order: Story = {
  parameters: { visual: { disable: true } },
  render: function Ordering(args) {
    const [media, setMedia] = useState(args.media);
    return (
      <ComposerMedia
        {...args}
        media={media}
        onMove={(id, place) => {
          const medium = media.find((one) => one.id === id)!;
          const others = media.filter((one) => one !== medium);
          setMedia([...others.slice(0, place), medium, ...others.slice(place)]);
        }}
        onRemove={(id) => setMedia(media.filter((one) => one.id !== id))}
      />
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const name = /^(Photo|Video) \d of \d$/;
    const coat = canvasElement.querySelector<HTMLImageElement>('li img')?.src;
    const place = () =>
      [...canvasElement.querySelectorAll<HTMLImageElement>('li img')].findIndex(({ src }) => src === coat);
    const alt = () => canvas.getByRole('textbox', { name: 'Alt text' });
    canvas.getByRole('button', { name: 'Photo 1 of 3' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(place()).toBe(1);
    await expect(canvas.getByRole('button', { name: 'Photo 2 of 3' })).toHaveFocus();
    await expect(canvas.getByText('Moved to position 2 of 3')).toBeInTheDocument();
    await userEvent.keyboard('{End}');
    await expect(place()).toBe(2);
    await userEvent.keyboard('{Home}');
    await expect(place()).toBe(0);
    await expect(alt()).toHaveValue('A violet coat');

    await userEvent.click(canvas.getByRole('button', { name: 'Move later: Photo 1 of 3' }));
    await expect(place()).toBe(1);
    const earlier = canvas.getByRole('button', { name: 'Move earlier: Photo 2 of 3' });
    await userEvent.click(earlier);
    await expect(place()).toBe(0);
    await expect(earlier).toHaveFocus();
    await expect(earlier).toHaveAttribute('aria-disabled', 'true');

    const handle = canvas.getByRole('button', { name: 'Photo 1 of 3' });
    const last = canvas.getAllByRole('listitem')[2]!.getBoundingClientRect();
    fireEvent.pointerDown(handle, { button: 0, pointerId: 1 });
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('data-dragged'));
    fireEvent.pointerMove(handle, { pointerId: 1, clientX: last.left + 10, clientY: last.top + 10 });
    fireEvent.pointerUp(handle, { pointerId: 1 });
    await waitFor(() => expect(place()).toBe(2));
    await expect(alt()).toHaveValue('A violet coat');

    canvas.getByRole('button', { name: 'Remove: Photo 3 of 3' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getAllByRole('button', { name })[1]).toHaveFocus();
  },
};

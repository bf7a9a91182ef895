import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
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
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ComposerMedia>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Crop: Picture 2 of 3' }));
    await expect(args.onCrop).toHaveBeenCalledWith('2');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Video 3 of 3' }));
    await expect(args.onRemove).toHaveBeenCalledWith('3');
    (document.activeElement as HTMLElement).blur();
  },
};

export const Uploading: Story = {
  args: {
    media: [
      chosen(1, { status: 'uploading', progress: 0.4 }),
      chosen(2, { status: 'waiting', progress: 0 }),
      chosen(3, { status: 'failed' }),
      chosen(4, { status: 'failed', problem: 'This file is too large.' }),
    ],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading: Picture 1 of 4' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Retry: Picture 3 of 4' }));
    await expect(args.onRetry).toHaveBeenCalledWith('3');
    await expect(canvas.getByRole('button', { name: 'Picture 3 of 4' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel: Picture 1 of 4' }));
    await expect(args.onRemove).toHaveBeenCalledWith('1');
    (document.activeElement as HTMLElement).blur();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };

/** By arrow keys, with what happened said, and by dragging; the focus stays on what is moved, and goes on from what is removed. */
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
  play: async ({ canvas }) => {
    const order = () =>
      canvas.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value || '-');
    canvas.getByRole('button', { name: 'Picture 1 of 3' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(order()).toEqual(['-', 'A violet coat', '-']);
    await expect(canvas.getByRole('button', { name: 'Picture 2 of 3' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Moved to place 2 of 3');
    await userEvent.keyboard('{End}');
    await expect(order()).toEqual(['-', '-', 'A violet coat']);
    await userEvent.keyboard('{Home}');
    await expect(order()).toEqual(['A violet coat', '-', '-']);

    const handle = canvas.getByRole('button', { name: 'Picture 1 of 3' });
    const last = canvas.getAllByRole('listitem')[2]!.getBoundingClientRect();
    fireEvent.pointerDown(handle, { button: 0, pointerId: 1 });
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('data-dragged'));
    fireEvent.pointerMove(handle, { pointerId: 1, clientX: last.left + 10, clientY: last.top + 10 });
    fireEvent.pointerUp(handle, { pointerId: 1 });
    await waitFor(() => expect(order()).toEqual(['-', '-', 'A violet coat']));

    canvas.getByRole('button', { name: 'Remove: Picture 3 of 3' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Picture 1 of 2' })).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { pictures, video } from '../post-viewer.fixtures.ts';
import { MediaCarousel } from './MediaCarousel.tsx';

const meta: Meta<typeof MediaCarousel> = {
  title: 'Posts/MediaCarousel',
  component: MediaCarousel,
  args: { label: 'Pictures of @mina.k', media: pictures, onIndexChange: fn() },
  decorators: [(story) => <div style={{ width: 320, height: 400 }}>{story()}</div>],
};
export default meta;
type Story = StoryObj<typeof MediaCarousel>;

/** Buttons and arrow keys step, and end at the ends. The one beside the one that is seen is there already, the next is not. */
export const Pictures: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const loaded = () => canvasElement.querySelectorAll('img').length;
    await expect(canvas.getByRole('img', { name: 'Boats in a harbour' })).toBeVisible();
    await expect(loaded()).toBe(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Next picture or video' }));
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
    await expect(loaded()).toBe(3);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(2);
    await expect(args.onIndexChange).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(canvas.getByText('1 / 3')).toBeVisible());
    (document.activeElement as HTMLElement).blur();
  },
};

/** A broad picture is shown whole, on a ground that is near black in each theme. */
export const Broad: Story = { args: { media: pictures.slice(1, 2) } };

/** A closer look, by a button or two fingers; then it stays where it is until that ends. */
export const Zoomed: Story = {
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    const [zoom] = canvas.getAllByRole('button', { name: 'Zoom' });
    await userEvent.click(zoom!);
    await expect(zoom).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(zoom).toHaveAttribute('aria-pressed', 'false');
  },
};

/** What could not be had says so, in its place. */
export const Failed: Story = {
  args: { media: [{ id: 'gone', kind: 'image', src: 'data:image/png;base64,no', alt: 'A wall' }] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('This could not be loaded.')).toBeVisible());
  },
};

/** A video that this browser does not play says so. */
export const VideoFailed: Story = {
  parameters: { visual: { disable: true } },
  args: { media: [{ ...video, src: 'data:video/mp4;base64,no' }] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('This video cannot be played here.')).toBeVisible());
    await expect(canvas.getByText('Waves')).toBeVisible();
  },
};

const isPaused = (element: HTMLVideoElement) => element.paused;

/** A video is named, silent, and stands still for whoever wants little motion; what was started stands still while nobody looks at it, and goes on then. */
export const Video: Story = {
  parameters: { visual: { disable: true } },
  args: { media: [video, ...pictures] },
  render: function Kept(args) {
    const [away, setAway] = useState(false);
    return (
      <>
        <MediaCarousel {...args} away={away} />
        <button type="button" onClick={() => setAway(!away)}>
          Look away
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const element = canvas.getByLabelText('Waves') as HTMLVideoElement;
    await waitFor(() => expect(element.muted).toBe(true));
    await expect(element.controls).toBe(true);
    await element.play();
    const lookAway = canvas.getByRole('button', { name: 'Look away' });
    await userEvent.click(lookAway);
    await waitFor(() => expect(isPaused(element)).toBe(true));
    await userEvent.click(lookAway);
    await waitFor(() => expect(isPaused(element)).toBe(false));
    element.pause();
    await userEvent.click(lookAway);
    await userEvent.click(lookAway);
    await expect(isPaused(element)).toBe(true);
    lookAway.blur();
  },
};

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

/**
 * Buttons and arrow keys step, and stop at both ends. The adjacent picture is loaded in advance, the one
 * after it is not.
 */
export const Pictures: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const loaded = () => canvasElement.querySelectorAll('img').length;
    await expect(canvas.getByRole('img', { name: 'Boats in a harbour' })).toBeVisible();
    await expect(loaded()).toBe(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Next photo or video' }));
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

/** A broad picture is shown whole, on its own colour. */
export const Broad: Story = { args: { media: pictures.slice(1, 2) } };

/** The picture that is shown first loads first, wherever it stands. */
export const SecondFirst: Story = {
  parameters: { visual: { disable: true } },
  args: { defaultIndex: 1 },
  play: async ({ canvasElement }) => {
    const priorities = [...canvasElement.querySelectorAll('img')].map(({ fetchPriority }) => fetchPriority);
    await expect(priorities).toEqual(['low', 'high', 'low']);
  },
};

/** A button enlarges a picture; Escape ends the zoom. */
export const Zoomed: Story = {
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    const [zoom] = canvas.getAllByRole('button', { name: 'Zoom' });
    await userEvent.click(zoom!);
    await expect(zoom).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(zoom).toHaveAttribute('aria-pressed', 'false'));
  },
};

/** A picture that could not be loaded is replaced by a message. */
export const Failed: Story = {
  args: { media: [{ id: 'gone', kind: 'image', src: 'data:image/png;base64,no', alt: 'A wall' }] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('This couldn’t be loaded.')).toBeVisible());
  },
};

/** A video that the browser cannot play is replaced by a message. */
export const VideoFailed: Story = {
  parameters: { visual: { disable: true } },
  args: { media: [{ ...video, src: 'data:video/mp4;base64,no' }] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('This video can’t be played here.')).toBeVisible());
    await expect(canvas.getByText('Waves')).toBeVisible();
  },
};

const isPaused = (element: HTMLVideoElement) => element.paused;

/**
 * A video is named, muted, and does not autoplay with reduced motion. A started video pauses while out of
 * sight.
 */
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
    // The dots are clear of the controls, which are at the foot of the video.
    const dots = canvas.getByText('1 / 4').parentElement!.getBoundingClientRect();
    const { top, height } = element.getBoundingClientRect();
    await expect(dots.bottom).toBeLessThan(top + height / 2);
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

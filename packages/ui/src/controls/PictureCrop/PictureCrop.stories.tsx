import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import type { Crop } from './crop-geometry.ts';
import { croppedPicture } from './croppedPicture.ts';
import { PictureCrop, type PictureCropProps } from './PictureCrop.tsx';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400">
<rect width="800" height="400" fill="#d8cfc0"/><rect width="200" height="200" fill="#7a4b3a"/>
<rect x="600" width="200" height="200" fill="#3a5a7a"/><rect y="200" width="200" height="200" fill="#4a6b4a"/>
<rect x="600" y="200" width="200" height="200" fill="#8a7a3a"/><circle cx="400" cy="200" r="120" fill="#2b2622"/></svg>`;
const src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;

const meta: Meta<typeof PictureCrop> = {
  title: 'Controls/PictureCrop',
  component: PictureCrop,
  args: { label: 'Part of the picture', src, aspect: 1, onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof PictureCrop>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
type Heard = { onValueChange?: PictureCropProps['onValueChange'] };

const frameIn = (canvas: Canvas) => canvas.getByRole('application', { name: 'Part of the picture' });
const last = ({ onValueChange }: Heard) =>
  (onValueChange as ReturnType<typeof fn>).mock.lastCall?.[0] as Crop;
const isThere = (args: Heard) => waitFor(() => expect(args.onValueChange).toHaveBeenCalled());

/** Starts with the largest part, around the middle. */
export const Square: Story = {
  play: async ({ args }) => {
    await isThere(args);
    await expect(last(args)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
  },
};

export const Round: Story = {
  args: { round: true, defaultValue: { x: 0.4, y: 0.3, width: 0.2, height: 0.4 } },
  play: ({ args }) => isThere(args),
};

export const Wide: Story = { args: { aspect: 3 }, play: ({ args }) => isThere(args) };

/** Arrow keys move the picture, with Shift in smaller steps; plus, minus and the slider zoom. */
export const ByKeyboard: Story = {
  parameters: { visual: { disable: true } },
  play: async ({ args, canvas }) => {
    await isThere(args);
    await userEvent.tab();
    await expect(frameIn(canvas)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(last(args).x).toBeCloseTo(0.2);
    await expect(canvas.getByRole('status')).toHaveTextContent('45% from the left, 50% from the top');
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}{ArrowUp}');
    await expect(last(args)).toMatchObject({ y: 0, height: 1 });
    await expect(last(args).x).toBeCloseTo(0.205);
    await userEvent.keyboard('+');
    await expect(last(args).width).toBeCloseTo(0.4);
    await userEvent.keyboard('--------');
    await expect(last(args).width).toBeCloseTo(0.5);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(last(args).width).toBeCloseTo(0.125);
    await expect(canvas.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '400%');
  },
};

/**
 * Disables pointer capture, which rejects synthetic pointers. Returns a function that makes touch event data
 * from shares of the frame.
 */
const uncaptured = (frame: HTMLElement) => {
  frame.setPointerCapture = () => undefined;
  const { left, top, width, height } = frame.getBoundingClientRect();
  return (pointerId: number, x: number, y: number) => ({
    pointerId,
    pointerType: 'touch',
    clientX: left + x * width,
    clientY: top + y * height,
  });
};

/**
 * One finger drags, two fingers pinch, and the wheel zooms at the pointer. Once lifted, a finger no longer
 * drags.
 */
export const ByFingers: Story = {
  parameters: { visual: { disable: true } },
  play: async ({ args, canvas }) => {
    await isThere(args);
    const frame = frameIn(canvas);
    const at = uncaptured(frame);
    await fireEvent.pointerDown(frame, at(1, 0.5, 0.5));
    await fireEvent.pointerMove(frame, at(1, 0.7, 0.9));
    await expect(last(args).x).toBeCloseTo(0.15);
    await expect(last(args).y).toBe(0);
    await fireEvent.pointerDown(frame, at(2, 0.7, 0.5));
    await fireEvent.pointerMove(frame, at(2, 0.7, 0.1));
    await expect(last(args).width).toBeCloseTo(0.25);
    await fireEvent.pointerUp(frame, at(1, 0, 0));
    await fireEvent.pointerCancel(frame, at(2, 0, 0));
    const before = last(args);
    await fireEvent.pointerMove(frame, at(1, 0.1, 0.1));
    await expect(last(args)).toBe(before);

    const turned = new WheelEvent('wheel', { ...at(1, 0, 0), deltaY: 500, cancelable: true, bubbles: true });
    frame.dispatchEvent(turned);
    await expect(turned.defaultPrevented).toBe(true);
    await waitFor(() => expect(last(args).width).toBeCloseTo(0.5));
  },
};

/** The file contains the chosen part, and nothing else. */
export const AsAFile: Story = {
  parameters: { visual: { disable: true } },
  play: async () => {
    const picture = new Blob([drawing], { type: 'image/svg+xml' });
    const part = { x: 0.75, y: 0, width: 0.25, height: 0.5 };
    const file = await croppedPicture(picture, part, { maxWidth: 100 });
    await expect(file.type).toBe('image/jpeg');
    const bitmap = await createImageBitmap(file);
    await expect([bitmap.width, bitmap.height]).toEqual([100, 100]);
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    const [red = 0, green = 0, blue = 0] = context.getImageData(50, 50, 1, 1).data;
    await expect(Math.abs(red - 0x3a) + Math.abs(green - 0x5a) + Math.abs(blue - 0x7a)).toBeLessThan(12);
    await expect(croppedPicture(new Blob(['?']), part, { maxWidth: 100 })).rejects.toBeDefined();
  },
};

export const Broken: Story = {
  args: { src: 'data:image/png,nothing', onPictureFail: fn() },
  play: async ({ args, canvas }) => {
    await canvas.findByRole('alert');
    await expect(args.onPictureFail).toHaveBeenCalledOnce();
  },
};

/** Controlled: the caller keeps the part. */
export const Kept: Story = {
  parameters: { visual: { disable: true } },
  render: function Keeping(args) {
    const [value, setValue] = useState<Crop | null>(null);
    return <PictureCrop {...args} value={value} onValueChange={setValue} />;
  },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Zoom' });
    await waitFor(() => expect(slider).not.toHaveAttribute('data-disabled'));
    frameIn(canvas).focus();
    await userEvent.keyboard('+');
    await expect(slider).toHaveAttribute('aria-valuetext', '125%');
  },
};

/** Counterexample: the name does not say what is chosen. */
export const WithoutAName: Story = { tags: ['!dev', '!test'], args: { label: 'Picture' } };

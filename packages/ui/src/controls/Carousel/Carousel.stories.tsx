import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Carousel } from './Carousel.tsx';

const colours = ['#E9E2D8', '#DCE4E8', '#EADDE1'];
const slides = colours.map((background, place) => (
  <div key={background} style={{ height: '100%', background, display: 'grid', placeItems: 'center' }}>
    <button type="button">On slide {place + 1}</button>
  </div>
));
const frame = { width: 320, height: 240 };

const section = createRef<HTMLElement>();

const meta: Meta<typeof Carousel> = {
  title: 'Controls/Carousel',
  component: Carousel,
  args: { label: 'Pictures of a coat', children: slides, onIndexChange: fn() },
  decorators: [(story) => <div style={frame}>{story()}</div>],
};
export default meta;
type Story = StoryObj<typeof Carousel>;

const trackOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLElement>('section > div') as HTMLElement;

/** Uncontrolled: buttons, arrow keys and swipes step, and stop at both ends. */
export const Uncontrolled: Story = {
  args: { ref: section, className: 'own', id: 'coat' },
  play: async ({ args, canvas, canvasElement }) => {
    const carousel = canvas.getByRole('region', { name: 'Pictures of a coat' });
    await expect(carousel).toBe(section.current);
    await expect(carousel).toHaveClass('own');
    await expect(carousel).toHaveAttribute('id', 'coat');

    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(trackOf(canvasElement).scrollLeft).toBe(320));
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
    await expect(canvas.getByText('2 / 3')).toBeInTheDocument();

    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(trackOf(canvasElement).scrollLeft).toBe(640));
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(2);
    await expect(args.onIndexChange).toHaveBeenCalledTimes(2);

    const next = canvas.getByRole('button', { name: 'Next' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();

    await comesToRest(trackOf(canvasElement));
    trackOf(canvasElement).scrollTo({ left: 0, behavior: 'instant' });
    await waitFor(() => expect(canvas.getByText('1 / 3')).toBeInTheDocument());
    (document.activeElement as HTMLElement).blur();
  },
};

const frames = async (count: number) => {
  for (let drawn = 0; drawn < count; drawn++) await new Promise(requestAnimationFrame);
};
const comesToRest = async (track: HTMLElement) => {
  for (let at = Number.NaN; at !== track.scrollLeft; await frames(10)) at = track.scrollLeft;
};

/** The last press wins, even while a slide is still scrolling. */
export const ChangedMind: Story = {
  parameters: { visual: { disable: true } },
  play: async ({ canvas, canvasElement }) => {
    const track = trackOf(canvasElement);
    const next = canvas.getByRole('button', { name: 'Next' });
    const previous = canvas.getByRole('button', { name: 'Previous' });
    const endsAt = async (place: number) => {
      await comesToRest(track);
      await waitFor(() => expect(track.scrollLeft).toBe(place * 320));
      await expect(canvas.getByText(`${place + 1} / 3`)).toBeInTheDocument();
    };
    // The test browser's reduced motion would make scrolls instant, so its query is negated.
    const { matchMedia } = window;
    window.matchMedia = (query) => matchMedia.call(window, `not all and ${query}`);
    try {
      for (const moment of [0, 3, 8, 15, 25]) {
        next.click();
        await frames(moment);
        previous.click();
        await endsAt(0);
        next.click();
        await frames(moment);
        previous.click();
        await frames(moment);
        next.click();
        await endsAt(1);
        previous.click();
        await endsAt(0);
      }
    } finally {
      window.matchMedia = matchMedia;
    }
  },
};

/** The slide is reached even if a busy browser drops a scroll or continues an earlier one. */
export const LostOnTheWay: Story = {
  parameters: { visual: { disable: true } },
  play: async ({ canvas, canvasElement }) => {
    const track = trackOf(canvasElement);
    const losesItsWayTo = (left?: number) => {
      track.scrollTo = () => {
        Reflect.deleteProperty(track, 'scrollTo');
        if (left !== undefined) track.scrollTo({ left, behavior: 'instant' });
      };
    };
    losesItsWayTo();
    canvas.getByRole('button', { name: 'Next' }).click();
    await waitFor(() => expect(track.scrollLeft).toBe(320));
    await comesToRest(track);
    losesItsWayTo(640);
    canvas.getByRole('button', { name: 'Previous' }).click();
    await waitFor(() => expect(track.scrollLeft).toBe(0));
    await expect(canvas.getByText('1 / 3')).toBeInTheDocument();
  },
};

/** Controlled: the owner chooses the slide. Hidden slides cannot be focused. */
export const Controlled: Story = {
  parameters: { visual: { disable: true } },
  render: function Owned(args) {
    const [index, setIndex] = useState(2);
    return (
      <>
        <Carousel {...args} index={index} onIndexChange={setIndex} />
        <button type="button" onClick={() => setIndex(0)}>
          To the first
        </button>
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(trackOf(canvasElement).scrollLeft).toBe(640));
    const onFirst = canvas.getByText('On slide 1');
    await expect(onFirst.closest('[inert]')).not.toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'To the first' }));
    await waitFor(() => expect(trackOf(canvasElement).scrollLeft).toBe(0));
    await expect(onFirst.closest('[inert]')).toBeNull();
  },
};

/**
 * A carousel mounted hidden, such as behind a tab, shows its slide once visible, and again after being
 * hidden.
 */
export const ShownLater: Story = {
  parameters: { visual: { disable: true } },
  args: { defaultIndex: 2 },
  decorators: [(story) => <div style={{ display: 'none' }}>{story()}</div>],
  play: async ({ args, canvas, canvasElement }) => {
    const track = trackOf(canvasElement);
    const around = track.closest<HTMLElement>('[style*="display: none"]')!;
    around.style.display = 'block';
    await waitFor(() => expect(track.scrollLeft).toBe(640));
    around.style.display = 'none';
    await expect(track.clientWidth).toBe(0);
    around.style.display = 'block';
    await waitFor(() => expect(track.scrollLeft).toBe(640));
    await expect(canvas.getByText('3 / 3')).toBeVisible();
    await expect(args.onIndexChange).not.toHaveBeenCalled();
  },
};

/** When the slide with the focus scrolls away, the carousel gets the focus. */
export const FocusOnASlide: Story = {
  parameters: { visual: { disable: true } },
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('button', { name: 'On slide 1' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(trackOf(canvasElement).scrollLeft).toBe(320));
    await expect(canvas.getByRole('region')).toHaveFocus();
  },
};

/** In right-to-left text, the left arrow key steps forward. */
export const RightToLeft: Story = {
  decorators: [(story) => <div dir="rtl">{story()}</div>],
  parameters: { visual: { disable: true } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(trackOf(canvasElement).scrollLeft).toBe(-320));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(trackOf(canvasElement).scrollLeft).toBe(-640));
    draw(trackOf(canvasElement), 'touchstart', 200);
    draw(trackOf(canvasElement), 'touchmove', 140);
    await waitFor(() => expect(whereItMayRest(trackOf(canvasElement))).toEqual([1]));
    draw(trackOf(canvasElement), 'touchend');
    await waitFor(() => expect(trackOf(canvasElement).scrollLeft).toBe(-320));
  },
};

/** Dispatches a plain event with touches, because not every desktop browser has touch events. */
const draw = (track: HTMLElement, type: string, clientX?: number) => {
  const touches = clientX === undefined ? [] : [{ identifier: 1, target: track, clientX, clientY: 60 }];
  track.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { touches }));
};
const whereItMayRest = (track: HTMLElement) =>
  [...track.children].flatMap((slide, place) =>
    getComputedStyle(slide).scrollSnapAlign === 'none' ? [] : [place],
  );

/**
 * A finger moved by 50 px reaches the next slide at any speed. Moved back, it restores the slide it came from
 * (1 §9, D45).
 */
export const UnderAFinger: Story = {
  parameters: { visual: { disable: true } },
  play: async ({ canvas, canvasElement }) => {
    const track = trackOf(canvasElement);
    const mayRestAt = (...places: number[]) => waitFor(() => expect(whereItMayRest(track)).toEqual(places));
    draw(track, 'touchstart', 200);
    await mayRestAt(0);
    draw(track, 'touchmove', 151);
    await mayRestAt(0);
    draw(track, 'touchmove', 150);
    await mayRestAt(1);
    draw(track, 'touchmove', 20);
    await mayRestAt(1);
    draw(track, 'touchmove', 180);
    await mayRestAt(0);
    draw(track, 'touchmove', 260);
    await mayRestAt(0);
    draw(track, 'touchend');
    await mayRestAt(0, 1, 2);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(track.scrollLeft).toBe(320));
  },
};

/** A single slide has no buttons. */
export const Single: Story = {
  args: { children: slides[0] },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /next|previous/i })).toBeNull();
  },
};

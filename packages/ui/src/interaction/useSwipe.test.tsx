import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type SwipeOptions, useSwipe } from './useSwipe.ts';

type Point = [x: number, y: number];

const onSwipeLeft = vi.fn();
const onSwipeRight = vi.fn();
let now = 0;

function Stage(options: SwipeOptions) {
  return <div data-testid="stage" {...useSwipe({ onSwipeLeft, onSwipeRight, ...options })} />;
}

const Upright = (options: SwipeOptions) => <div data-testid="stage" {...useSwipe(options)} />;

/** The stage is inside the element in React, but elsewhere in the document. */
const Below = () => (
  <div {...useSwipe({ onSwipeLeft })}>{createPortal(<div data-testid="stage" />, document.body)}</div>
);

const stage = () => screen.getByTestId('stage');
const at = (...points: Point[]) => points.map(([clientX, clientY]) => ({ clientX, clientY }));

function send(type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: Point[]) {
  const event = new Event(type.toLowerCase(), { bubbles: true });
  Object.defineProperties(event, { touches: { value: at(...points) }, timeStamp: { value: now } });
  fireEvent(stage(), event);
}

function stroke(...points: Point[]) {
  const [first, ...others] = points;
  send('touchStart', first!);
  for (const point of others) send('touchMove', point);
  send('touchEnd');
}

beforeEach(() => {
  now = 1000;
  vi.clearAllMocks();
});
afterEach(cleanup);

// 1 §9, D45
test('a finger that travels 50 px sideways steps once, in its direction', () => {
  render(<Stage />);
  stroke([200, 100], [170, 102], [150, 104]);
  expect(onSwipeLeft).toHaveBeenCalledTimes(1);
  now += 1000;
  stroke([200, 100], [250, 104]);
  expect(onSwipeRight).toHaveBeenCalledTimes(1);
});

test('a stroke of 49 px is no swipe', () => {
  render(<Stage />);
  stroke([200, 100], [151, 100]);
  expect(onSwipeLeft).not.toHaveBeenCalled();
});

test('one stroke is one step, however long it is', () => {
  render(<Stage />);
  send('touchStart', [600, 100]);
  for (const x of [540, 400, 200, 20]) {
    now += 400;
    send('touchMove', [x, 100]);
  }
  expect(onSwipeLeft).toHaveBeenCalledTimes(1);
});

// 1 §9
test('a second stroke within 300 ms is no step', () => {
  render(<Stage />);
  stroke([200, 100], [140, 100]);
  now += 299;
  stroke([200, 100], [140, 100]);
  expect(onSwipeLeft).toHaveBeenCalledTimes(1);
  now += 1;
  stroke([200, 100], [140, 100]);
  expect(onSwipeLeft).toHaveBeenCalledTimes(2);
});

test('a stroke that began as scrolling stays scrolling', () => {
  render(<Stage />);
  stroke([200, 100], [198, 160], [80, 165]);
  expect(onSwipeLeft).not.toHaveBeenCalled();
});

test('a finger that stays after two were down does not swipe', () => {
  render(<Stage />);
  send('touchStart', [200, 100]);
  send('touchStart', [200, 100], [260, 100]);
  send('touchMove', [80, 100]);
  expect(onSwipeLeft).not.toHaveBeenCalled();
});

test('two fingers pinch and do not swipe, even if the second came down beside the element', () => {
  render(<Stage />);
  send('touchStart', [200, 100]);
  send('touchMove', [140, 100], [320, 100]);
  send('touchMove', [80, 100]);
  expect(onSwipeLeft).not.toHaveBeenCalled();
});

test('a finger on a zoomed page moves the page and does not swipe', () => {
  vi.stubGlobal('visualViewport', { scale: 2 });
  render(<Stage />);
  stroke([200, 100], [100, 100]);
  expect(onSwipeLeft).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

test('a disabled element ignores strokes', () => {
  render(<Stage disabled />);
  stroke([200, 100], [100, 100]);
  expect(onSwipeLeft).not.toHaveBeenCalled();
});

function Row({ contained = false, scrolled = 0 }) {
  const measured = (row: HTMLElement | null) => {
    if (!row) return;
    Object.defineProperties(row, { scrollWidth: { value: 900 }, clientWidth: { value: 300 } });
    row.scrollLeft = scrolled;
  };
  const style = { overflowX: 'auto', overscrollBehaviorX: contained ? 'contain' : 'auto' } as const;
  return (
    <div {...useSwipe({ onSwipeLeft, onSwipeRight })}>
      <div ref={measured} style={style}>
        <span data-testid="stage" />
      </div>
    </div>
  );
}

test('a row that scrolls sideways keeps strokes, and passes them on at its end', () => {
  render(<Row />);
  stroke([200, 100], [100, 100]);
  expect(onSwipeLeft).not.toHaveBeenCalled();
  stroke([100, 100], [200, 100]);
  expect(onSwipeRight).toHaveBeenCalledTimes(1);
  cleanup();

  render(<Row scrolled={600} />);
  now += 1000;
  stroke([200, 100], [100, 100]);
  expect(onSwipeLeft).toHaveBeenCalledTimes(1);
});

test('a row with `overscroll-behavior: contain` keeps strokes at its end too', () => {
  render(<Row contained />);
  stroke([100, 100], [200, 100]);
  stroke([200, 100], [100, 100]);
  expect(onSwipeRight).not.toHaveBeenCalled();
  expect(onSwipeLeft).not.toHaveBeenCalled();
});

// 1 §9, D45
test('a finger that travels 100 px up or down steps once if upright swipes are wanted, and a sideways stroke does not', () => {
  const [onSwipeUp, onSwipeDown] = [vi.fn(), vi.fn()];
  render(<Upright onSwipeUp={onSwipeUp} onSwipeDown={onSwipeDown} />);
  stroke([200, 300], [202, 250], [204, 201]);
  expect(onSwipeUp).not.toHaveBeenCalled();
  stroke([200, 300], [202, 250], [204, 200], [204, 20]);
  expect(onSwipeUp).toHaveBeenCalledTimes(1);
  now += 1000;
  stroke([300, 100], [100, 104]);
  stroke([200, 100], [202, 200]);
  expect([onSwipeUp.mock.calls.length, onSwipeDown.mock.calls.length]).toEqual([1, 1]);
});

test('strokes in a dialog that is a child in React alone do not step', () => {
  render(<Below />);
  stroke([200, 100], [100, 100]);
  expect(onSwipeLeft).not.toHaveBeenCalled();
});

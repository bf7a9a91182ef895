import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useWheelSteps } from './useWheelSteps.ts';

const onPrevious = vi.fn();
const onNext = vi.fn();
let now = 0;

function Stage({ disabled = false }) {
  return <div data-testid="stage" onWheel={useWheelSteps({ onPrevious, onNext, disabled })} />;
}

/** Something that stands below a dialog of its own. */
const Below = () => (
  <div onWheel={useWheelSteps({ onPrevious, onNext })}>
    {createPortal(<div data-testid="stage" />, document.body)}
  </div>
);

/** Turns the wheel, `wait` ms after the turn before. */
function turn(
  deltaY: number,
  { wait = 20, ctrlKey = false, ...more }: WheelEventInit & { wait?: number } = {},
) {
  now += wait;
  const event = new WheelEvent('wheel', { bubbles: true, deltaY, ...more });
  Object.defineProperties(event, { timeStamp: { value: now }, ctrlKey: { value: ctrlKey } });
  fireEvent(screen.getByTestId('stage'), event);
}

beforeEach(() => {
  now = 1000;
  vi.clearAllMocks();
  render(<Stage />);
});
afterEach(cleanup);

// 1 §9, D45
test('50 px in one direction are one step, however many turns they take', () => {
  turn(20);
  turn(29);
  expect(onNext).not.toHaveBeenCalled();
  turn(1);
  expect(onNext).toHaveBeenCalledTimes(1);
});

test('a gesture is one step, however long the wheel runs on; after 300 ms of rest another begins', () => {
  for (let run = 0; run < 100; run += 1) turn(40);
  expect(onNext).toHaveBeenCalledTimes(1);
  turn(60, { wait: 299 });
  expect(onNext).toHaveBeenCalledTimes(1);
  turn(60, { wait: 300 });
  expect(onNext).toHaveBeenCalledTimes(2);
});

test('a turn the other way is another gesture at once', () => {
  turn(60);
  turn(-30);
  expect(onPrevious).not.toHaveBeenCalled();
  turn(-30);
  expect(onPrevious).toHaveBeenCalledTimes(1);
  expect(onNext).toHaveBeenCalledTimes(1);
});

test('a browser that counts in lines steps too', () => {
  turn(3, { deltaMode: 1 });
  turn(3, { deltaMode: 1 });
  expect(onNext).toHaveBeenCalledTimes(1);
});

test('turning sideways and zooming are no steps', () => {
  turn(60, { deltaX: 80 });
  turn(60, { ctrlKey: true });
  expect(onNext).not.toHaveBeenCalled();
});

test('disabled leaves the wheel alone', () => {
  cleanup();
  render(<Stage disabled />);
  turn(100);
  expect(onNext).not.toHaveBeenCalled();
});

test('a dialog above, which is a child in React alone, keeps the wheel', () => {
  cleanup();
  render(<Below />);
  turn(100);
  expect(onNext).not.toHaveBeenCalled();
});

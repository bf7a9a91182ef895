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

/** The stage is inside the element in React, but elsewhere in the document. */
const Below = () => (
  <div onWheel={useWheelSteps({ onPrevious, onNext })}>
    {createPortal(<div data-testid="stage" />, document.body)}
  </div>
);

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
test('a wheel that turns 50 px in one direction steps once, in however many turns', () => {
  turn(20);
  turn(29);
  expect(onNext).not.toHaveBeenCalled();
  turn(1);
  expect(onNext).toHaveBeenCalledTimes(1);
});

test('a wheel gesture is one step, however long the wheel runs on, and another begins after 300 ms of rest', () => {
  for (let run = 0; run < 100; run += 1) turn(40);
  expect(onNext).toHaveBeenCalledTimes(1);
  turn(60, { wait: 299 });
  expect(onNext).toHaveBeenCalledTimes(1);
  turn(60, { wait: 300 });
  expect(onNext).toHaveBeenCalledTimes(2);
});

test('a turn of the wheel in the other direction begins another gesture at once', () => {
  turn(60);
  turn(-30);
  expect(onPrevious).not.toHaveBeenCalled();
  turn(-30);
  expect(onPrevious).toHaveBeenCalledTimes(1);
  expect(onNext).toHaveBeenCalledTimes(1);
});

test('a wheel that reports lines instead of pixels steps too', () => {
  turn(3, { deltaMode: 1 });
  turn(3, { deltaMode: 1 });
  expect(onNext).toHaveBeenCalledTimes(1);
});

test('a wheel that turns sideways or zooms does not step', () => {
  turn(60, { deltaX: 80 });
  turn(60, { ctrlKey: true });
  expect(onNext).not.toHaveBeenCalled();
});

test('a disabled element ignores the wheel', () => {
  cleanup();
  render(<Stage disabled />);
  turn(100);
  expect(onNext).not.toHaveBeenCalled();
});

test('the wheel in a dialog that is a child in React alone does not step', () => {
  cleanup();
  render(<Below />);
  turn(100);
  expect(onNext).not.toHaveBeenCalled();
});

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Tasks deferred until the current press has its click. */
const putOff: (() => void)[] = [];
let isPressed = false;

function press() {
  settle();
  isPressed = true;
}
function settle() {
  isPressed = false;
  const tasks = putOff.splice(0);
  if (tasks.length === 0) return;
  // Click handlers must see the state after the tasks.
  flushSync(() => {
    for (const task of tasks) task();
  });
}
// A click event, if any, is dispatched in the same task as the release.
const release = () => setTimeout(settle);

// Touches are followed by emulated mouse events after the finger lifts, and those move the focus.
const BEGIN = 'mousedown';
const TARGET_IS_FOUND = ['click', 'dragend', 'keydown', 'blur'] as const;

let users = 0;
function listen() {
  users += 1;
  if (users > 1) return;
  window.addEventListener(BEGIN, press, true);
  window.addEventListener('mouseup', release, true);
  for (const type of TARGET_IS_FOUND) window.addEventListener(type, hear, true);
}
function stopListening() {
  users -= 1;
  if (users > 0) return;
  window.removeEventListener(BEGIN, press, true);
  window.removeEventListener('mouseup', release, true);
  for (const type of TARGET_IS_FOUND) window.removeEventListener(type, hear, true);
  settle();
}
function hear({ type, target }: Event) {
  // Captured blur events of all fields reach the window too.
  if (type !== 'blur' || target === window) settle();
}

/**
 * Returns a function for layout changes on focus and blur. It runs them at once, or, during a press, with the click and
 * before its handlers. An element that moves between press and release misses its click, and another one may get it.
 */
export function useAfterPress(): (task: () => void) => void {
  const [afterPress] = useState(() => (task: () => void) => {
    if (isPressed) putOff.push(task);
    else task();
  });
  useEffect(() => {
    listen();
    return stopListening;
  }, []);
  return afterPress;
}

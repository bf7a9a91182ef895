import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Tasks deferred until the current press becomes a click or ends without one. */
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
// Runs after the click, if any, because browsers dispatch it in the same task as the release.
const release = () => setTimeout(settle);

// Includes touches: browsers emulate mouse events after them, and these move the focus.
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
  // The window also captures the blur events of fields; only the window's own blur ends the press.
  if (type !== 'blur' || target === window) settle();
}

/**
 * Returns a function that runs a task at once, or during a press only when its click is dispatched. For
 * layout changes on focus or blur, which could move the pressed element away before the click.
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

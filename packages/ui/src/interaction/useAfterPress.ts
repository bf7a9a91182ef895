import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** What is put off until the press that is under way has found its target. */
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
  // Handlers of the click see the state that the tasks leave.
  flushSync(() => {
    for (const task of tasks) task();
  });
}
// A click follows in the same task as the release, where there is one.
const release = () => setTimeout(settle);

// Touches come as mouse events once the finger has left, and those move the focus.
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
  // The window hears of every field that loses the focus, too.
  if (type !== 'blur' || target === window) settle();
}

/**
 * Carries out what changes the layout as the focus moves: at once, or where a press moves it, with the click. What moved away between
 * pressing and letting go would not be clicked, and something else might be.
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

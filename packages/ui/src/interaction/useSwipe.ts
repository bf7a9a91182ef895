'use client';
import { type TouchEvent, useRef } from 'react';
import { DIRECTION_PX, SWIPE_THRESHOLD_PX, SWIPE_THROTTLE_MS, UPRIGHT_SWIPE_THRESHOLD_PX } from './swipe.ts';

/** Actions for swipes. Strokes along an axis without any action are ignored. */
export interface SwipeOptions {
  onSwipeLeft?: (() => void) | undefined;
  onSwipeRight?: (() => void) | undefined;
  onSwipeUp?: (() => void) | undefined;
  onSwipeDown?: (() => void) | undefined;
  disabled?: boolean | undefined;
}

/** Handlers for the element that is swiped. */
export interface SwipeHandlers {
  onTouchStart(event: TouchEvent): void;
  onTouchMove(event: TouchEvent): void;
  onTouchEnd(): void;
  onTouchCancel(): void;
}

type Line = 'sideways' | 'upright';

const THRESHOLD_PX = { sideways: SWIPE_THRESHOLD_PX, upright: UPRIGHT_SWIPE_THRESHOLD_PX };

/**
 * Returns handlers that take at most one step per stroke of one finger. An element inside that scrolls along
 * the same axis keeps the stroke while it can scroll on, with `overscroll-behavior: contain` even at its end.
 */
export function useSwipe({ disabled = false, ...does }: SwipeOptions): SwipeHandlers {
  const start = useRef<{ x: number; y: number } | null>(null);
  const settled = useRef<Line>(undefined);
  const lastStep = useRef(Number.NEGATIVE_INFINITY);
  const isWanted = {
    sideways: 'onSwipeLeft' in does || 'onSwipeRight' in does,
    upright: 'onSwipeUp' in does || 'onSwipeDown' in does,
  };

  const forget = () => {
    start.current = null;
  };

  return {
    onTouchStart: ({ touches, target, currentTarget }) => {
      const finger = touches[0];
      // React events also bubble here from dialogs elsewhere in the document.
      const isInside = currentTarget.contains(target as Element);
      const mayBegin = !disabled && isInside && finger && touches.length === 1 && !pageIsZoomed();
      start.current = mayBegin ? { x: finger.clientX, y: finger.clientY } : null;
      settled.current = undefined;
    },
    onTouchMove: ({ touches, timeStamp, target, currentTarget }) => {
      const finger = touches[0];
      if (!start.current || !finger || touches.length > 1) return forget();
      const across = finger.clientX - start.current.x;
      const down = finger.clientY - start.current.y;
      if (Math.max(Math.abs(across), Math.abs(down)) < DIRECTION_PX) return;
      const line = Math.abs(across) > Math.abs(down) ? 'sideways' : 'upright';
      if (line !== settled.current) {
        // A stroke may bend: once its axis is settled, moves along the other axis are ignored.
        if (settled.current) return;
        const way = line === 'sideways' ? across : down;
        if (!isWanted[line] || keepsStroke(target as Element, currentTarget, line, way)) return forget();
        settled.current = line;
      }
      const way = line === 'sideways' ? across : down;
      if (Math.abs(way) < THRESHOLD_PX[line]) return;
      forget();
      if (timeStamp - lastStep.current < SWIPE_THROTTLE_MS) return;
      lastStep.current = timeStamp;
      if (line === 'sideways') (way < 0 ? does.onSwipeLeft : does.onSwipeRight)?.();
      else (way < 0 ? does.onSwipeUp : does.onSwipeDown)?.();
    },
    onTouchEnd: forget,
    onTouchCancel: forget,
  };
}

const pageIsZoomed = () => (window.visualViewport?.scale ?? 1) > 1;

/**
 * Whether the element, or one between it and `last`, keeps the stroke for scrolling. `way` is the finger's
 * signed distance.
 */
function keepsStroke(element: Element, last: Element, line: Line, way: number): boolean {
  if (element === last) return false;
  const { overflow, overscroll, room, before } = scrollingOf(element, line);
  if (room >= 1 && (overflow === 'auto' || overflow === 'scroll')) {
    if (overscroll === 'contain') return true;
    if (way > 0 ? before >= 1 : room - before >= 1) return true;
  }
  return element.parentElement !== null && keepsStroke(element.parentElement, last, line, way);
}

/** `room` is the whole scroll range along the axis, `before` the part already scrolled, in px. */
function scrollingOf(element: Element, line: Line) {
  const { overflowX, overflowY, overscrollBehaviorX, overscrollBehaviorY, direction } =
    getComputedStyle(element);
  if (line === 'upright') {
    const room = element.scrollHeight - element.clientHeight;
    return { overflow: overflowY, overscroll: overscrollBehaviorY, room, before: element.scrollTop };
  }
  const room = element.scrollWidth - element.clientWidth;
  // In right-to-left text, `scrollLeft` is 0 at the right end and negative elsewhere.
  const before = direction === 'rtl' ? room + element.scrollLeft : element.scrollLeft;
  return { overflow: overflowX, overscroll: overscrollBehaviorX, room, before };
}

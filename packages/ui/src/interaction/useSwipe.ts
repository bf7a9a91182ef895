'use client';
import { type TouchEvent, useRef } from 'react';
import { DIRECTION_PX, SWIPE_THRESHOLD_PX, SWIPE_THROTTLE_MS, UPRIGHT_SWIPE_THRESHOLD_PX } from './swipe.ts';

/** What a swipe does. Where nothing is said of two opposite ones, strokes along their line are left alone. */
export interface SwipeOptions {
  onSwipeLeft?: (() => void) | undefined;
  onSwipeRight?: (() => void) | undefined;
  onSwipeUp?: (() => void) | undefined;
  onSwipeDown?: (() => void) | undefined;
  /** Whether swipes are left alone. */
  disabled?: boolean | undefined;
}

/** Handlers for the element that is swiped. */
export interface SwipeHandlers {
  onTouchStart(event: TouchEvent): void;
  onTouchMove(event: TouchEvent): void;
  onTouchEnd(): void;
  onTouchCancel(): void;
}

/** The line that a stroke goes along. */
type Line = 'sideways' | 'upright';

const THRESHOLD_PX = { sideways: SWIPE_THRESHOLD_PX, upright: UPRIGHT_SWIPE_THRESHOLD_PX };

/**
 * At most one step for each stroke of one finger; scrolling and pinching are left alone. What scrolls under the finger along the
 * same line has the stroke for itself: all of them with `overscroll-behavior: contain`, else those that it can follow.
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
      // A dialog that lies above is a child in React, but not in the document.
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
        // A stroke that was settled may bend for a moment.
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

/** Whether the element, or one around it below `last`, takes a stroke that goes so far along a line. */
function keepsStroke(element: Element, last: Element, line: Line, way: number): boolean {
  if (element === last) return false;
  const { overflow, overscroll, room, before } = scrollingOf(element, line);
  if (room >= 1 && (overflow === 'auto' || overflow === 'scroll')) {
    if (overscroll === 'contain') return true;
    if (way > 0 ? before >= 1 : room - before >= 1) return true;
  }
  return element.parentElement !== null && keepsStroke(element.parentElement, last, line, way);
}

/** How an element scrolls along a line: how far it can, and how much of that lies before what is seen. */
function scrollingOf(element: Element, line: Line) {
  const { overflowX, overflowY, overscrollBehaviorX, overscrollBehaviorY, direction } =
    getComputedStyle(element);
  if (line === 'upright') {
    const room = element.scrollHeight - element.clientHeight;
    return { overflow: overflowY, overscroll: overscrollBehaviorY, room, before: element.scrollTop };
  }
  const room = element.scrollWidth - element.clientWidth;
  // Positions are negative from right to left, and need not be whole pixels.
  const before = direction === 'rtl' ? room + element.scrollLeft : element.scrollLeft;
  return { overflow: overflowX, overscroll: overscrollBehaviorX, room, before };
}

'use client';
import { type TouchEvent, useRef } from 'react';
import { SWIPE_THRESHOLD_PX, SWIPE_THROTTLE_MS } from './swipe.ts';

/** Pixels after which it is settled whether the finger swipes or scrolls. */
const DIRECTION_PX = 10;

/** What a swipe to either side does. */
export interface SwipeOptions {
  onSwipeLeft?: (() => void) | undefined;
  onSwipeRight?: (() => void) | undefined;
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

/**
 * At most one step for each sideways stroke of one finger; scrolling and pinching are left alone. What scrolls sideways under
 * the finger has the stroke for itself: all of them with `overscroll-behavior-x: contain`, else those that it can follow.
 */
export function useSwipe({ onSwipeLeft, onSwipeRight, disabled = false }: SwipeOptions): SwipeHandlers {
  const start = useRef<{ x: number; y: number } | null>(null);
  const sideways = useRef(false);
  const lastStep = useRef(Number.NEGATIVE_INFINITY);

  const forget = () => {
    start.current = null;
  };

  return {
    onTouchStart: ({ touches }) => {
      const finger = touches[0];
      const mayBegin = !disabled && finger && touches.length === 1 && !pageIsZoomed();
      start.current = mayBegin ? { x: finger.clientX, y: finger.clientY } : null;
      sideways.current = false;
    },
    onTouchMove: ({ touches, timeStamp, target, currentTarget }) => {
      const finger = touches[0];
      if (!start.current || !finger || touches.length > 1) return forget();
      const across = finger.clientX - start.current.x;
      const down = finger.clientY - start.current.y;
      if (Math.max(Math.abs(across), Math.abs(down)) < DIRECTION_PX) return;
      if (Math.abs(across) <= Math.abs(down)) {
        if (!sideways.current) forget();
        return;
      }
      if (!sideways.current && keepsStroke(target as Element, currentTarget, across)) return forget();
      sideways.current = true;
      if (Math.abs(across) < SWIPE_THRESHOLD_PX) return;
      forget();
      if (timeStamp - lastStep.current < SWIPE_THROTTLE_MS) return;
      lastStep.current = timeStamp;
      if (across < 0) onSwipeLeft?.();
      else onSwipeRight?.();
    },
    onTouchEnd: forget,
    onTouchCancel: forget,
  };
}

// A finger on a page that was pinched larger moves the page.
const pageIsZoomed = () => (window.visualViewport?.scale ?? 1) > 1;

/** Whether the element, or one around it below `last`, takes a stroke that goes so far across. */
function keepsStroke(element: Element, last: Element, across: number): boolean {
  if (element === last) return false;
  const { overflowX, overscrollBehaviorX, direction } = getComputedStyle(element);
  const room = element.scrollWidth - element.clientWidth;
  if (room >= 1 && (overflowX === 'auto' || overflowX === 'scroll')) {
    // Positions are negative from right to left, and need not be whole pixels.
    const toTheLeft = direction === 'rtl' ? room + element.scrollLeft : element.scrollLeft;
    if (overscrollBehaviorX === 'contain') return true;
    if (across > 0 ? toTheLeft >= 1 : room - toTheLeft >= 1) return true;
  }
  return element.parentElement !== null && keepsStroke(element.parentElement, last, across);
}

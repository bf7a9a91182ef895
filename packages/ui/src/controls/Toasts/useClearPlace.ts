import { useCallback } from 'react';
import { wayToClearPlace } from './clear-place.ts';
import { obstaclesIn } from './obstacles.ts';

/** Events after which messages may cover a control. */
const CHANGES = [
  'scroll',
  'focusin',
  'input',
  'animationend',
  'transitionend',
  'pointerup',
  'pointercancel',
] as const;
/** Delay between a change and moving the messages, in ms, so that a scroll moves them less often. */
const AFTER_MS = 100;

/**
 * Returns a ref that moves the message list off controls and texts of dialogs, if possible. The list stays
 * while it is pressed, hovered or focused.
 */
export function useClearPlace(): (list: HTMLElement | null) => (() => void) | undefined {
  return useCallback((list) => {
    if (!list) return undefined;
    let way = { x: 0, y: 0 };
    let isPressed = false;
    const place = () => {
      if (list.childElementCount === 0) {
        way = { x: 0, y: 0 };
        list.style.translate = '';
        return;
      }
      if (isPressed || list.matches(':hover') || list.contains(document.activeElement)) return;
      const room = roomOf(list);
      const { x, y } = wayToClearPlace(list.getBoundingClientRect(), room, obstaclesIn(room, list));
      if (x === 0 && y === 0) return;
      way = { x: way.x + x, y: way.y + y };
      list.style.translate = `${way.x}px ${way.y}px`;
    };

    let timer: ReturnType<typeof setTimeout> | undefined;
    const placeSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        place();
      }, AFTER_MS);
    };
    const press = () => {
      isPressed = true;
    };
    const change = (event: Event) => {
      if (event.type.startsWith('pointer')) isPressed = false;
      placeSoon();
    };

    // The observer's first callback places the list before anything is painted.
    const size = new ResizeObserver(place);
    size.observe(list);
    const page = new MutationObserver(placeSoon);
    page.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('pointerdown', press, true);
    for (const type of CHANGES) window.addEventListener(type, change, { capture: true, passive: true });
    window.addEventListener('resize', placeSoon);
    window.visualViewport?.addEventListener('resize', placeSoon);
    return () => {
      clearTimeout(timer);
      size.disconnect();
      page.disconnect();
      window.removeEventListener('pointerdown', press, true);
      for (const type of CHANGES) window.removeEventListener(type, change, { capture: true });
      window.removeEventListener('resize', placeSoon);
      window.visualViewport?.removeEventListener('resize', placeSoon);
    };
  }, []);
}

/** Returns the visible part of the window, less the list's scroll margins, which hold the safe areas. */
function roomOf(list: HTMLElement) {
  const { scrollMarginTop, scrollMarginRight, scrollMarginBottom, scrollMarginLeft } = getComputedStyle(list);
  const seen = window.visualViewport;
  // While zoomed, the visible part moves all the time, so the whole window counts.
  const isZoomed = !seen || seen.scale > 1;
  const top = isZoomed ? 0 : seen.offsetTop;
  const bottom = isZoomed ? window.innerHeight : seen.offsetTop + seen.height;
  return {
    left: Number.parseFloat(scrollMarginLeft),
    top: top + Number.parseFloat(scrollMarginTop),
    right: document.documentElement.clientWidth - Number.parseFloat(scrollMarginRight),
    bottom: bottom - Number.parseFloat(scrollMarginBottom),
  };
}

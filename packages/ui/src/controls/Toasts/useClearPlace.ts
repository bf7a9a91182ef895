import { useCallback } from 'react';
import { wayToClearPlace } from './clear-place.ts';
import { obstaclesIn } from './obstacles.ts';

/** Events after which a control may lie below the messages. */
const CHANGES = [
  'scroll',
  'focusin',
  'input',
  'animationend',
  'transitionend',
  'pointerup',
  'pointercancel',
] as const;
/** Messages are placed anew this long after a change, ms: not with each step of a scroll. */
const AFTER_MS = 100;

/**
 * The ref of the list of messages: moves it to the nearest place at which it covers no control that a person can use, and no text of a
 * dialog. An empty list goes back to the place of its styles. It does not move while it has the pointer or the focus, nor between pressing and letting go.
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

    // Its first report comes before anything is painted.
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

/** The visible part of the window, above a keyboard on the screen, without its safe areas, which the scroll margins of the list hold. */
function roomOf(list: HTMLElement) {
  const { scrollMarginTop, scrollMarginRight, scrollMarginBottom, scrollMarginLeft } = getComputedStyle(list);
  const seen = window.visualViewport;
  // Under zoom the visible part moves all the time.
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

import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLayer } from './useLayer.ts';

/** Scale after a click, a double tap or `toggle` (`PRESSED`), and maximum scale (`LARGEST`). */
const PRESSED = 2.5;
const LARGEST = 4;
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 30;
/** Share of the picture's width by which an arrow key moves it. */
const STEP = 0.15;

/** Factors by which keys multiply the scale; the factor 0 shows the whole picture. */
const FACTORS: Record<string, number> = { '+': 1.5, '=': 1.5, '-': 1 / 1.5, '0': 0 };
/** Arrow keys move the picture in the opposite direction, as if the eye moved. */
const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/** Scale of the picture, and its offset in px. */
interface View {
  scale: number;
  x: number;
  y: number;
}

const WHOLE: View = { scale: 1, x: 0, y: 0 };

interface Point {
  x: number;
  y: number;
}

export interface Zoom<Element extends HTMLElement> {
  isZoomed: boolean;
  /** Enlarges the picture about its middle, or shows it whole again. */
  toggle(): void;
  /** Props of the element that is moved and enlarged. Its parent must clip it. */
  surface: {
    ref: RefObject<Element | null>;
    style: CSSProperties;
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onClick(event: MouseEvent): void;
  };
  /** Handler for the focusable element: plus, minus and zero zoom, arrow keys move an enlarged picture. */
  onKeyDown(event: KeyboardEvent): void;
}

/**
 * Lets two fingers, a double tap, a click and keys enlarge a picture. One finger or the mouse moves it only
 * while it is enlarged.
 */
export function useZoom<Element extends HTMLElement>(): Zoom<Element> {
  const ref = useRef<Element>(null);
  const view = useRef(WHOLE);
  const [isZoomed, setZoomed] = useState(false);
  const pointerType = useRef('');

  // Not in state, because a finger moves the picture many times a second.
  function show(next: View) {
    const element = ref.current;
    if (!element) return;
    view.current = within(next, element);
    const { scale, x, y } = view.current;
    element.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
    setZoomed(scale > 1);
  }

  function showAbout({ x, y }: Point, scale: number) {
    const before = view.current;
    const factor = scale / before.scale;
    show({ scale, x: x - (x - before.x) * factor, y: y - (y - before.y) * factor });
  }

  const middle = () => ({ x: (ref.current?.offsetWidth ?? 0) / 2, y: (ref.current?.offsetHeight ?? 0) / 2 });
  const toggleAbout = (point: Point) => (view.current.scale > 1 ? show(WHOLE) : showAbout(point, PRESSED));

  useLayer(
    isZoomed,
    {
      onEscape() {
        show(WHOLE);
        return true;
      },
    },
    ref,
  );
  useFingers(ref, { view, show, showAbout, toggleAbout });

  return {
    isZoomed,
    toggle: () => toggleAbout(middle()),
    surface: {
      ref,
      style: { transformOrigin: '0 0', touchAction: isZoomed ? 'none' : 'pan-x pan-y' },
      onPointerDown: (event) => {
        pointerType.current = event.pointerType;
      },
      onPointerMove: (event) => {
        if (event.pointerType !== 'mouse' || view.current.scale === 1) return;
        // The picture moves opposite to the mouse, so that the mouse can reach every corner.
        const { left, top, width, height } = frameOf(event.currentTarget as HTMLElement);
        const { scale } = view.current;
        const x = -(scale - 1) * width * share(event.clientX - left, width);
        const y = -(scale - 1) * height * share(event.clientY - top, height);
        show({ scale, x, y });
      },
      onClick: (event) => {
        if (pointerType.current !== 'mouse') return;
        const { left, top } = frameOf(event.currentTarget as HTMLElement);
        toggleAbout({ x: event.clientX - left, y: event.clientY - top });
      },
    },
    onKeyDown: (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const { scale, x, y } = view.current;
      const step = ARROWS[event.key];
      const factor = FACTORS[event.key];
      if (factor !== undefined) {
        showAbout(middle(), Math.min(LARGEST, Math.max(1, scale * factor)));
      } else if (step && scale > 1) {
        const by = 2 * middle().x * STEP;
        show({ scale, x: x + step.x * by, y: y + step.y * by });
      } else return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

interface FingerActions {
  view: RefObject<View>;
  show(view: View): void;
  showAbout(point: Point, scale: number): void;
  toggleAbout(point: Point): void;
}

/** Uses native listeners, because React's are passive and cannot keep the page from scrolling. */
function useFingers(ref: RefObject<HTMLElement | null>, actions: FingerActions) {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let pinch: { distance: number; scale: number } | undefined;
    let dragged: Point | undefined;
    let tap: { at: number; point: Point } | undefined;
    let moved = false;

    const at = (touch: Touch): Point => {
      const { left, top } = frameOf(element);
      return { x: touch.clientX - left, y: touch.clientY - top };
    };
    const start = (event: TouchEvent) => {
      const [first, second] = event.touches;
      if (!first) return;
      moved = false;
      const { view } = latest.current;
      pinch = second && { distance: distance(at(first), at(second)), scale: view.current.scale };
      dragged = at(first);
      if (second || view.current.scale > 1) event.stopPropagation();
    };
    const move = (event: TouchEvent) => {
      const [first, second] = event.touches;
      const { view, show, showAbout } = latest.current;
      if (!first) return;
      moved = true;
      if (second && pinch) {
        const [one, other] = [at(first), at(second)];
        const scale = (pinch.scale * distance(one, other)) / pinch.distance;
        event.preventDefault();
        event.stopPropagation();
        showAbout(
          { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
          Math.min(LARGEST, Math.max(1, scale)),
        );
        return;
      }
      if (view.current.scale === 1 || !dragged) return;
      event.preventDefault();
      event.stopPropagation();
      const point = at(first);
      const { scale, x, y } = view.current;
      show({ scale, x: x + point.x - dragged.x, y: y + point.y - dragged.y });
      dragged = point;
    };
    const end = (event: TouchEvent) => {
      const [touch] = event.changedTouches;
      if (event.touches.length > 0 || !touch) return;
      const isPinch = pinch !== undefined;
      pinch = undefined;
      if (moved || isPinch) {
        tap = undefined;
        return;
      }
      const point = at(touch);
      if (tap && event.timeStamp - tap.at < DOUBLE_TAP_MS && distance(tap.point, point) < DOUBLE_TAP_PX) {
        tap = undefined;
        event.preventDefault();
        latest.current.toggleAbout(point);
      } else tap = { at: event.timeStamp, point };
    };
    element.addEventListener('touchstart', start, { passive: true });
    element.addEventListener('touchmove', move, { passive: false });
    element.addEventListener('touchend', end, { passive: false });
    return () => {
      element.removeEventListener('touchstart', start);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('touchend', end);
    };
  }, [ref]);
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

const share = (part: number, whole: number) => (whole > 0 ? Math.min(1, Math.max(0, part / whole)) : 0);

/** Box of the clipping element, which does not grow with the picture. */
const frameOf = (element: HTMLElement) => (element.parentElement ?? element).getBoundingClientRect();

/** Limits the offset so that no gap shows at the edges of the frame. */
function within({ scale, x, y }: View, { offsetWidth, offsetHeight }: HTMLElement): View {
  return {
    scale,
    x: Math.min(0, Math.max(-(scale - 1) * offsetWidth, x)),
    y: Math.min(0, Math.max(-(scale - 1) * offsetHeight, y)),
  };
}

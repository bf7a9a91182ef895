'use client';
import {
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useControlled } from '../../interaction/useControlled.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { classNames } from '../classNames.ts';
import { pictureCropMessages } from '../picture-crop.messages.ts';
import { Slider } from '../Slider/Slider.tsx';
import { type Crop, fitted, moved, type Place, zoomed, zoomOf } from './crop-geometry.ts';
import * as styles from './PictureCrop.css.ts';

/** Share of the visible part by which an arrow key moves the picture; `FINE_STEP` with Shift. */
const STEP = 0.1;
const FINE_STEP = 0.01;
const KEY_ZOOMS: Record<string, number> = { '+': 1.25, '=': 1.25, '-': 1 / 1.25 };
const ARROWS: Record<string, Place> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** Wheel distance that doubles or halves the zoom, in px. */
const WHEEL_PX = 500;

/** Props of `PictureCrop`, including those of a `<div>`. */
export interface PictureCropProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** Name for screen readers, such as "Part of the picture that is shown". */
  label: string;
  /** Address of the picture. */
  src: string;
  /** Width of the part divided by its height. */
  aspect: number;
  /** Whether the part will be shown as a circle or an ellipse; it stays a rectangle. */
  round?: boolean | undefined;
  /** Maximum zoom, relative to the largest part; 4 by default. */
  mostZoom?: number | undefined;
  /** Chosen part, as shares of the picture, when controlled; null for the largest in the middle. */
  value?: Crop | null | undefined;
  /** Initial part when uncontrolled. */
  defaultValue?: Crop | null | undefined;
  /** Called with every part during a change, and with the first part once the picture has loaded. */
  onValueChange?: ((value: Crop) => void) | undefined;
  /** Called when the picture cannot be shown; an error appears, too. */
  onPictureFail?: (() => void) | undefined;
}

/** Maximum height of a frame wider than 12rem, in percent of the window's height. */
const MOST_OF_WINDOW = 45;

/** Chooses a part of a picture, which is dragged and zoomed under a fixed frame. */
export function PictureCrop({
  label,
  src,
  aspect: givenAspect,
  round = false,
  mostZoom = 4,
  value,
  defaultValue = null,
  onValueChange,
  onPictureFail,
  className,
  ...rest
}: PictureCropProps) {
  const messages = useMessages(pictureCropMessages);
  const keysId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useControlled(value, defaultValue);
  const [loaded, setLoaded] = useState<{ src: string; ratio?: number | undefined }>();
  const [said, setSaid] = useState('');
  const aspect = givenAspect > 0 && Number.isFinite(givenAspect) ? givenAspect : 1;
  // Without an address, the picture counts as broken.
  const shown = src ? (loaded?.src === src ? loaded : undefined) : { src, ratio: undefined };
  const ratio = shown?.ratio;
  const isBroken = shown !== undefined && ratio === undefined;
  const crop = ratio === undefined ? undefined : fitted(chosen, ratio, aspect, mostZoom);

  function choose(next: Crop) {
    setChosen(next);
    onValueChange?.(next);
  }
  function zoom(wanted: number, about?: Place) {
    if (crop && ratio)
      choose(zoomed(crop, Math.min(mostZoom, Math.max(1, wanted)), { ratio, aspect, about }));
  }
  const zoomBy = (factor: number, about?: Place) => {
    if (crop && ratio) zoom(zoomOf(crop, ratio, aspect) * factor, about);
  };
  const move = (by: Place) => {
    if (crop) choose(moved(crop, by));
  };

  function arrived(image: HTMLImageElement) {
    const { naturalWidth, naturalHeight } = image;
    const found = naturalWidth > 0 && naturalHeight > 0 ? naturalWidth / naturalHeight : undefined;
    setLoaded({ src, ratio: found });
    if (found === undefined) onPictureFail?.();
    else onValueChange?.(fitted(chosen, found, aspect, mostZoom));
  }
  const seen = (image: HTMLImageElement | null) => {
    // The picture may have loaded before its handlers were attached.
    if (image?.complete && image.naturalWidth > 0 && loaded?.src !== src) arrived(image);
  };

  const fingers = useFingers(frame, { move, zoomBy });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !crop) return;
    const arrow = ARROWS[event.key];
    const factor = KEY_ZOOMS[event.key];
    if (arrow) {
      const step = event.shiftKey ? FINE_STEP : STEP;
      const next = moved(crop, { x: arrow.x * step, y: arrow.y * step });
      choose(next);
      setSaid(messages.place(percent(next.x + next.width / 2), percent(next.y + next.height / 2)));
    } else if (factor) zoomBy(factor);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div {...rest} className={classNames(styles.field, className)}>
      <div
        ref={frame}
        // Arrow keys move the picture, not a screen reader's own cursor.
        role="application"
        aria-label={label}
        aria-describedby={keysId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys
        tabIndex={0}
        className={styles.frame}
        style={{ aspectRatio: aspect, maxWidth: `max(12rem, ${MOST_OF_WINDOW * aspect}dvh)` }}
        onKeyDown={onKeyDown}
        {...fingers}
      >
        <img
          key={src}
          ref={seen}
          {...(src && { src })}
          alt=""
          draggable={false}
          className={styles.picture}
          style={crop ? placeOf(crop) : { visibility: 'hidden' }}
          onLoad={(event) => arrived(event.currentTarget)}
          onError={() => {
            setLoaded({ src });
            onPictureFail?.();
          }}
        />
        {round && !isBroken && <span className={styles.round} />}
        {isBroken && (
          <p role="alert" className={styles.broken}>
            {messages.broken}
          </p>
        )}
      </div>
      <Slider
        label={messages.zoom}
        min={1}
        max={mostZoom}
        step={0.05}
        value={crop && ratio ? zoomOf(crop, ratio, aspect) : 1}
        formatValue={(times) => `${Math.round(times * 100)}%`}
        disabled={!crop}
        onValueChange={(times) => zoom(times)}
      />
      <p className={styles.hint}>{messages.hint}</p>
      <span id={keysId} className={visuallyHidden}>
        {messages.keys}
      </span>
      <span role="status" className={visuallyHidden}>
        {said}
      </span>
    </div>
  );
}

const percent = (share: number) => Math.round(share * 100);

const placeOf = ({ x, y, width, height }: Crop): CSSProperties => ({
  width: `${100 / width}%`,
  height: `${100 / height}%`,
  left: `${(-x / width) * 100}%`,
  top: `${(-y / height) * 100}%`,
});

/**
 * Returns pointer handlers that drag and pinch; the wheel zooms. Places and distances are shares of the
 * frame.
 */
function useFingers(
  frame: RefObject<HTMLElement | null>,
  { move, zoomBy }: { move(by: Place): void; zoomBy(factor: number, about: Place): void },
) {
  const held = useRef(new Map<number, Place>());
  const placeIn = ({ clientX, clientY }: { clientX: number; clientY: number }): Place => {
    const { left, top, width, height } = frame.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: (clientX - left) / (width || 1), y: (clientY - top) / (height || 1) };
  };

  // Needs a native listener: React's are passive, so they cannot stop the page from scrolling.
  const turn = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    zoomBy(2 ** (-event.deltaY / WHEEL_PX), placeIn(event));
  });
  useEffect(() => {
    const element = frame.current;
    const listen = (event: WheelEvent) => turn(event);
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [frame]);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current.set(event.pointerId, placeIn(event));
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const before = held.current.get(event.pointerId);
      if (!before) return;
      const now = placeIn(event);
      const others = [...held.current].filter(([id]) => id !== event.pointerId).map(([, place]) => place);
      held.current.set(event.pointerId, now);
      const other = others[0];
      if (!other) return move({ x: now.x - before.x, y: now.y - before.y });
      const apart = distance(before, other);
      if (apart > 0)
        zoomBy(distance(now, other) / apart, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    },
    onPointerUp: ({ pointerId }: PointerEvent) => void held.current.delete(pointerId),
    onPointerCancel: ({ pointerId }: PointerEvent) => void held.current.delete(pointerId),
    onLostPointerCapture: ({ pointerId }: PointerEvent) => void held.current.delete(pointerId),
  };
}

const distance = (one: Place, other: Place) => Math.hypot(one.x - other.x, one.y - other.y);

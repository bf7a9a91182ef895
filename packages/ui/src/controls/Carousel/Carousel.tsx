'use client';
import {
  Children,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { focusOn } from '../../interaction/focusOn.ts';
import { stepOfArrow } from '../../interaction/stepOfArrow.ts';
import { useBothRefs } from '../../interaction/useBothRefs.ts';
import { useSnapStroke } from '../../interaction/useSnapStroke.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { carouselMessages } from '../carousel.messages.ts';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CHEVRON_LEFT } from '../icons/chevron-left.ts';
import { CHEVRON_RIGHT } from '../icons/chevron-right.ts';
import * as styles from './Carousel.css.ts';

/** What a carousel shows, which of it, and the properties of an HTML section. */
export interface CarouselProps extends Omit<ComponentProps<'section'>, 'onChange' | 'aria-label'> {
  /** What is shown, for screen readers: "Pictures of Wool Overcoat". */
  label: string;
  /** The place of the slide that is shown, from 0; without it the carousel keeps that itself. */
  index?: number | undefined;
  /** The place that it begins with where it keeps that itself. */
  defaultIndex?: number | undefined;
  /** Called with the place of another slide as it comes into sight. */
  onIndexChange?: ((index: number) => void) | undefined;
  /** Whether it stays where it is, whatever a finger does: while a slide is looked at closely. */
  locked?: boolean | undefined;
  /** Name of the button that steps back, instead of "Previous". */
  previousLabel?: string | undefined;
  /** Name of the button that steps on, instead of "Next". */
  nextLabel?: string | undefined;
  /** Each child is a slide. */
  children: ReactNode;
}

/**
 * Slides in one place, of which one is seen: stepped through by a finger, by buttons and by the arrow keys. Whatever it lies in
 * gets the strokes that it cannot follow, at its first and last slide. A single slide is all by itself.
 */
export function Carousel({
  label,
  index: given,
  defaultIndex = 0,
  onIndexChange,
  locked = false,
  className,
  previousLabel,
  nextLabel,
  children,
  onKeyDown,
  ref,
  ...rest
}: CarouselProps) {
  const messages = useMessages(carouselMessages);
  const slides = Children.toArray(children);
  const last = slides.length - 1;
  const [own, setOwn] = useState(defaultIndex);
  const index = Math.min(Math.max(given ?? own, 0), Math.max(last, 0));
  const section = useRef<HTMLElement>(null);
  const sectionRef = useBothRefs(section, ref);
  // Before the browser takes it from a slide that is not seen any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another slide leaves the one before
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (section.current?.contains(focused) && focused?.closest('[inert]'))
      focusOn(section.current, { preventScroll: true });
  }, [index]);
  const { track, follow, goTo, isAt, isOnItsWay, letGo, awaitEnd, onScrolled, onEnded } = useTrack(index);
  const stroke = useSnapStroke({ index, last, disabled: locked });

  const choose = (chosen: number) => {
    if (chosen === index || chosen < 0 || chosen > last) return;
    setOwn(chosen);
    onIndexChange?.(chosen);
  };
  /** What the browser did not know in time, before it snapped, is put right. */
  function endStroke() {
    const goal = stroke.goalNow();
    if (goal === undefined || stroke.isHeld()) return;
    if (isAt(goal)) stroke.end();
    else goTo(goal);
  }
  const step = (by: 1 | -1) => {
    stroke.end();
    choose(index + by);
  };
  const stepByKey = (event: KeyboardEvent<HTMLElement>) => {
    onKeyDown?.(event);
    const by = last < 1 ? undefined : stepOfArrow(event);
    if (!by) return;
    event.preventDefault();
    step(by);
  };

  return (
    <section
      aria-roledescription={messages.carousel}
      {...rest}
      ref={sectionRef}
      aria-label={label}
      className={classNames(styles.carousel, className)}
      onKeyDown={stepByKey}
    >
      <div
        ref={track}
        className={styles.track}
        data-locked={locked || undefined}
        data-single={last < 1 || undefined}
        onScroll={() => {
          follow(choose);
          onScrolled();
        }}
        onScrollEnd={() => {
          // What ended was a scroll that another took the place of.
          if (isOnItsWay()) return;
          onEnded();
          letGo();
          follow(choose);
          endStroke();
        }}
        onWheel={({ deltaX, deltaY }) => {
          if (Math.abs(deltaX) > Math.abs(deltaY)) letGo();
        }}
        onTouchStart={(event) => {
          letGo();
          stroke.onTouchStart(event);
        }}
        onTouchMove={stroke.onTouchMove}
        onTouchEnd={(event) => {
          stroke.onTouchEnd(event);
          awaitEnd();
        }}
        onTouchCancel={(event) => {
          stroke.onTouchEnd(event);
          awaitEnd();
        }}
      >
        {slides.map((slide, place) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group of its own kind
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: slides are told apart by their place
            key={place}
            role="group"
            aria-roledescription={messages.slide}
            aria-label={messages.place(place + 1, slides.length)}
            inert={place !== index}
            data-passed-over={(stroke.goal !== undefined && place !== stroke.goal) || undefined}
            className={styles.slide}
          >
            {slide}
          </div>
        ))}
      </div>
      {last > 0 && (
        <>
          <IconButton
            variant="floating"
            className={styles.previous}
            label={previousLabel ?? messages.previous}
            icon={<Icon path={CHEVRON_LEFT} size={20} className={styles.chevron} />}
            aria-disabled={index === 0 || undefined}
            onClick={() => step(-1)}
          />
          <IconButton
            variant="floating"
            className={styles.next}
            label={nextLabel ?? messages.next}
            icon={<Icon path={CHEVRON_RIGHT} size={20} className={styles.chevron} />}
            aria-disabled={index === last || undefined}
            onClick={() => step(1)}
          />
          <div className={styles.place} aria-live="polite">
            {messages.place(index + 1, slides.length)}
          </div>
        </>
      )}
    </section>
  );
}

// Longer than between two strokes of a wheel, shorter than anybody waits.
const NO_MORE_SCROLLING_MS = 150;

/** Scrolls to the slide of an index, and tells which one is in sight. */
function useTrack(index: number) {
  const track = useRef<HTMLDivElement>(null);
  /** Where a scroll of our own is on its way to: what it passes is not chosen. */
  const target = useRef<number>(undefined);
  const isFirst = useRef(true);
  const shown = useRef(index);
  const end = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(end.current), []);

  const inSight = () => {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
    // Positions are negative from right to left.
    return clientWidth > 0 ? Math.round(Math.abs(scrollLeft) / clientWidth) : 0;
  };

  function scrollTo(place: number, isAtOnce: boolean) {
    const [first, slide] = [0, place].map((one) => track.current?.children[one] as HTMLElement | undefined);
    if (!first || !slide) return;
    const isStill = isAtOnce || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const left = slide.offsetLeft - first.offsetLeft;
    track.current?.scrollTo({ left, behavior: isStill ? 'instant' : 'smooth' });
  }

  function goTo(place: number, isAtOnce = false) {
    // What is in sight may be on its way out of it.
    if (target.current === undefined && inSight() === place) return;
    target.current = place;
    scrollTo(place, isAtOnce);
    // Standing still counts once it had the time to get going.
    awaitEnd(Number.NaN);
  }

  function isAt(place: number) {
    const slide = track.current?.children[place];
    if (!track.current || !slide) return false;
    // Widths need not be whole pixels.
    return Math.abs(slide.getBoundingClientRect().left - track.current.getBoundingClientRect().left) < 1;
  }
  const isOnItsWay = () => target.current !== undefined && !isAt(target.current);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another index is another place
  useLayoutEffect(() => {
    shown.current = index;
    goTo(index, isFirst.current);
    isFirst.current = false;
  }, [index]);

  // What is hidden cannot be scrolled, and forgets how far it was: it is put right as soon as it is seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads what there is at the time
  useEffect(() => {
    const sizes = new ResizeObserver(() => goTo(shown.current, true));
    if (track.current) sizes.observe(track.current);
    return () => sizes.disconnect();
  }, []);

  /** Has it said when nothing moves any more, also where nothing did. */
  function awaitEnd(before = track.current?.scrollLeft) {
    clearTimeout(end.current);
    // Where a page was busy, it learns with the next frame only how far it was scrolled meanwhile.
    end.current = setTimeout(() => requestAnimationFrame(() => endIfStill(before)), NO_MORE_SCROLLING_MS);
  }

  function endIfStill(before: number | undefined) {
    const element = track.current;
    // What is hidden is nowhere, and is sent to its place again once it is seen.
    if (!element?.clientWidth || end.current === undefined) return;
    if (element.scrollLeft !== before) {
      awaitEnd();
      return;
    }
    // A busy browser may go on to where it was sent before, and say neither that it did nor that it is there.
    if (target.current !== undefined) scrollTo(target.current, true);
    target.current = undefined;
    element.dispatchEvent(new Event('scrollend'));
  }

  return {
    track,
    goTo,
    /** Whether a slide is where it comes to rest. */
    isAt,
    /** Whether a scroll of our own is yet to reach its slide. */
    isOnItsWay,
    letGo() {
      target.current = undefined;
    },
    awaitEnd: () => awaitEnd(),
    onScrolled() {
      // Safari before 26 does not say when a scroll is over.
      if (end.current !== undefined || !('onscrollend' in window)) awaitEnd();
    },
    onEnded() {
      clearTimeout(end.current);
      end.current = undefined;
    },
    follow(choose: (index: number) => void) {
      const seen = inSight();
      if (target.current !== undefined && seen !== target.current) return;
      target.current = undefined;
      choose(seen);
    },
  };
}

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
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { carouselMessages } from '../carousel.messages.ts';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CHEVRON_LEFT } from '../icons/chevron-left.ts';
import { CHEVRON_RIGHT } from '../icons/chevron-right.ts';
import * as styles from './Carousel.css.ts';

/** More slides are counted in figures instead. */
const MOST_DOTS = 10;

/** Props of `Carousel`, including those of a `<section>`. */
export interface CarouselProps extends Omit<ComponentProps<'section'>, 'onChange' | 'aria-label'> {
  /** Name for screen readers: "Pictures of Wool Overcoat". */
  label: string;
  /** Index of the shown slide, from 0; omit it for an uncontrolled carousel. */
  index?: number | undefined;
  /** Initial index when uncontrolled. */
  defaultIndex?: number | undefined;
  /** Called with the index of another slide when the user steps to it, or scrolls it into view. */
  onIndexChange?: ((index: number) => void) | undefined;
  /** Whether swipes do nothing, for example while a slide is enlarged. */
  locked?: boolean | undefined;
  /** Name of the button that steps back, instead of "Previous". */
  previousLabel?: string | undefined;
  /** Name of the button that steps on, instead of "Next". */
  nextLabel?: string | undefined;
  /** Whether its buttons show only with the focus, and the place to screen readers only. */
  quiet?: boolean | undefined;
  /** Buttons that lie on the slides and stay in their place while these move. */
  tools?: ReactNode;
  /** Each child is a slide. */
  children: ReactNode;
}

/**
 * Shows one slide at a time. Swipes, buttons and arrow keys step; swipes beyond the ends are left to the
 * elements around. A single slide has no controls.
 */
export function Carousel({
  label,
  index: given,
  defaultIndex = 0,
  onIndexChange,
  locked = false,
  quiet = false,
  className,
  previousLabel,
  nextLabel,
  tools,
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
  // Moves the focus before the browser takes it from a hidden slide.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another slide leaves the one before
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (section.current?.contains(focused) && focused?.closest('[inert]'))
      focusOn(section.current, { preventScroll: true });
  }, [index]);
  const { track, follow, goTo, isAt, isOnItsWay, letGo, awaitEnd, onScrolled, onEnded } = useTrack(index);
  const isCounted = slides.length > MOST_DOTS;
  const stroke = useSnapStroke({ index, last, disabled: locked });

  const choose = (chosen: number) => {
    if (chosen === index || chosen < 0 || chosen > last) return;
    setOwn(chosen);
    onIndexChange?.(chosen);
  };
  /** Once the finger is lifted, ends a swipe at its goal, or scrolls to the goal. */
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
      data-quiet={quiet || undefined}
      className={classNames(styles.carousel, className)}
      onKeyDown={stepByKey}
    >
      <div
        ref={track}
        className={styles.track}
        // Tools outside leave nothing in the slides for the focus.
        tabIndex={tools && last > 0 ? 0 : undefined}
        data-locked={locked || undefined}
        data-single={last < 1 || undefined}
        onScroll={() => {
          follow(choose);
          onScrolled();
        }}
        onScrollEnd={() => {
          // Ignores the end of a scroll that a newer one has replaced.
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
      {tools}
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
          <div className={styles.place}>
            <span className={isCounted ? undefined : visuallyHidden} aria-live="polite">
              {messages.place(index + 1, slides.length)}
            </span>
            {!isCounted &&
              slides.map((_, place) => (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: dots are told apart by their place
                  key={place}
                  aria-hidden
                  className={styles.dot}
                  data-shown={place === index || undefined}
                />
              ))}
          </div>
        </>
      )}
    </section>
  );
}

// Time without movement that ends a scroll: longer than the gap between wheel events, shorter than a
// noticeable wait.
const NO_MORE_SCROLLING_MS = 150;

function useTrack(index: number) {
  const track = useRef<HTMLDivElement>(null);
  /** Index of the slide that a programmatic scroll goes to; slides that it passes are not chosen. */
  const target = useRef<number>(undefined);
  const isFirst = useRef(true);
  const shown = useRef(index);
  const end = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(end.current), []);

  const inSight = () => {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
    // `scrollLeft` is negative in right-to-left text.
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
    // A slide in view stays, unless an earlier scroll may still be moving it away.
    if (target.current === undefined && inSight() === place) return;
    target.current = place;
    scrollTo(place, isAtOnce);
    // The scroll may start only after the first check. `NaN` equals no position, so it forces a second one.
    awaitEnd(Number.NaN);
  }

  function isAt(place: number) {
    const slide = track.current?.children[place];
    if (!track.current || !slide) return false;
    // Positions may be off by a fraction of a pixel.
    return Math.abs(slide.getBoundingClientRect().left - track.current.getBoundingClientRect().left) < 1;
  }
  const isOnItsWay = () => target.current !== undefined && !isAt(target.current);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another index is another place
  useLayoutEffect(() => {
    shown.current = index;
    goTo(index, isFirst.current);
    isFirst.current = false;
  }, [index]);

  // A hidden track cannot scroll and loses its position, which is restored once it is visible.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads what there is at the time
  useEffect(() => {
    const sizes = new ResizeObserver(() => goTo(shown.current, true));
    if (track.current) sizes.observe(track.current);
    return () => sizes.disconnect();
  }, []);

  /** Dispatches `scrollend` once the track stands still, even if it never moved. */
  function awaitEnd(before = track.current?.scrollLeft) {
    clearTimeout(end.current);
    // On a busy page, the scroll position is up to date only in the next frame.
    end.current = setTimeout(() => requestAnimationFrame(() => endIfStill(before)), NO_MORE_SCROLLING_MS);
  }

  function endIfStill(before: number | undefined) {
    const element = track.current;
    // Ignores a hidden track, which scrolls to its slide again once visible.
    if (!element?.clientWidth || end.current === undefined) return;
    if (element.scrollLeft !== before) {
      awaitEnd();
      return;
    }
    // A busy browser may continue an earlier scroll without an event, so this scrolls to the target once
    // more.
    if (target.current !== undefined) scrollTo(target.current, true);
    target.current = undefined;
    element.dispatchEvent(new Event('scrollend'));
  }

  return {
    track,
    goTo,
    isAt,
    isOnItsWay,
    letGo() {
      target.current = undefined;
    },
    awaitEnd: () => awaitEnd(),
    onScrolled() {
      // Safari before 26 has no `scrollend` event, so `awaitEnd` dispatches one.
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

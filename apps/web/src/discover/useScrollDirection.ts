import { useEffect, useState } from 'react';

/** Way in px after which the page counts as scrolled in a direction. */
const STEP = 8;
/** Milliseconds for which a page goes on moving after a hand let go of it, from one scroll event to the next. */
const MOMENTUM = 500;
/** Number of events after which a page of steady height counts as scrolled, as by a screen reader or its scrollbar. */
const STEADY = 3;
const BY_HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * The last direction in which somebody scrolled the page; `top` near its top. The browser moves the page too, when
 * something above it grows or goes.
 *
 * @param near Distance from the top in px.
 */
export function useScrollDirection(near: number): 'top' | 'up' | 'down' {
  const [direction, setDirection] = useState<'top' | 'up' | 'down'>('top');
  useEffect(() => {
    let last = 0;
    let height = 0;
    let steady = 0;
    let lastMoved: 'up' | 'down' | undefined;
    let movedAt = Number.NEGATIVE_INFINITY;
    const noteHand = () => {
      movedAt = performance.now();
    };
    const look = () => {
      const { scrollY } = window;
      const { scrollHeight } = document.documentElement;
      const now = performance.now();
      const isScrolling = now - movedAt < MOMENTUM;
      if (isScrolling) movedAt = now;
      const moved = scrollY > last ? 'down' : 'up';
      steady = scrollHeight === height && (steady === 0 || moved === lastMoved) ? steady + 1 : 0;
      lastMoved = moved;
      const isByHand =
        steady >= STEADY ||
        (isScrolling && Math.sign(scrollHeight - height) * Math.sign(scrollY - last) <= 0);
      if (scrollY <= near) setDirection('top');
      else if (isByHand && Math.abs(scrollY - last) < STEP) return;
      else setDirection((known) => (isByHand ? moved : known === 'top' ? 'down' : known));
      last = scrollY;
      height = scrollHeight;
    };
    look();
    const unlisten = new AbortController();
    const options = { passive: true, signal: unlisten.signal };
    window.addEventListener('scroll', look, options);
    for (const event of BY_HAND) window.addEventListener(event, noteHand, options);
    return () => unlisten.abort();
  }, [near]);
  return direction;
}

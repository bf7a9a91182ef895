import { useEffect, useState } from 'react';

/** Way in px after which the page counts as scrolled in a direction. */
const STEP = 8;

/**
 * The last direction in which the page was scrolled; `top` near its top.
 *
 * @param near Distance from the top in px.
 */
export function useScrollDirection(near: number): 'top' | 'up' | 'down' {
  const [direction, setDirection] = useState<'top' | 'up' | 'down'>('top');
  useEffect(() => {
    let last = 0;
    let height = 0;
    const look = () => {
      const { scrollY } = window;
      const { scrollHeight } = document.documentElement;
      // The browser moves the page when something above it grows or goes; nobody scrolled.
      const isMoved = Math.sign(scrollHeight - height) * Math.sign(scrollY - last) > 0;
      if (scrollY <= near) setDirection('top');
      else if (!isMoved && Math.abs(scrollY - last) < STEP) return;
      else if (!isMoved) setDirection(scrollY > last ? 'down' : 'up');
      last = scrollY;
      height = scrollHeight;
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [near]);
  return direction;
}

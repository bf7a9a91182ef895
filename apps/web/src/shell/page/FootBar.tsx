import type { ReactNode } from 'react';
import * as styles from './FootBar.css.ts';

export interface FootBarProps {
  /** Name of the bar for screen readers. */
  label: string;
  children: ReactNode;
}

/**
 * A bar with the buttons of a form that stays at the foot of the window. On phones it covers the bottom
 * navigation. Toasts appear above it.
 */
export const FootBar = ({ label, children }: FootBarProps) => (
  <section ref={keepToastsAbove} aria-label={label} className={styles.bar}>
    <div className={styles.line}>{children}</div>
  </section>
);

/** Height above the bottom navigation that the page leaves free, and toasts with a gap of 8 px. */
const FOOT_ROOM = '--vitrine-foot-room';
const GAP = 8;

function keepToastsAbove(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const tell = () => {
    const isInFlow = getComputedStyle(bar).position === 'static';
    const room = `calc(${bar.offsetHeight + GAP}px - var(--vitrine-bottom-bar-height, 0px))`;
    style.setProperty(FOOT_ROOM, isInFlow ? '0px' : room);
  };
  const observer = new ResizeObserver(tell);
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty(FOOT_ROOM);
  };
}

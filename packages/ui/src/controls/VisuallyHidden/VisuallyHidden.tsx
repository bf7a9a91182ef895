import type { ReactNode } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';

/** What is said without being seen. */
export interface VisuallyHiddenProps {
  /** The element that it is. */
  as?: 'span' | 'p' | 'h1' | 'h2';
  children: ReactNode;
}

/** Text that only screen readers meet. */
export const VisuallyHidden = ({ as: Element = 'span', children }: VisuallyHiddenProps) => (
  <Element className={visuallyHidden}>{children}</Element>
);

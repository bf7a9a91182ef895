import type { ComponentProps } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { classNames } from '../classNames.ts';

/** What is said without being seen, and the properties of an HTML `span`. */
export interface VisuallyHiddenProps extends ComponentProps<'span'> {
  /** The element that it is. */
  as?: 'span' | 'p' | 'h1' | 'h2' | undefined;
}

/** Text that only screen readers meet. */
export function VisuallyHidden({ as = 'span', className, ...rest }: VisuallyHiddenProps) {
  // What all of them have in common is what a span has.
  const Element = as as 'span';
  return <Element {...rest} className={classNames(visuallyHidden, className)} />;
}

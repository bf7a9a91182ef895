import type { ComponentProps } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { classNames } from '../classNames.ts';

/** Props of `VisuallyHidden`, including those of a `<span>`. */
export interface VisuallyHiddenProps extends ComponentProps<'span'> {
  /** HTML element to render. */
  as?: 'span' | 'p' | 'h1' | 'h2' | undefined;
}

/** Text for screen readers only. */
export function VisuallyHidden({ as = 'span', className, ...rest }: VisuallyHiddenProps) {
  // All of these elements have the properties of a span.
  const Element = as as 'span';
  return <Element {...rest} className={classNames(visuallyHidden, className)} />;
}

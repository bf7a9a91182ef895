import type { ComponentProps } from 'react';
import { asChild } from '../asChild.ts';
import { classNames } from '../classNames.ts';
import * as styles from './Card.css.ts';

/** Props of `Card`, including those of a `<div>`. */
export interface CardProps extends ComponentProps<'div'> {
  /** A quiet outline by default, sunken into the page, or floating over the content below. */
  variant?: 'outlined' | 'sunken' | 'floating' | undefined;
  /** Padding of 0, 12, 16 (by default) or 24 px; without padding, pictures reach the card's edges. */
  padding?: 'none' | 'small' | 'medium' | 'large' | undefined;
  /**
   * Whether to render the one child (an article, a link, a button) as the card. Links and buttons react to
   * hover.
   */
  asChild?: boolean | undefined;
}

/** One item among others of its kind, on its own background. Renders a `<div>`. */
export function Card({
  variant = 'outlined',
  padding = 'medium',
  asChild: isChild = false,
  className,
  children,
  ...rest
}: CardProps) {
  const props = {
    ...rest,
    className: classNames(styles.card, styles.variants[variant], styles.paddings[padding], className),
  };
  return isChild ? asChild(children, props, (own) => own) : <div {...props}>{children}</div>;
}

import type { ComponentProps } from 'react';
import { asChild } from '../asChild.ts';
import { classNames } from '../classNames.ts';
import * as styles from './Card.css.ts';

/** How a card stands out, how much room it leaves, and the properties of an HTML div. */
export interface CardProps extends ComponentProps<'div'> {
  /** With a quiet line around it, by default; sunken into the page; floating over what lies below. */
  variant?: 'outlined' | 'sunken' | 'floating' | undefined;
  /** Room around what is in it: 0, 12, 16 (by default) or 24 px. Without any, pictures go to its edges and get its corners. */
  padding?: 'none' | 'small' | 'medium' | 'large' | undefined;
  /** Whether the one child element (an article, a link, a button) is drawn as the card; one to press says so under the pointer. */
  asChild?: boolean | undefined;
}

/** A thing among others of its kind, on a ground of its own. Renders a `<div>`. */
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

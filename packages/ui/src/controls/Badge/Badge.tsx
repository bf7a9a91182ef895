import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './Badge.css.ts';

/** How loud a badge is, what it is about, and the properties of an HTML span. */
export interface BadgeProps extends ComponentProps<'span'> {
  /** What its colour hints at; its words have to say it. */
  tone?: 'neutral' | 'accent' | 'positive' | 'warning' | 'danger' | undefined;
  /** Tinted, by default, or filled. */
  variant?: 'soft' | 'solid' | undefined;
}

/**
 * A word or a number beside what it is about; without either a dot, whose meaning has to be said in words nearby. Renders a
 * `<span>`.
 */
export function Badge({ tone = 'neutral', variant = 'soft', className, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      className={classNames(styles.badge, styles.tones[tone], styles.variants[variant], className)}
    />
  );
}

import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './Badge.css.ts';

/** Props of `Badge`, including those of a `<span>`. */
export interface BadgeProps extends ComponentProps<'span'> {
  /** Meaning that the colour hints at; the text must say it too. */
  tone?: 'neutral' | 'accent' | 'positive' | 'warning' | 'danger' | undefined;
  /** `soft` (tinted) by default, or `solid` (filled). */
  variant?: 'soft' | 'solid' | undefined;
}

/** A word or a number beside its subject. Empty, it is a dot that needs words nearby. Renders a `<span>`. */
export function Badge({ tone = 'neutral', variant = 'soft', className, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      className={classNames(styles.badge, styles.tones[tone], styles.variants[variant], className)}
    />
  );
}

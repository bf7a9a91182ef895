'use client';
import type { ComponentProps, ReactNode } from 'react';
import { asChild } from '../asChild.ts';
import { classNames } from '../classNames.ts';
import { SpinnerRing } from '../Spinner/SpinnerRing.tsx';
import { unpressable, whileBusy } from '../whileBusy.ts';
import * as styles from './Button.css.ts';

/** Props of `Button`, including those of a `<button>`. */
export interface ButtonProps extends ComponentProps<'button'> {
  /** Emphasis of the button; at most one primary on a screen. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** Icon before the label: decoration. */
  icon?: ReactNode;
  /** Icon after the label: decoration. */
  trailingIcon?: ReactNode;
  /** Whether its work is under way: shows a spinner, keeps width and focus, ignores presses. */
  busy?: boolean | undefined;
  /** Whether it takes the whole width. */
  block?: boolean | undefined;
  /** `pill` by default; `rounded` has the corners of a field, to stand directly beside one. */
  shape?: 'rounded' | 'pill' | undefined;
  /** Whether to render the one child, such as a link, as the button. */
  asChild?: boolean | undefined;
}

/** A button that starts an action; with `asChild`, a link that looks the same. */
export function Button({
  variant = 'secondary',
  icon,
  trailingIcon,
  busy = false,
  block = false,
  shape = 'pill',
  asChild: isChild = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  const props = {
    ...rest,
    ...(busy && whileBusy),
    className: classNames(
      styles.button,
      styles.variants[variant],
      styles.shapes[shape],
      block && styles.block,
      className,
    ),
  };
  const content = (label: ReactNode) => (
    <>
      {icon && (
        <span aria-hidden className={styles.icon}>
          {icon}
        </span>
      )}
      <span className={styles.label}>{label}</span>
      {trailingIcon && (
        <span aria-hidden className={styles.icon}>
          {trailingIcon}
        </span>
      )}
      {busy && (
        <span className={styles.spinner}>
          <SpinnerRing size="small" />
        </span>
      )}
    </>
  );
  if (isChild) return asChild(children, props, content, unpressable);
  return (
    <button type="button" {...props}>
      {content(children)}
    </button>
  );
}

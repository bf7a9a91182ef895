'use client';
import type { ComponentProps, ReactNode } from 'react';
import { asChild } from '../asChild.ts';
import { classNames } from '../classNames.ts';
import { SpinnerRing } from '../Spinner/SpinnerRing.tsx';
import { unpressable, whileBusy } from '../whileBusy.ts';
import * as styles from './IconButton.css.ts';

/** Props of `IconButton`, including those of a `<button>`. */
export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Accessible name, which says what a press does. */
  label: string;
  icon: ReactNode;
  /** Plain on a bar, outlined beside buttons, floating over a page or a picture. */
  variant?: 'plain' | 'outline' | 'floating' | undefined;
  /** Whether its work is under way: shows a spinner, keeps the focus, ignores presses. */
  busy?: boolean | undefined;
  /** Whether to render the one child, such as a link, as the button. */
  asChild?: boolean | undefined;
}

/** A button of 44 × 44 px that shows an icon, with a name for screen readers. */
export function IconButton({
  label,
  icon,
  variant = 'plain',
  busy = false,
  asChild: isChild = false,
  className,
  children,
  ...rest
}: IconButtonProps) {
  const props = {
    ...rest,
    ...(busy && whileBusy),
    'aria-label': label,
    className: classNames(styles.variants[variant], className),
  };
  const content = (own: ReactNode) => (
    <>
      <span aria-hidden className={styles.face}>
        {busy ? <SpinnerRing size="small" /> : icon}
      </span>
      {own}
    </>
  );
  if (isChild) return asChild(children, props, content, unpressable);
  return (
    <button type="button" {...props}>
      {content(children)}
    </button>
  );
}

'use client';
import type { ComponentProps } from 'react';
import { useMessages } from '../../provider/UiProvider.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { classNames } from '../classNames.ts';
import { controlsMessages } from '../controls.messages.ts';
import * as styles from './Spinner.css.ts';
import { SpinnerRing } from './SpinnerRing.tsx';

/** Props of `Spinner`, including those of a `<span>`. */
export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Diameter: 16, 24 or 40 px; `medium` by default. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Name of the awaited work; an empty text makes the spinner decoration. */
  label?: string | undefined;
}

/** Shows work of unknown length; stands still with reduced motion. */
export function Spinner({ size = 'medium', label, className, ...rest }: SpinnerProps) {
  const { loading } = useMessages(controlsMessages);
  const text = label ?? loading;
  return (
    <span
      {...rest}
      role={text ? 'status' : undefined}
      aria-hidden={!text || undefined}
      className={classNames(styles.spinner, className)}
    >
      <SpinnerRing size={size} />
      {text && <span className={visuallyHidden}>{text}</span>}
    </span>
  );
}

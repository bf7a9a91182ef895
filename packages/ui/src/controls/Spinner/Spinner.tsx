'use client';
import type { ComponentProps } from 'react';
import { useMessages } from '../../provider/UiProvider.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { classNames } from '../classNames.ts';
import { controlsMessages } from '../controls.messages.ts';
import * as styles from './Spinner.css.ts';
import { SpinnerRing } from './SpinnerRing.tsx';

/** The size of a spinner, what it stands for, and the properties of an HTML span. */
export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** 16, 24 or 40 px. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** What is being waited for; an empty text makes it decoration. */
  label?: string | undefined;
}

/** Says that something is under way whose end cannot be foretold; stands still with reduced motion. */
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

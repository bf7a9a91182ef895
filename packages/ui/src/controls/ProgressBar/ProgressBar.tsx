'use client';
import { type ComponentProps, type CSSProperties, useId } from 'react';
import { numberFormat } from '../../format/number-format.ts';
import { useLocale } from '../../provider/UiProvider.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { classNames } from '../classNames.ts';
import * as styles from './ProgressBar.css.ts';

/** Props of `ProgressBar`, including those of a `<div>`. */
export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the work under way. */
  label: string;
  /** Whether label and value are for screen readers only. */
  hideLabel?: boolean | undefined;
  /** Progress from 0 to `max`; without a number it is unknown. */
  value?: number | null | undefined;
  /** Value of finished work; 100 by default. */
  max?: number | undefined;
  /** Progress in words, such as "3 of 10 pictures", instead of per cent. */
  valueText?: string | undefined;
}

/** Shows the progress of work that takes a while. Renders a `<div>`. */
export function ProgressBar({
  label,
  hideLabel = false,
  value,
  max = 100,
  valueText,
  className,
  style,
  ...rest
}: ProgressBarProps) {
  const labelId = useId();
  const locale = useLocale();
  const share = value == null ? Number.NaN : Math.min(Math.max(value / max, 0), 1);
  const isKnown = !Number.isNaN(share);
  const text = valueText ?? (isKnown ? numberFormat(locale, percent).format(share) : undefined);
  return (
    <div
      {...rest}
      role="progressbar"
      aria-labelledby={labelId}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={isKnown ? share * max : undefined}
      aria-valuetext={text}
      className={classNames(styles.progress, className)}
      style={{ ...style, '--share': isKnown ? share : undefined } as CSSProperties}
    >
      <div className={hideLabel ? visuallyHidden : styles.head}>
        <span id={labelId} className={styles.label}>
          {label}
        </span>
        {text && <span className={styles.value}>{text}</span>}
      </div>
      <div className={styles.track}>
        <div className={isKnown ? styles.bar : styles.somewhere} />
      </div>
    </div>
  );
}

const percent: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 0 };

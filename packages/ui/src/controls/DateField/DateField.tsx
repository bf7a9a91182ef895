'use client';
import { type ComponentProps, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { useAfterPress } from '../../interaction/useAfterPress.ts';
import { useFormReset } from '../../interaction/useFormReset.ts';
import { useLocale, useMessages } from '../../provider/UiProvider.tsx';
import { classNames } from '../classNames.ts';
import { datesMessages } from '../dates.messages.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import { Field, type FieldTexts, useControl } from '../Field/Field.tsx';
import * as styles from './DateField.css.ts';

/** Props of `DateField`, including those of an `<input>`; `className` and `style` go to the whole field. */
export interface DateFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'children'> {
  /** Day as `YYYY-MM-DD` when controlled; empty for none. */
  value?: string | undefined;
  /** Initial day as `YYYY-MM-DD`, when uncontrolled. */
  defaultValue?: string | undefined;
  /**
   * Called with each complete date as `YYYY-MM-DD`, even outside the limits; with an empty text while
   * incomplete.
   */
  onValueChange?: ((value: string) => void) | undefined;
  /** First allowed day, as `YYYY-MM-DD`. */
  min?: string | undefined;
  /** Last allowed day, as `YYYY-MM-DD`. */
  max?: string | undefined;
}

type Problem = 'unreadable' | 'tooEarly' | 'tooLate';

/** A field for a calendar day without a time zone, with the browser's own calendar. Errors appear on blur. */
export function DateField({
  label,
  hideLabel,
  hint,
  error: givenError,
  min,
  max,
  onValueChange,
  onChange,
  onBlur,
  className,
  style,
  ref,
  ...rest
}: DateFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const [problem, setProblem] = useState<Problem>();
  const afterPress = useAfterPress();
  useFormReset(input, () => setProblem(undefined));
  // The date may be valid now, or have another problem.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what it depends on
  useLayoutEffect(() => {
    setProblem((before) => (before && input.current ? problemOf(input.current.validity) : before));
  }, [rest.value, min, max]);
  const problemText = useProblemText(problem, min, max);
  const error = givenError ?? problemText;
  const control = useControl({ ...rest, hint, error });
  return (
    <Field
      controlId={control.id}
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      error={error}
      className={className}
      style={style}
    >
      <div className={fieldStyles.box} data-invalid={error ? true : undefined}>
        <input
          {...rest}
          {...control}
          ref={input}
          type="date"
          min={min}
          max={max}
          className={classNames(fieldStyles.input, styles.input)}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.currentTarget.value);
            // Typing can remove an error; only a blur shows one.
            if (!problemOf(event.currentTarget.validity)) setProblem(undefined);
          }}
          onBlur={(event) => {
            onBlur?.(event);
            const { validity } = event.currentTarget;
            afterPress(() => setProblem(problemOf(validity)));
          }}
        />
      </div>
    </Field>
  );
}

function problemOf({ badInput, rangeUnderflow, rangeOverflow }: ValidityState): Problem | undefined {
  if (badInput) return 'unreadable';
  if (rangeUnderflow) return 'tooEarly';
  return rangeOverflow ? 'tooLate' : undefined;
}

function useProblemText(problem: Problem | undefined, min = '', max = ''): string | undefined {
  const locale = useLocale();
  const messages = useMessages(datesMessages);
  if (problem === 'tooEarly') return messages.tooEarly(written(min, locale));
  if (problem === 'tooLate') return messages.tooLate(written(max, locale));
  return problem && messages.unreadable;
}

/** Parses and formats in UTC, so the day stays the same. */
const written = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00Z`));

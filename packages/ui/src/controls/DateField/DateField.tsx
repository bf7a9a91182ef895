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

/** The label of a date, its limits, and the properties of an HTML input; `className` and `style` are the whole field's. */
export interface DateFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'children'> {
  /** The day as `YYYY-MM-DD`, where the caller keeps it; empty for none. */
  value?: string | undefined;
  /** The day at first, as `YYYY-MM-DD`, where the field keeps it itself. */
  defaultValue?: string | undefined;
  /** Called with every whole date as `YYYY-MM-DD`, one that is too early or too late as well, and with nothing while a part is missing. */
  onValueChange?: ((value: string) => void) | undefined;
  /** The first day that can be taken, as `YYYY-MM-DD`. */
  min?: string | undefined;
  /** The last day that can be taken, as `YYYY-MM-DD`. */
  max?: string | undefined;
}

type Problem = 'unreadable' | 'tooEarly' | 'tooLate';

/**
 * A day to fill in, as a calendar has it and in no time zone. The device draws it in its own language: parts to type, and the
 * calendar that fingers know. What is wrong with it is said when it is left.
 */
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
  // What was wrong may be right now, or wrong in another way.
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
            // What else is wrong is not said of a date that is still being typed.
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

/** A day in words. It is read and written in one time zone, so it stays the day that it is. */
const written = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00Z`));

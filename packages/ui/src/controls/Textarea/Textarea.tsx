'use client';
import {
  type ComponentProps,
  type CSSProperties,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { graphemesIn } from '../../format/graphemes.ts';
import { kerningFor } from '../../format/kerningFor.ts';
import { useControlled } from '../../interaction/useControlled.ts';
import { useFormReset } from '../../interaction/useFormReset.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { classNames } from '../classNames.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import { Field, type FieldTexts, useControl } from '../Field/Field.tsx';
import { textareaMessages } from '../textarea.messages.ts';
import { prepareFor } from './prepareFor.ts';
import * as styles from './Textarea.css.ts';
import { useGrowth } from './useGrowth.ts';

/** Props of `Textarea`, including those of a `<textarea>`; `className` and `style` go to the whole field. */
export interface TextareaProps
  extends FieldTexts,
    Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'maxLength' | 'children' | 'rows'> {
  /** Text when controlled. */
  value?: string | undefined;
  /** Initial text when uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the whole text at every change. */
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * Maximum number of characters, as people count them: an emoji is one. Forms refuse a longer text; it is
   * not cut.
   */
  limit?: number | undefined;
  /**
   * Whether it is for a form that is the page's content: on a surface, and with the number of characters only
   * when few are left.
   */
  large?: boolean | undefined;
  /** Minimum height in lines; 3 by default. */
  minRows?: number | undefined;
  /** Maximum height in lines, then the text scrolls; 10 by default. */
  maxRows?: number | undefined;
}

/** A field for several lines of text. */
export function Textarea({
  label,
  hideLabel,
  hint,
  error,
  value,
  defaultValue = '',
  onValueChange,
  onChange,
  onDrop,
  onPaste,
  limit,
  large = false,
  minRows = 3,
  maxRows = 10,
  className,
  style,
  ref,
  ...rest
}: TextareaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement, []);
  const [text, setText] = useControlled(value, defaultValue);
  useFormReset(area, () => {
    if (!area.current) return;
    if (value === undefined) setText(area.current.value);
    else area.current.value = value;
  });
  useGrowth(area, text);

  const counter = useCounter(area, text, limit);
  const control = useControl({ ...rest, hint, error });
  const counterId = `${control.id}-limit`;
  const isInvalid = Boolean(error) || counter?.isOver;
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
      <div
        className={classNames(fieldStyles.box, large && fieldStyles.largeBox, styles.box)}
        data-invalid={isInvalid || undefined}
      >
        <textarea
          {...rest}
          {...control}
          ref={area}
          aria-invalid={isInvalid || control['aria-invalid']}
          aria-describedby={classNames(control['aria-describedby'], counter && counterId) || undefined}
          rows={minRows}
          className={classNames(fieldStyles.input, styles.area)}
          style={{ '--min-rows': minRows, '--max-rows': maxRows, ...kerningFor(text) } as CSSProperties}
          {...(value === undefined ? { defaultValue } : { value })}
          onPaste={(event) => {
            onPaste?.(event);
            if (!event.defaultPrevented) prepareFor(event.currentTarget, event.clipboardData);
          }}
          onDrop={(event) => {
            onDrop?.(event);
            if (!event.defaultPrevented) prepareFor(event.currentTarget, event.dataTransfer);
          }}
          onChange={(event) => {
            onChange?.(event);
            setText(event.currentTarget.value);
            onValueChange?.(event.currentTarget.value);
          }}
        />
        {counter && (
          <>
            {(!large || counter.isNear) && (
              <span aria-hidden className={styles.counter} data-over={counter.isOver || undefined}>
                {counter.seen}
              </span>
            )}
            <span id={counterId} className={visuallyHidden}>
              {counter.description}
            </span>
            <span role="status" className={visuallyHidden}>
              {counter.said}
            </span>
          </>
        )}
      </div>
    </Field>
  );
}

/** Thresholds of remaining characters; reaching one is announced. */
const STAGES = [0, 5, 10, 20];

/**
 * Returns the lowest stage reached, or -1 for a text too long. Stages above a fifth of the limit are ignored.
 */
const stageOf = (left: number, limit: number): number | undefined =>
  left < 0 ? -1 : STAGES.find((stage) => left <= stage && stage <= limit / 5);

function useCounter(area: RefObject<HTMLTextAreaElement | null>, text: string, limit: number | undefined) {
  const messages = useMessages(textareaMessages);
  const count = limit === undefined ? 0 : graphemesIn(text);
  const left = limit === undefined ? Number.POSITIVE_INFINITY : limit - count;
  const isOver = left < 0;
  const refusal = isOver ? messages.over(-left) : '';

  // The first state is read with the field, so only later stages are announced.
  const stage = limit === undefined ? undefined : stageOf(left, limit);
  const [spoken, setSpoken] = useState({ stage, text: '' });
  if (spoken.stage !== stage) {
    const said = stage === undefined ? '' : refusal || messages.left(left);
    setSpoken({ stage, text: said });
  }

  useEffect(() => {
    area.current?.setCustomValidity(refusal);
  }, [area, refusal]);

  if (limit === undefined) return undefined;
  return {
    isOver,
    isNear: stage !== undefined,
    seen: isOver ? messages.tooMany(-left) : messages.count(count, limit),
    description: classNames(messages.upTo(limit), refusal),
    said: spoken.text,
  };
}

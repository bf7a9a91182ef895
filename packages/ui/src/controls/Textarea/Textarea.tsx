'use client';
import {
  type ComponentProps,
  type CSSProperties,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
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
import * as styles from './Textarea.css.ts';

/** The label of a long text, its limit, and the properties of an HTML textarea; `className` and `style` are the whole field's. */
export interface TextareaProps
  extends FieldTexts,
    Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'maxLength' | 'children' | 'rows'> {
  /** The text, where the caller keeps it. */
  value?: string | undefined;
  /** The text at first, where the field keeps it itself. */
  defaultValue?: string | undefined;
  /** Called with the whole text at every change. */
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * How many characters are meant to be in it, as people count them: an emoji is one. What is typed beyond is never cut, but
   * said, and forms refuse it.
   */
  limit?: number | undefined;
  /** Lines that there is room for at first; 3 by default. */
  minRows?: number | undefined;
  /** Lines up to which it grows with its text, and scrolls from then on; 10 by default. */
  maxRows?: number | undefined;
}

/** Several lines of text to fill in. */
export function Textarea({
  label,
  hideLabel,
  hint,
  error,
  value,
  defaultValue = '',
  onValueChange,
  onChange,
  limit,
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
      <div className={classNames(fieldStyles.box, styles.box)} data-invalid={isInvalid || undefined}>
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
          onChange={(event) => {
            onChange?.(event);
            setText(event.currentTarget.value);
            onValueChange?.(event.currentTarget.value);
          }}
        />
        {counter && (
          <>
            <span aria-hidden className={styles.counter} data-over={counter.isOver || undefined}>
              {counter.seen}
            </span>
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

/** Grows the text area with its text, and as its lines break anew, where the browser does not do it by itself. */
function useGrowth(area: RefObject<HTMLTextAreaElement | null>, text: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another height
  useLayoutEffect(() => {
    if (area.current && !growsByItself()) fitToText(area.current);
  }, [area, text]);

  useEffect(() => {
    const element = area.current;
    if (!element || growsByItself()) return;
    let width = element.offsetWidth;
    let frame = 0;
    const observer = new ResizeObserver(() => {
      if (element.offsetWidth === width) return;
      width = element.offsetWidth;
      cancelAnimationFrame(frame);
      // Browsers report it as an error of the page where a size changes while sizes are told.
      frame = requestAnimationFrame(() => fitToText(element));
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [area]);
}

const growsByItself = () => CSS.supports('field-sizing', 'content');

function fitToText(area: HTMLTextAreaElement) {
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight}px`;
}

/** How few characters may be left before a screen reader says so; after each, the next is only said at the next one. */
const STAGES = [0, 5, 10, 20];

/** The last of the stages that a text has come to, `-1` when it is too long; none while there is a fifth of the room or more left. */
const stageOf = (left: number, limit: number): number | undefined =>
  left < 0 ? -1 : STAGES.find((stage) => left <= stage && stage <= limit / 5);

function useCounter(area: RefObject<HTMLTextAreaElement | null>, text: string, limit: number | undefined) {
  const messages = useMessages(textareaMessages);
  const count = limit === undefined ? 0 : graphemesIn(text);
  const left = limit === undefined ? Number.POSITIVE_INFINITY : limit - count;
  const isOver = left < 0;
  const refusal = isOver ? messages.over(-left) : '';

  // What there is when it appears is read with the field.
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
    seen: isOver ? messages.tooMany(-left) : messages.count(count, limit),
    description: classNames(messages.upTo(limit), refusal),
    said: spoken.text,
  };
}

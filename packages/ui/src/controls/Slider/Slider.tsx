'use client';
import * as RadixSlider from 'radix-ui/slider';
import {
  type ComponentProps,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { numberFormat } from '../../format/number-format.ts';
import { useBothRefs } from '../../interaction/useBothRefs.ts';
import { useControlled } from '../../interaction/useControlled.ts';
import { useFormReset } from '../../interaction/useFormReset.ts';
import { useLocale, useMessages } from '../../provider/UiProvider.tsx';
import { classNames } from '../classNames.ts';
import { fieldsMessages } from '../fields.messages.ts';
import * as styles from './Slider.css.ts';
import { useTextDirection } from './useTextDirection.ts';

interface SliderSettings extends Omit<ComponentProps<'div'>, 'defaultValue' | 'children'> {
  /** Visible and accessible name, such as "Price". */
  label: string;
  /** Lowest value; 0 by default. */
  min?: number | undefined;
  /** Highest value; 100 by default. */
  max?: number | undefined;
  /**
   * Distance between neighbouring values; 1 by default. Page Up, Page Down and arrows with Shift go ten
   * steps.
   */
  step?: number | undefined;
  /** Formats a value for display and for screen readers; as a plain number by default. */
  formatValue?: ((value: number) => string) | undefined;
  /** Whether it cannot be moved, as in a disabled fieldset. */
  disabled?: boolean | undefined;
  /** Name for form submission of the value or both values; without it nothing is submitted. */
  name?: string | undefined;
  /** Id of the form, if the slider is outside of it. */
  form?: string | undefined;
}

/** Props of `Slider`, including those of a `<div>`. */
export interface SliderProps extends SliderSettings {
  /** Value; omit it for an uncontrolled slider. */
  value?: number | undefined;
  /** Initial value when uncontrolled; the lower end by default. */
  defaultValue?: number | undefined;
  /** Called with every value during a change. */
  onValueChange?: ((value: number) => void) | undefined;
  /**
   * Called once after a change: on release, key up or blur. Without `onValueChange`, the chosen value stays
   * until another `value` is given.
   */
  onValueCommit?: ((value: number) => void) | undefined;
}

/** Props of `RangeSlider`, including those of a `<div>`. */
export interface RangeSliderProps extends SliderSettings {
  /** Range; omit it for an uncontrolled slider. */
  value?: readonly [from: number, to: number] | undefined;
  /** Initial range when uncontrolled; both ends by default. */
  defaultValue?: readonly [from: number, to: number] | undefined;
  /** Called with every range during a change. */
  onValueChange?: ((value: [from: number, to: number]) => void) | undefined;
  /**
   * Called once after a change: on release, key up or blur. Without `onValueChange`, the chosen range stays
   * until another `value` is given.
   */
  onValueCommit?: ((value: [from: number, to: number]) => void) | undefined;
}

/** A slider for one value between two ends. */
export function Slider({
  value: given,
  defaultValue,
  onValueChange,
  onValueCommit,
  ...settings
}: SliderProps) {
  const initial = defaultValue ?? settings.min ?? 0;
  const [value, setValue] = useControlled(given ?? undefined, initial);
  return (
    <Thumbs
      {...settings}
      values={[value]}
      isHeard={onValueChange !== undefined}
      onReset={() => setValue(initial)}
      onValuesChange={([only = value]) => onValueChange?.(only)}
      onValuesCommit={([only = value]) => {
        setValue(only);
        onValueCommit?.(only);
      }}
    />
  );
}

/** A slider for a range: two thumbs, at least one step apart, that do not pass each other. */
export function RangeSlider({
  value: given,
  defaultValue,
  onValueChange,
  onValueCommit,
  ...settings
}: RangeSliderProps) {
  const { min = 0, max = 100 } = settings;
  const initial = defaultValue ?? ([min, max] as const);
  const [value, setValue] = useControlled(given ?? undefined, initial);
  return (
    <Thumbs
      {...settings}
      values={value}
      isHeard={onValueChange !== undefined}
      onReset={() => setValue(initial)}
      onValuesChange={([from = value[0], to = value[1]]) => onValueChange?.([from, to])}
      onValuesCommit={([from = value[0], to = value[1]]) => {
        setValue([from, to]);
        onValueCommit?.([from, to]);
      }}
    />
  );
}

interface ThumbsProps extends SliderSettings {
  values: readonly number[];
  /** Whether `onValueChange` is given, so the owner knows the final value before the release. */
  isHeard: boolean;
  onReset(): void;
  onValuesChange(values: number[]): void;
  onValuesCommit(values: number[]): void;
}

function Thumbs({
  label,
  values: given,
  min = 0,
  max = 100,
  step = 1,
  formatValue,
  disabled: isDisabled = false,
  name,
  form,
  isHeard,
  onReset,
  onValuesChange,
  onValuesCommit,
  ref,
  className,
  ...rest
}: ThumbsProps) {
  const messages = useMessages(fieldsMessages);
  const locale = useLocale();
  const [direction, directionRef] = useTextDirection();
  const root = useBothRefs<HTMLDivElement>(directionRef, ref);
  const labelId = useId();
  const values = given.map((value) => numeric(value, min, max));
  const { chosen, move, settle, takeBack, forget } = useGesture(
    values,
    isHeard,
    onValuesChange,
    onValuesCommit,
  );
  const field = useRef<HTMLInputElement>(null);
  const disabled = useIsDisabled(field) || isDisabled;
  useFormReset(field, () => {
    forget();
    onReset();
  });

  const [from = min, to = from] = chosen;
  const isRange = chosen.length > 1;
  const lowest = (index: number) => (index === 0 ? min : from + step);
  const highest = (index: number) => (index === chosen.length - 1 ? max : to - step);
  const written = chosen.map(
    (value) => formatValue?.(value) ?? numberFormat(locale, plainNumber).format(value),
  );

  // Radix always moves the first thumb on Home and the last on End, even if the other has the focus.
  const jumpToAnEnd = (event: KeyboardEvent, index: number) => {
    if (event.key !== 'Home' && event.key !== 'End') return;
    event.preventDefault();
    if (disabled) return;
    const end = event.key === 'Home' ? lowest(index) : highest(index);
    move(chosen.map((value, place) => (place === index ? end : value)));
  };

  return (
    <div
      {...(isRange && { role: 'group', 'aria-labelledby': labelId })}
      {...rest}
      ref={root}
      className={classNames(styles.field, className)}
      data-disabled={disabled || undefined}
    >
      <div className={styles.head}>
        <span id={labelId} className={styles.label}>
          {label}
        </span>
        <span className={styles.shown}>
          <bdi>{written[0]}</bdi>
          {isRange && (
            <>
              {' – '}
              <bdi>{written[1]}</bdi>
            </>
          )}
        </span>
      </div>
      <RadixSlider.Root
        className={styles.slider}
        style={{ '--gap': isRange ? (to - from) / (max - min) : 1 } as CSSProperties}
        dir={direction}
        min={min}
        max={max}
        step={step}
        minStepsBetweenThumbs={1}
        preserveThumbOrder
        disabled={disabled}
        value={[...chosen]}
        onValueChange={move}
        onPointerUp={settle}
        onPointerCancel={takeBack}
        onKeyUp={settle}
        onBlur={(event: FocusEvent) => {
          if (!event.currentTarget.contains(event.relatedTarget)) settle();
        }}
      >
        <RadixSlider.Track className={styles.track}>
          <RadixSlider.Range className={styles.range} data-from-edge={!isRange || undefined} />
        </RadixSlider.Track>
        {written.map((text, index) => (
          <RadixSlider.Thumb
            // biome-ignore lint/suspicious/noArrayIndexKey: a thumb is its place
            key={index}
            className={styles.thumb}
            data-end={isRange ? (index === 0 ? 'from' : 'to') : undefined}
            aria-valuemin={lowest(index)}
            aria-valuemax={highest(index)}
            aria-valuetext={text}
            {...(isRange
              ? {
                  'aria-label': index === 0 ? messages.rangeFrom(label ?? '') : messages.rangeTo(label ?? ''),
                }
              : { 'aria-labelledby': labelId })}
            onKeyDown={(event) => jumpToAnEnd(event, index)}
          >
            <span className={styles.disc} />
          </RadixSlider.Thumb>
        ))}
      </RadixSlider.Root>
      {chosen.map((value, index) => (
        <input
          // biome-ignore lint/suspicious/noArrayIndexKey: a value is its place
          key={index}
          ref={index === 0 ? field : undefined}
          type="hidden"
          name={name}
          form={form}
          disabled={disabled}
          value={value}
        />
      ))}
    </div>
  );
}

/** Replaces positive infinity with `max`, other invalid numbers with `min`. */
const numeric = (value: number, min: number, max: number) =>
  Number.isFinite(value) ? value : value === Number.POSITIVE_INFINITY ? max : min;

const plainNumber: Intl.NumberFormatOptions = {};

/**
 * Keeps the value from the first change to the release. Without `onValueChange` (`isHeard`), keeps it until
 * another value is given, so that the thumb does not jump back.
 */
function useGesture(
  given: readonly number[],
  isHeard: boolean,
  onChange: (values: number[]) => void,
  onCommit: (values: number[]) => void,
) {
  const [draft, setDraft] = useState<readonly number[] | null>(null);
  const [known, setKnown] = useState(given);
  if (String(known) !== String(given)) {
    setKnown(given);
    setDraft(null);
  }
  const chosen = draft ?? given;
  const gesture = useRef<{ before: readonly number[]; now: number[] } | null>(null);

  const move = (now: number[]) => {
    gesture.current = { before: gesture.current?.before ?? chosen, now };
    setDraft(now);
    onChange(now);
  };
  const settle = () => {
    const ended = gesture.current;
    gesture.current = null;
    if (!ended) return;
    if (isHeard) setDraft(null);
    if (String(ended.now) !== String(ended.before)) onCommit(ended.now);
  };
  // Undoes a drag that turned into scrolling.
  const takeBack = () => {
    const ended = gesture.current;
    gesture.current = null;
    if (!ended) return;
    setDraft(ended.before);
    onChange([...ended.before]);
  };
  const forget = () => {
    gesture.current = null;
    setDraft(null);
  };
  return { chosen, move, settle, takeBack, forget };
}

/** Whether a fieldset around a control disables it, as of the last render. */
function useIsDisabled(control: RefObject<HTMLInputElement | null>): boolean {
  const [isDisabled, setIsDisabled] = useState(false);
  useLayoutEffect(() => {
    setIsDisabled(control.current?.matches('fieldset:disabled *') ?? false);
  });
  return isDisabled;
}

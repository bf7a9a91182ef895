'use client';
import { type ComponentProps, type ReactNode, useImperativeHandle, useRef } from 'react';
import { useControlled } from '../../interaction/useControlled.ts';
import { useFormReset } from '../../interaction/useFormReset.ts';
import { distinct } from '../../provider/lists.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { classNames } from '../classNames.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './Chip.css.ts';

/** A label that is switched on and off. */
export interface ChipProps extends Omit<ComponentProps<'button'>, 'aria-pressed' | 'type'> {
  /** Whether it is chosen; without it, the chip keeps that itself. */
  pressed?: boolean | undefined;
  /** Whether it is chosen at first, where it keeps that itself. */
  defaultPressed?: boolean | undefined;
  /** Called with the state that the person asks for. */
  onPressedChange?: ((pressed: boolean) => void) | undefined;
  /** A CSS colour to show beside the label: content, the same in every theme. */
  swatch?: string | undefined;
}

/** A small switch for one of many things; it stays pressed. */
export function Chip({
  pressed: given,
  defaultPressed = false,
  onPressedChange,
  swatch,
  className,
  children,
  onClick,
  ...rest
}: ChipProps) {
  const [pressed, setPressed] = useControlled(given, defaultPressed);
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={pressed}
      className={classNames(styles.chip, className)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        setPressed(!pressed);
        onPressedChange?.(!pressed);
      }}
    >
      {swatch && <span aria-hidden className={styles.swatch} style={{ background: swatch }} />}
      <span className={styles.label}>{children}</span>
    </button>
  );
}

/** One of the choices of a `ChipGroup`. */
export interface ChipOption {
  value: string;
  /** Instead of the value. */
  label?: string | undefined;
  /** A CSS colour to show beside the label. */
  swatch?: string | undefined;
  /** Whether it cannot be chosen. */
  disabled?: boolean | undefined;
}

/** Choices of which several can be taken, those that are, and the properties of an HTML fieldset. */
export interface ChipGroupProps extends Omit<ComponentProps<'fieldset'>, 'defaultValue' | 'name'> {
  /** What is chosen from. */
  label: string;
  /** Whether the label is for screen readers only. */
  hideLabel?: boolean | undefined;
  options: readonly ChipOption[];
  /** The values of the options that are chosen; without it, the group keeps that itself. */
  value?: readonly string[] | undefined;
  /** What is chosen at first, where it keeps that itself. */
  defaultValue?: readonly string[] | undefined;
  /** What a form calls each value that is chosen; without it no form gets them. */
  name?: string | undefined;
  /** Called with all values that would be chosen then: those before in their order, a new one last. */
  onValueChange?: ((value: string[]) => void) | undefined;
  /** What belongs to the group below its chips, such as a button that shows more of them. */
  children?: ReactNode;
}

/** How many choices are on their way. */
export interface ChipGroupSkeletonProps {
  /** What the chips will be about. */
  label: ReactNode;
  /** How many there will be. */
  count: number;
}

/** The place of chips that are on their way. */
export const ChipGroupSkeleton = ({ label, count }: ChipGroupSkeletonProps) => (
  <div aria-hidden>
    <div className={styles.legend}>{label}</div>
    <div className={styles.chips}>
      {Array.from({ length: count }, (_, place) => (
        // Skeletons are all alike: their place is their key.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Skeleton key={place} width={place % 2 ? 118 : 104} height={36} radius="pill" />
      ))}
    </div>
  </div>
);

const none: readonly string[] = [];

/** Chips of which any number can be chosen. */
export function ChipGroup({
  label,
  hideLabel = false,
  options,
  value: given,
  defaultValue = none,
  onValueChange,
  name,
  className,
  children,
  ref,
  ...rest
}: ChipGroupProps) {
  const [value, setValue] = useControlled(given ?? undefined, defaultValue);
  const group = useRef<HTMLFieldSetElement>(null);
  useImperativeHandle(ref, () => group.current as HTMLFieldSetElement, []);
  useFormReset(group, () => setValue(defaultValue));
  return (
    <fieldset {...rest} ref={group} className={classNames(styles.group, className)}>
      <legend className={hideLabel ? visuallyHidden : styles.legend}>{label}</legend>
      <div className={styles.chips}>
        {distinct('ChipGroup', options).map((option) => (
          <Chip
            key={option.value}
            swatch={option.swatch}
            disabled={option.disabled}
            pressed={value.includes(option.value)}
            onPressedChange={(pressed) => {
              const others = value.filter((chosen) => chosen !== option.value);
              const next = pressed ? [...others, option.value] : others;
              setValue(next);
              onValueChange?.(next);
            }}
          >
            {option.label ?? option.value}
          </Chip>
        ))}
      </div>
      {name !== undefined &&
        value.map((chosen) => (
          <input key={chosen} type="hidden" name={name} form={rest.form} value={chosen} />
        ))}
      {children}
    </fieldset>
  );
}

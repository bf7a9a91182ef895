'use client';
import { type ComponentProps, type ReactNode, useImperativeHandle, useRef } from 'react';
import { useControlled } from '../../interaction/useControlled.ts';
import { useFormReset } from '../../interaction/useFormReset.ts';
import { distinct } from '../../provider/lists.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { classNames } from '../classNames.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './Chip.css.ts';

/** Props of `Chip`, including those of a `<button>`. */
export interface ChipProps extends Omit<ComponentProps<'button'>, 'aria-pressed' | 'type'> {
  /** Whether it is chosen; omit it for an uncontrolled chip. */
  pressed?: boolean | undefined;
  /** Whether it is initially chosen, when uncontrolled. */
  defaultPressed?: boolean | undefined;
  /** Called with the requested state. */
  onPressedChange?: ((pressed: boolean) => void) | undefined;
  /** CSS colour shown beside the label, the same in every theme. */
  swatch?: string | undefined;
}

/** A small toggle for one of many options. */
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
  /** Text shown instead of the value. */
  label?: string | undefined;
  /** CSS colour shown beside the label. */
  swatch?: string | undefined;
  disabled?: boolean | undefined;
}

/** Props of `ChipGroup`, including those of a `<fieldset>`. */
export interface ChipGroupProps extends Omit<ComponentProps<'fieldset'>, 'defaultValue' | 'name'> {
  /** Name of the group. */
  label: string;
  /** Whether the label is for screen readers only. */
  hideLabel?: boolean | undefined;
  options: readonly ChipOption[];
  /** Chosen values; omit them for an uncontrolled group. */
  value?: readonly string[] | undefined;
  /** Initial values when uncontrolled. */
  defaultValue?: readonly string[] | undefined;
  /** Name for form submission; without it, no value is submitted. */
  name?: string | undefined;
  /** Called with all chosen values; a new one comes last. */
  onValueChange?: ((value: string[]) => void) | undefined;
  /** Content below the chips, such as a button that shows more. */
  children?: ReactNode;
}

export interface ChipGroupSkeletonProps {
  label: ReactNode;
  count: number;
}

export const ChipGroupSkeleton = ({ label, count }: ChipGroupSkeletonProps) => (
  <div aria-hidden>
    <div className={styles.legend}>{label}</div>
    <div className={styles.chips}>
      {Array.from({ length: count }, (_, place) => (
        // Skeletons are never reordered, so their index is their key.
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

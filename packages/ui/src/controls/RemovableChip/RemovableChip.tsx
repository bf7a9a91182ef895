'use client';
import { type ComponentProps, type KeyboardEvent, type RefObject, useMemo, useRef, useState } from 'react';
import { isStrayClick } from '../../interaction/isStrayClick.ts';
import { useFocusAfterRemoval } from '../../interaction/useFocusAfterRemoval.ts';
import { distinct } from '../../provider/lists.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { chipsMessages } from '../chips.messages.ts';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import { X } from '../icons/x.ts';
import * as styles from './RemovableChip.css.ts';

/** Props of `RemovableChip`, including those of a `<button>`. */
export interface RemovableChipProps extends Omit<ComponentProps<'button'>, 'type' | 'children'> {
  /** The text of the chip. */
  children: string;
  /** Called when the user removes the chip: by a press, Enter, Space, Delete or Backspace. */
  onRemove(): void;
  /**
   * Effect of the removal, for screen readers, added to the chip's text; by default the name is "Remove" and
   * the text.
   */
  removeLabel?: string | undefined;
  /** CSS colour shown beside the text, the same in every theme. */
  swatch?: string | undefined;
}

/** A chip that stays until the user removes it, such as a filter. */
export function RemovableChip({
  onRemove,
  removeLabel,
  swatch,
  className,
  children,
  onClick,
  onKeyDown,
  ...rest
}: RemovableChipProps) {
  const messages = useMessages(chipsMessages);
  const removeByKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || (event.key !== 'Delete' && event.key !== 'Backspace')) return;
    event.preventDefault();
    if (!rest.disabled) onRemove();
  };
  return (
    <button
      aria-label={removeLabel ? `${children}. ${removeLabel}` : messages.remove(children ?? '')}
      {...rest}
      type="button"
      className={classNames(styles.chip, className)}
      onClick={(event) => {
        onClick?.(event);
        // Ignores the second click of a double click, which was meant for a chip now gone.
        if (!event.defaultPrevented && !isStrayClick(event)) onRemove();
      }}
      onKeyDown={removeByKey}
    >
      {swatch && <span aria-hidden className={styles.swatch} style={{ background: swatch }} />}
      <span className={styles.label}>{children}</span>
      <span aria-hidden className={styles.cross}>
        <Icon path={X} size={16} strokeWidth={1.75} />
      </span>
    </button>
  );
}

/** A chip of a `RemovableChipList`. */
export interface RemovableChipItem {
  /** Unique in its list. */
  value: string;
  /** Text shown instead of the value. */
  label?: string | undefined;
  /** Effect of the removal, for screen readers. */
  removeLabel?: string | undefined;
  /** CSS colour shown beside the label. */
  swatch?: string | undefined;
}

/** Props of `RemovableChipList`, including those of a `<div>`. */
export interface RemovableChipListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the list, for screen readers. */
  label: string;
  /** Chips when controlled. */
  items?: readonly RemovableChipItem[] | undefined;
  /** Initial chips when uncontrolled. */
  defaultItems?: readonly RemovableChipItem[] | undefined;
  /** Called with the removed chip, and the remaining ones. */
  onItemRemove?: ((removed: RemovableChipItem, left: readonly RemovableChipItem[]) => void) | undefined;
  /** Element to focus when the last chip is removed, such as the section's heading. */
  heading?: RefObject<HTMLElement | null> | undefined;
}

/**
 * A list of removable chips. Removals are announced, and the focus moves to the next chip, else the previous,
 * else `heading`.
 */
export function RemovableChipList({
  label,
  items: given,
  defaultItems = [],
  onItemRemove,
  heading,
  className,
  ...rest
}: RemovableChipListProps) {
  const messages = useMessages(chipsMessages);
  const [own, setOwn] = useState(defaultItems);
  const [said, setSaid] = useState('');
  const items = distinct('RemovableChipList', given ?? own);
  const ids = useMemo(
    () => distinct('RemovableChipList', given ?? own).map(({ value }) => value),
    [given, own],
  );
  const none = useRef<HTMLElement>(null);
  const placeOf = useFocusAfterRemoval(ids, heading ?? none);

  function remove(item: RemovableChipItem) {
    const left = items.filter(({ value }) => value !== item.value);
    setOwn(left);
    setSaid(messages.removed(item.label ?? item.value));
    onItemRemove?.(item, left);
  }
  return (
    <div {...rest} className={className}>
      <ul
        // Safari removes the role of a list without bullets.
        // biome-ignore lint/a11y/noRedundantRoles: see above
        role="list"
        aria-label={label}
        className={styles.list}
      >
        {items.map((item) => {
          const { ref, onFocus, onBlur } = placeOf(item.value);
          return (
            <li key={item.value} className={styles.item}>
              <RemovableChip
                ref={ref}
                swatch={item.swatch}
                removeLabel={item.removeLabel}
                onFocus={onFocus}
                onBlur={onBlur}
                onRemove={() => {
                  // Safari does not focus a clicked button, so the handler is called here.
                  onFocus();
                  remove(item);
                }}
              >
                {item.label ?? item.value}
              </RemovableChip>
            </li>
          );
        })}
      </ul>
      {/* Always rendered: a live region inserted together with its text is not announced. */}
      <span role="status" className={visuallyHidden}>
        {said}
      </span>
    </div>
  );
}

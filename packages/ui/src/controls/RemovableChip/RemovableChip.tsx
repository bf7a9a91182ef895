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

/** What a chip says, and the properties of an HTML button. */
export interface RemovableChipProps extends Omit<ComponentProps<'button'>, 'type' | 'children'> {
  /** The text of the chip. */
  children: string;
  /** Called when it is to be taken off: by a press, Enter, Space, Delete or Backspace. */
  onRemove(): void;
  /** What taking it off does, for screen readers, after the text of the chip; by default its name is "Remove" and the text. */
  removeLabel?: string | undefined;
  /** A CSS colour to show beside the text: content, the same in every theme. */
  swatch?: string | undefined;
}

/** A small thing that holds until somebody takes it off, such as a filter. */
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
        // The second press of a double click is meant for the chip that was there first.
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

/** One of the chips of a `RemovableChipList`. */
export interface RemovableChipItem {
  /** Unique in its list. */
  value: string;
  /** Instead of the value. */
  label?: string | undefined;
  /** What taking it off does, for screen readers. */
  removeLabel?: string | undefined;
  /** A CSS colour to show beside the label. */
  swatch?: string | undefined;
}

/** What is there to take off, and the properties of an HTML `div`. */
export interface RemovableChipListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the chips are about, for screen readers. */
  label: string;
  /** The chips, where the caller keeps them. */
  items?: readonly RemovableChipItem[] | undefined;
  /** The chips that there are at first, where the list keeps them itself. */
  defaultItems?: readonly RemovableChipItem[] | undefined;
  /** Called with the chip that is taken off, and those that are left. */
  onItemRemove?: ((removed: RemovableChipItem, left: readonly RemovableChipItem[]) => void) | undefined;
  /** What gets the focus when the last chip that had it is gone: the heading of what the chips belong to. */
  heading?: RefObject<HTMLElement | null> | undefined;
}

/**
 * Chips that can be taken off. That one is gone is read out, and the focus goes on to the next chip, else to the one before,
 * else to the heading.
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
        // Safari takes the role from a list without bullets.
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
                  // Safari does not focus a button that is clicked.
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
      {/* Always there: a live region that arrives together with its text is not read out. */}
      <span role="status" className={visuallyHidden}>
        {said}
      </span>
    </div>
  );
}

'use client';
import { type ComponentProps, useEffect, useRef } from 'react';
import { useMessages } from '../../provider/UiProvider.tsx';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import { ARROW_DOWN } from '../icons/arrow-down.ts';
import { ARROW_UP } from '../icons/arrow-up.ts';
import { listsMessages } from '../lists.messages.ts';
import * as styles from './NewItemsPill.css.ts';

/** Props of `NewItemsPill`, including those of a `<div>`. */
export interface NewItemsPillProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** Whether new items wait. Keep the component mounted, so that screen readers hear when it appears. */
  shown: boolean;
  /** Text of the button; "New posts" by default. */
  label?: string | undefined;
  /** Called when the pill is pressed: show what waits, and scroll to it. */
  onShow: () => void;
  /** Side of the pill in its parent's width; `center` by default. */
  align?: 'center' | 'end' | undefined;
  /** Edge of the scrolled area at which it floats: `top` by default, `bottom` where new items come last. */
  edge?: 'top' | 'bottom' | undefined;
  /** Returns the element that gets the focus once the pill was pressed and has disappeared: the first new item. */
  focusAfter?: (() => HTMLElement | null) | undefined;
}

/**
 * A pill over a list that says that new items wait, so that the list does not move by itself. It takes no
 * place, stays in sight while its parent scrolls, and is announced politely.
 */
export function NewItemsPill({
  shown,
  label,
  onShow,
  align = 'center',
  edge = 'top',
  focusAfter,
  className,
  ...rest
}: NewItemsPillProps) {
  const { newPosts } = useMessages(listsMessages);
  const wasPressed = useRef(false);
  // By then, the new items are in the list.
  useEffect(() => {
    if (shown || !wasPressed.current) return;
    wasPressed.current = false;
    focusAfter?.()?.focus({ preventScroll: true });
  });
  return (
    <div
      {...rest}
      role="status"
      data-align={align}
      data-edge={edge}
      className={classNames(styles.place, className)}
    >
      {shown && (
        <button
          type="button"
          className={styles.pill}
          onClick={() => {
            wasPressed.current = true;
            onShow();
          }}
        >
          <Icon path={edge === 'bottom' ? ARROW_DOWN : ARROW_UP} size={16} strokeWidth={2} />
          {label ?? newPosts}
        </button>
      )}
    </div>
  );
}

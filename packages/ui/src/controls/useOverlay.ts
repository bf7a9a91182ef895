import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useRef } from 'react';
import { takesEscape } from '../interaction/escape.ts';
import { useFocusReturn } from '../interaction/useFocusReturn.ts';
import { closingOn, type OpenProps, type OpenReason, useOpen } from './useOpen.ts';

/** Open state of an overlay, and its focus target after closing. */
export interface OverlayProps extends OpenProps {
  /** Returns the element to focus on closing if the previously focused one cannot take the focus. */
  restoreFocusTo?: (() => HTMLElement | null) | undefined;
}

export interface Overlay {
  isOpen: boolean;
  change(open: boolean, reason: OpenReason): void;
  /** Props of Radix's root. */
  root: { open: boolean; onOpenChange(open: boolean): void };
  /** Opener, which gets the focus on closing if no other element can. */
  trigger: RefObject<HTMLButtonElement | null>;
  /** Props of Radix's content, to spread after the caller's. */
  panel: ReturnType<typeof closingOn> & {
    'data-state': 'open' | 'closed';
    onCloseAutoFocus(event: Event): void;
  };
  /** Closes the overlay on an Escape that `leaveEscapeToDialog` has left to it. */
  onKeyDown(event: ReactKeyboardEvent): void;
}

export function useOverlay({ restoreFocusTo, ...state }: OverlayProps): Overlay {
  const [isOpen, change] = useOpen(state);
  const trigger = useRef<HTMLButtonElement>(null);
  const onCloseAutoFocus = useFocusReturn(isOpen, () => restoreFocusTo?.() ?? trigger.current);
  return {
    isOpen,
    change,
    root: {
      open: isOpen,
      onOpenChange: (open) => change(open, open ? 'trigger' : 'close'),
    },
    trigger,
    panel: {
      'data-state': isOpen ? 'open' : 'closed',
      ...closingOn(change),
      onCloseAutoFocus,
    },
    onKeyDown(event) {
      if (takesEscape(event)) change(false, 'escape');
    },
  };
}

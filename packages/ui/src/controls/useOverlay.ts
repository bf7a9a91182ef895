import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useRef } from 'react';
import { takesEscape } from '../interaction/escape.ts';
import { useFocusReturn } from '../interaction/useFocusReturn.ts';
import { closingOn, type OpenProps, type OpenReason, useOpen } from './useOpen.ts';

/** Whether an overlay is open, and where the focus goes when it closes. */
export interface OverlayProps extends OpenProps {
  /** Where the focus goes on closing when what had it before is gone from the page. */
  restoreFocusTo?: (() => HTMLElement | null) | undefined;
}

/** What the parts of an overlay have in common. */
export interface Overlay {
  isOpen: boolean;
  /** Asks to open or close it. */
  change(open: boolean, reason: OpenReason): void;
  /** For Radix's root. */
  root: { open: boolean; onOpenChange(open: boolean): void };
  /** The ref of what opens it, which gets the focus back where nothing had it before. */
  trigger: RefObject<HTMLButtonElement | null>;
  /** For Radix's content, after what the caller gives. */
  panel: ReturnType<typeof closingOn> & {
    'data-state': 'open' | 'closed';
    onCloseAutoFocus(event: Event): void;
  };
  /** Closes it for an Escape that a toast has left to it. */
  onKeyDown(event: ReactKeyboardEvent): void;
}

/** The state of an overlay, the ways out of it with their reasons, and the way of the focus. */
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

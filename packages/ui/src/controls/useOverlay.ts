import { type RefObject, useRef } from 'react';
import { useFocusReturn } from '../interaction/useFocusReturn.ts';
import { type LayerPanel, useLayer } from '../interaction/useLayer.ts';
import { type OpenProps, type OpenReason, useOpen } from './useOpen.ts';

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
  panel: LayerPanel & {
    'data-state': 'open' | 'closed';
    onCloseAutoFocus(event: Event): void;
  };
}

interface OverlaySettings extends OverlayProps {
  /** Whether a press outside leaves it open. */
  staysOnPressOutside?: boolean;
}

export function useOverlay({
  restoreFocusTo,
  staysOnPressOutside = false,
  ...state
}: OverlaySettings): Overlay {
  const [isOpen, change] = useOpen(state);
  const trigger = useRef<HTMLButtonElement>(null);
  const onCloseAutoFocus = useFocusReturn(isOpen, () => restoreFocusTo?.() ?? trigger.current);
  const layer = useLayer(isOpen, {
    onEscape() {
      change(false, 'escape');
      return true;
    },
    onPressOutside() {
      if (!staysOnPressOutside) change(false, 'outside');
    },
  });
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
      ...layer,
      onCloseAutoFocus,
    },
  };
}

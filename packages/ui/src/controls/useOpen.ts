import { useControlled } from '../interaction/useControlled.ts';

/**
 * What made something open or close: its trigger, its close button or whatever else in it takes that part, what was chosen in a menu
 * (`item`), a yes (`confirm`), the Escape key, or a press, the pointer or the focus elsewhere.
 */
export type OpenReason = 'trigger' | 'close' | 'item' | 'confirm' | 'escape' | 'outside';

/** Why something is about to open or close, and the way to keep it as it is. */
export interface OpenChange {
  readonly reason: OpenReason;
  /** Keeps it as it is, where it keeps its state itself. */
  preventDefault(): void;
}

/** Whether something that opens is open: kept by the caller (`open`), or by itself (`defaultOpen`). */
export interface OpenProps {
  /** Whether it is open; without it, it keeps that itself. */
  open?: boolean | undefined;
  /** Whether it is open at first, where it keeps that itself. */
  defaultOpen?: boolean | undefined;
  /** Called with the state that the person asks for, and why; `change.preventDefault()` keeps it as it is. */
  onOpenChange?: ((open: boolean, change: OpenChange) => void) | undefined;
}

/** The state of something that opens, and the one way to change it. */
export function useOpen({ open: given, defaultOpen = false, onOpenChange }: OpenProps) {
  const [open, setOpen] = useControlled(given, defaultOpen);
  const change = (next: boolean, reason: OpenReason) => {
    let isPrevented = false;
    onOpenChange?.(next, {
      reason,
      preventDefault() {
        isPrevented = true;
      },
    });
    if (!isPrevented) setOpen(next);
  };
  return [open, change] as const;
}

/** The ways out of an overlay, each with its reason, in place of Radix's own: for its content, after what the caller gives. */
export const closingOn = (change: (open: boolean, reason: OpenReason) => void) => ({
  onEscapeKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented) return;
    event.preventDefault();
    // With an input method, Escape gives up a word.
    if (!event.isComposing) change(false, 'escape');
  },
  onInteractOutside(event: Event) {
    if (event.defaultPrevented) return;
    event.preventDefault();
    change(false, 'outside');
  },
});

import { useControlled } from '../interaction/useControlled.ts';

/**
 * Cause of opening or closing. `item` is a choice in a menu, `outside` a press, pointer or focus elsewhere.
 */
export type OpenReason = 'trigger' | 'close' | 'item' | 'confirm' | 'escape' | 'outside';

/** Reason for a change, and a way to prevent it. */
export interface OpenChange {
  readonly reason: OpenReason;
  /** Prevents the change, if the component is uncontrolled. */
  preventDefault(): void;
}

/** Open state: controlled with `open`, or uncontrolled with `defaultOpen`. */
export interface OpenProps {
  /** Whether it is open; omit it for an uncontrolled component. */
  open?: boolean | undefined;
  /** Whether it is initially open, when uncontrolled. */
  defaultOpen?: boolean | undefined;
  /** Called with the requested state, the reason, and a way to prevent the change. */
  onOpenChange?: ((open: boolean, change: OpenChange) => void) | undefined;
}

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

'use client';
import * as RadixPopover from 'radix-ui/popover';
import type { ComponentProps, ReactElement } from 'react';
import { useBothRefs } from '../../interaction/useBothRefs.ts';
import { usePortalContainer } from '../../provider/UiProvider.tsx';
import { classNames } from '../classNames.ts';
import { useTextDirection } from '../Slider/useTextDirection.ts';
import { type OverlayProps, useOverlay } from '../useOverlay.ts';
import { withoutStates } from '../withoutStates.ts';
import * as styles from './Popover.css.ts';

/** Props of `Popover`, including those of a `<div>`. */
export interface PopoverProps extends OverlayProps, Omit<ComponentProps<'div'>, 'aria-label'> {
  /** Button that opens the popover, rendered in place. */
  trigger: ReactElement;
  /** Name for screen readers. */
  label: string;
  /** Below the button by default, or above it; the other side if there is no room. */
  side?: 'top' | 'bottom' | undefined;
  /** Edge of the button that the popover aligns with, or its middle; the start by default. */
  align?: 'start' | 'center' | 'end' | undefined;
}

/**
 * A small panel beside a button, while the page stays usable. Escape or a press elsewhere closes it. Use
 * `Dialog` for a question that must be answered, `Menu` for actions.
 */
export function Popover({
  trigger,
  label,
  side = 'bottom',
  align = 'start',
  open,
  defaultOpen,
  onOpenChange,
  restoreFocusTo,
  className,
  ...rest
}: PopoverProps) {
  const popover = useOverlay({ open, defaultOpen, onOpenChange, restoreFocusTo });
  const container = usePortalContainer();
  const [direction, directionRef] = useTextDirection();
  const ref = useBothRefs(popover.trigger, directionRef);
  return (
    <RadixPopover.Root {...popover.root}>
      <RadixPopover.Trigger
        asChild
        ref={ref}
        onClick={(event) => {
          if (event.defaultPrevented) return;
          // Radix would report a press that closes the popover as `close`, not as `trigger`.
          event.preventDefault();
          popover.change(!popover.isOpen, 'trigger');
        }}
      >
        {trigger}
      </RadixPopover.Trigger>
      <RadixPopover.Portal container={container}>
        <RadixPopover.Content
          dir={direction}
          {...withoutStates(rest)}
          {...popover.panel}
          aria-label={label}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={classNames(styles.popover, className)}
          onInteractOutside={(event) => {
            // The button's own press handler closes the popover, so a press on it is not outside.
            if (popover.trigger.current?.contains(event.target as Node)) event.preventDefault();
            popover.panel.onInteractOutside(event);
          }}
        />
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}

/** Props of `PopoverClose`, including those of a `<button>`. */
export interface PopoverCloseProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** A button in the popover. */
  children: ReactElement;
}

/** Makes its one child, a button in a popover, close the popover. */
export const PopoverClose = (props: PopoverCloseProps) => <RadixPopover.Close asChild {...props} />;

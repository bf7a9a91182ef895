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

/** The button of a popover, its name, where it opens, and the properties of an HTML `div`, which are those of its panel. */
export interface PopoverProps extends OverlayProps, Omit<ComponentProps<'div'>, 'aria-label'> {
  /** The button that opens it. */
  trigger: ReactElement;
  /** What it is about, for screen readers. */
  label: string;
  /** Below the button, by default, or above it; the other one where there is no room. */
  side?: 'top' | 'bottom' | undefined;
  /** Which edge of the button it keeps to, or its middle; the start by default. */
  align?: 'start' | 'center' | 'end' | undefined;
}

/**
 * A few things to see or to do beside a button, while the page goes on. The focus goes in, and comes back with Escape; a press
 * elsewhere closes it. What must be answered first is a `Dialog`, a list of actions a `Menu`.
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
  onKeyDown,
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
          // Radix would not say that it was the button.
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
            // The button closes it by itself.
            if (popover.trigger.current?.contains(event.target as Node)) event.preventDefault();
            popover.panel.onInteractOutside(event);
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            popover.onKeyDown(event);
          }}
        />
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}

/** What closes a popover, and the properties of an HTML button. */
export interface PopoverCloseProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** A button in the popover. */
  children: ReactElement;
}

/** Makes its one child, a button in a popover, close it. */
export const PopoverClose = (props: PopoverCloseProps) => <RadixPopover.Close asChild {...props} />;

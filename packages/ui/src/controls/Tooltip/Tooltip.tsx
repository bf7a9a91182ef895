'use client';
import * as RadixTooltip from 'radix-ui/tooltip';
import { type ComponentProps, type ReactElement, useRef } from 'react';
import { useLayer } from '../../interaction/useLayer.ts';
import { usePortalContainer } from '../../provider/UiProvider.tsx';
import { classNames } from '../classNames.ts';
import { type OpenProps, useOpen } from '../useOpen.ts';
import { withoutStates } from '../withoutStates.ts';
import * as styles from './Tooltip.css.ts';

/** Props of `Tooltip`, including those of a `<div>`. */
export interface TooltipProps extends OpenProps, Omit<ComponentProps<'div'>, 'content' | 'children'> {
  /** A few words; never the only source of information. */
  content: string;
  /** The one element that the tooltip explains; it must be focusable. */
  children: ReactElement;
}

/** A few words beside a control, on hover and on keyboard focus. */
export function Tooltip({
  content,
  open: given,
  defaultOpen,
  onOpenChange,
  className,
  children,
  ...rest
}: TooltipProps) {
  const container = usePortalContainer();
  const [open, change] = useOpen({ open: given, defaultOpen, onOpenChange });
  const { onInteractOutside: _, ...layer } = useLayer(open, {
    onEscape() {
      change(false, 'escape');
      return true;
    },
  });
  const isPressed = useRef(false);
  const press = () => {
    isPressed.current = open;
  };
  return (
    <RadixTooltip.Provider delayDuration={400}>
      <RadixTooltip.Root
        open={open}
        onOpenChange={(next) => {
          change(next, next || isPressed.current ? 'trigger' : 'outside');
          isPressed.current = false;
        }}
      >
        <RadixTooltip.Trigger asChild onPointerDown={press} onClick={press}>
          {children}
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal container={container}>
          <RadixTooltip.Content
            {...withoutStates(rest)}
            className={classNames(styles.tooltip, className)}
            sideOffset={6}
            collisionPadding={8}
            {...layer}
          >
            {content}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}

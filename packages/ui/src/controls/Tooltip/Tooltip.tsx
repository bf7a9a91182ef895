'use client';
import * as RadixTooltip from 'radix-ui/tooltip';
import type { ReactElement } from 'react';
import * as styles from './Tooltip.css.ts';

/** The hint, and the element that it belongs to. */
export interface TooltipProps {
  /** A few words; never the only place where something is said. */
  content: string;
  /** The one element that it explains, which must take the focus. */
  children: ReactElement;
}

/** A few words beside a control, under the pointer and on keyboard focus. */
export function Tooltip({ content, children }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={400}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content className={styles.tooltip} sideOffset={6} collisionPadding={8}>
            {content}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}

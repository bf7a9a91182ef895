'use client';
import type { ComponentProps } from 'react';
import { keyed } from '../../provider/lists.ts';
import { Toast, ToastAction, ToastActions, ToastClose, ToastList, ToastText } from './ToastParts.tsx';
import type { ToastMessage, ToastReason } from './toast-manager.ts';

/** The messages of the moment, how they go, and the properties of an HTML `div`. */
export interface ToastsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Oldest first. */
  messages: readonly ToastMessage[];
  /** Called when a message's time is over, or the person sends it away; says which of these. */
  onDismiss(id: string, reason: ToastReason): void;
}

/** Milliseconds that a toast stays where there is something to do. */
const WITH_ACTION_MS = 10_000;

/**
 * Messages at the foot of the page, read out politely; put them into a `ToastRegion`. `createToasts` keeps them, and `useToasts` gives
 * them. Composed of `ToastList`, `Toast`, `ToastText`, `ToastActions`, `ToastAction` and `ToastClose`, for what it does not foresee.
 */
export function Toasts({ messages, onDismiss, ...list }: ToastsProps) {
  return (
    <ToastList {...list}>
      {keyed('Toasts', messages, ({ id }) => id).map(([key, { id, text, tone, action, durationMs }]) => (
        <Toast
          key={key}
          tone={tone}
          durationMs={durationMs ?? (action && WITH_ACTION_MS)}
          onDismiss={(reason) => onDismiss(id, reason)}
        >
          <ToastText>{text}</ToastText>
          <ToastActions>
            {action && <ToastAction onClick={() => action.onAction()}>{action.label}</ToastAction>}
            <ToastClose />
          </ToastActions>
        </Toast>
      ))}
    </ToastList>
  );
}

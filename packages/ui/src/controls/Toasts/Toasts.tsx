'use client';
import type { ComponentProps } from 'react';
import { keyed } from '../../provider/lists.ts';
import { Toast, ToastAction, ToastActions, ToastList, ToastText } from './ToastParts.tsx';
import type { ToastMessage, ToastReason } from './toast-manager.ts';

/** Props of `Toasts`, including those of a `<div>`. */
export interface ToastsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Messages to show, oldest first. */
  messages: readonly ToastMessage[];
  /** Called with the reason when a message's time is over, or the user dismisses it. */
  onDismiss(id: string, reason: ToastReason): void;
}

/** Default time that a toast with an action stays, in ms. */
const WITH_ACTION_MS = 10_000;

/**
 * Messages at the foot of the page, announced politely; put them into a `ToastRegion`. `createToasts` keeps
 * the messages. Their time, a swipe down and Escape dismiss them. Compose other layouts from `ToastList` and
 * its parts.
 */
export function Toasts({ messages, onDismiss, ...list }: ToastsProps) {
  return (
    <ToastList {...list}>
      {keyed('Toasts', messages, ({ id }) => id).map(
        ([key, { id, text, tone, icon, action, durationMs }]) => (
          <Toast
            key={key}
            tone={tone}
            icon={icon}
            durationMs={durationMs ?? (action && WITH_ACTION_MS)}
            onDismiss={(reason) => onDismiss(id, reason)}
          >
            <ToastText>{text}</ToastText>
            {action && (
              <ToastActions>
                <ToastAction onClick={() => action.onAction()}>{action.label}</ToastAction>
              </ToastActions>
            )}
          </Toast>
        ),
      )}
    </ToastList>
  );
}

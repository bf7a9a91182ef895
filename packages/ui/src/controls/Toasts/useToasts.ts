'use client';
import { useSyncExternalStore } from 'react';
import type { ToastsProps } from './Toasts.tsx';
import type { ToastManager } from './toast-manager.ts';

const none: ToastsProps['messages'] = [];

/**
 * Returns the props of `Toasts` for the messages of a manager; none on a server.
 *
 * @example `<ToastRegion><Toasts {...useToasts(toasts)} /></ToastRegion>`
 */
export const useToasts = (toasts: ToastManager): Pick<ToastsProps, 'messages' | 'onDismiss'> => ({
  messages: useSyncExternalStore(toasts.subscribe, toasts.messages, () => none),
  onDismiss: toasts.dismiss,
});

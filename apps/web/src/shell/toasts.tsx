import { useServices } from '@vitrine/hooks';
import { createToasts, type ToastManager, type ToastMessage, ToastRegion, useToasts } from '@vitrine/ui';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { lazyLayer } from './lazy-layer.tsx';
import * as styles from './toasts.css.ts';

const ToastLayer = lazyLayer(() => import('./ToastLayer.ts').then(({ Toasts }) => Toasts));

const ToastContext = createContext(createToasts());

/** Shows short messages over the pages below; what draws them is loaded with the first one. They go with the person. */
export function ToastsProvider({ children }: { children: ReactNode }) {
  const { onPersonLeft } = useServices();
  const [toasts] = useState(createToasts);
  const shown = useToasts(toasts);
  const newest = shown.messages.at(-1);
  const isWanted = useRef(false);
  if (newest) isWanted.current = true;
  // Messages of one person, and their actions, are not for the next one.
  useEffect(() => onPersonLeft(() => toasts.dismiss()), [onPersonLeft, toasts]);
  return (
    <ToastContext value={toasts}>
      {children}
      <ToastRegion>
        {isWanted.current && (
          <ToastLayer
            {...shown}
            // Without a network the code may be missing, which is when messages matter most.
            fallback={<PlainToast toast={newest} />}
          />
        )}
      </ToastRegion>
    </ToastContext>
  );
}

function PlainToast({ toast }: { toast: ToastMessage | undefined }) {
  if (!toast) return null;
  return (
    <div role="status" className={styles.plain}>
      {toast.text}
      {toast.action && (
        <button type="button" className={styles.action} onClick={toast.action.onAction}>
          {toast.action.label}
        </button>
      )}
    </div>
  );
}

/** The function that shows a message, and returns its id. */
export const useToast = (): ToastManager['show'] => useContext(ToastContext).show;

/** The function that takes a message away by its id. */
export const useDismissToast = (): ToastManager['dismiss'] => useContext(ToastContext).dismiss;

/** Tells when a message has gone. */
export const useToastGone = (): ToastManager['onGone'] => useContext(ToastContext).onGone;

import { useServices } from '@vitrine/hooks';
import { type ToastMessage, ToastRegion } from '@vitrine/ui';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { lazyLayer } from './lazy-layer.tsx';
import * as styles from './toasts.css.ts';

const ToastLayer = lazyLayer(() => import('./ToastLayer.tsx').then(({ Toasts }) => Toasts));

/** A message to show; one with the `id` of a message that is shown takes its place. */
export type NewToast = Omit<ToastMessage, 'id'> & { id?: string };

interface ToastContextValue {
  show(toast: NewToast): string;
  dismiss(id: string): void;
  /** Told when a message has gone, for any reason. */
  onGone(listener: (id: string) => void): () => void;
}

const ToastContext = createContext<ToastContextValue>({
  show: () => '',
  dismiss: () => undefined,
  onGone: () => () => undefined,
});

/** Shows short messages over the pages below; what draws them is loaded with the first one. They go with the person. */
export function ToastsProvider({ children }: { children: ReactNode }) {
  const { onPersonLeft } = useServices();
  const [shown, setShown] = useState<ToastMessage[]>([]);
  const count = useRef(0);
  const listeners = useRef(new Set<(id: string) => void>());

  const show = useCallback((toast: NewToast) => {
    count.current += 1;
    const message = { ...toast, id: toast.id ?? String(count.current) };
    // Equal messages are shown once. Those with an action are kept, since each acts on a case of its own.
    const isSaidAgain = ({ text, action }: ToastMessage) => text === message.text && !action;
    setShown((before) =>
      before.some(({ id }) => id === message.id)
        ? before.map((other) => (other.id === message.id ? message : other))
        : [...before.filter((other) => !isSaidAgain(other)), message],
    );
    return message.id;
  }, []);
  const dismiss = useCallback((gone: string) => {
    setShown((before) => before.filter(({ id }) => id !== gone));
    for (const listener of listeners.current) listener(gone);
  }, []);

  const ids = useRef<string[]>([]);
  useEffect(() => {
    ids.current = shown.map(({ id }) => id);
  }, [shown]);
  // Messages of one person, and their actions, are not for the next one.
  useEffect(
    () =>
      onPersonLeft(() => {
        for (const id of ids.current) dismiss(id);
      }),
    [onPersonLeft, dismiss],
  );

  const toasts = useMemo<ToastContextValue>(
    () => ({
      show,
      dismiss,
      onGone(listener) {
        listeners.current.add(listener);
        return () => listeners.current.delete(listener);
      },
    }),
    [show, dismiss],
  );
  return (
    <ToastContext value={toasts}>
      {children}
      <ToastRegion>
        {count.current > 0 && (
          <ToastLayer
            messages={shown}
            onDismiss={dismiss}
            // Without a network the code may be missing, which is when messages matter most.
            fallback={<PlainToast toast={shown.at(-1)} />}
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
export const useToast = (): ((toast: NewToast) => string) => useContext(ToastContext).show;

/** The function that takes a message away by its id. */
export const useDismissToast = (): ((id: string) => void) => useContext(ToastContext).dismiss;

/** Tells when a message has gone. */
export const useToastGone = (): ToastContextValue['onGone'] => useContext(ToastContext).onGone;

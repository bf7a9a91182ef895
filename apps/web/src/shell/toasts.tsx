import { type ToastMessage, ToastRegion } from '@vitrine/ui';
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { Layer } from './Layer.tsx';
import * as styles from './toasts.css.ts';

const loadToasts = () => import('./ToastLayer.tsx').then(({ Toasts }) => Toasts);

type ShowToast = (toast: Omit<ToastMessage, 'id'>) => void;

const ToastContext = createContext<ShowToast>(() => undefined);

/** Shows short messages over the pages below; what draws them is loaded with the first one. */
export function ToastsProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ToastMessage[]>([]);
  const count = useRef(0);

  const show = useCallback<ShowToast>((toast) => {
    count.current += 1;
    const id = String(count.current);
    // A message says a thing once, however often it happens; one that can be acted on stands for its own case.
    const isSaidAgain = ({ text, action }: ToastMessage) => text === toast.text && !action;
    setShown((before) => [...before.filter((other) => !isSaidAgain(other)), { ...toast, id }]);
  }, []);
  const dismiss = useCallback(
    (id: string) => setShown((before) => before.filter((toast) => toast.id !== id)),
    [],
  );

  return (
    <ToastContext value={show}>
      {children}
      <ToastRegion>
        {count.current > 0 && (
          <Layer
            load={loadToasts}
            props={{ messages: shown, onDismiss: dismiss }}
            // Without a network there may be no code to draw it with, and then it matters most.
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

/** The function that shows a message. */
export const useToast = (): ShowToast => useContext(ToastContext);

import type { ToastMessage } from '@vitrine/ui';
import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useRef,
  useState,
} from 'react';

const ToastLayer = lazy(() => import('./ToastLayer.tsx'));

type ShowToast = (toast: Omit<ToastMessage, 'id'>) => void;

const ToastContext = createContext<ShowToast>(() => undefined);

/** Shows short messages over the pages below; what draws them is loaded with the first one. */
export function ToastsProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ToastMessage[]>([]);
  const count = useRef(0);

  const show = useCallback<ShowToast>((toast) => {
    count.current += 1;
    const id = String(count.current);
    // One message says a thing once, however often it happens.
    setShown((before) => [...before.filter(({ text }) => text !== toast.text), { ...toast, id }]);
  }, []);
  const dismiss = useCallback(
    (id: string) => setShown((before) => before.filter((toast) => toast.id !== id)),
    [],
  );

  return (
    <ToastContext value={show}>
      {children}
      {count.current > 0 && (
        <Suspense fallback={null}>
          <ToastLayer messages={shown} onDismiss={dismiss} />
        </Suspense>
      )}
    </ToastContext>
  );
}

/** The function that shows a message. */
export const useToast = (): ShowToast => useContext(ToastContext);

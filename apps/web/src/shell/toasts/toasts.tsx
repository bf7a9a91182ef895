import { useServices } from '@vitrine/hooks';
import {
  createToasts,
  type ToastManager,
  type ToastMessage,
  ToastRegion,
  type ToastsProps,
  useToasts,
} from '@vitrine/ui';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { lazyLayer } from '../layers/lazy-layer.tsx';
import * as styles from './toasts.css.ts';

const ToastLayer = lazyLayer(() => import('./ToastLayer.ts'), 'Toasts');

const ToastContext = createContext(createToasts());

/** Shows toasts over the page; their code is loaded with the first one. */
export function ToastsProvider({ children }: { children: ReactNode }) {
  const { lifetimes } = useServices();
  const [toasts] = useState(createToasts);
  const shown = useToasts(toasts);
  const newest = shown.messages.at(-1);
  const isWanted = useRef(false);
  if (newest) isWanted.current = true;
  // The next viewer must not see these toasts.
  useEffect(() => lifetimes.ofPerson({ drop: () => toasts.dismiss() }), [lifetimes, toasts]);
  return (
    <ToastContext value={toasts}>
      {children}
      <ToastRegion>
        {isWanted.current && (
          <ToastLayer
            {...shown}
            // Offline, the code may be missing, and toasts matter most then.
            fallback={<PlainToast toast={newest} onDismiss={shown.onDismiss} />}
          />
        )}
      </ToastRegion>
    </ToastContext>
  );
}

interface PlainToastProps extends Pick<ToastsProps, 'onDismiss'> {
  toast: ToastMessage | undefined;
}

function PlainToast({ toast, onDismiss }: PlainToastProps) {
  const { root, goBack } = useReachableOverDialogs();
  if (!toast) return null;
  const { id, text, action } = toast;
  return (
    <div ref={root} role="status" className={styles.plain}>
      {text}
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            goBack();
            action.onAction();
            onDismiss(id, 'action');
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  );
}

const HEARD = ['keydown', 'pointerdown', 'focusin', 'focusout'] as const;

/**
 * Keeps the element of `root` usable beside a modal dialog, which traps the focus and closes on outside
 * events. Events inside `root` are hidden from the dialog. F8 moves the focus to the element's button;
 * Escape, Tab and `goBack` move it back.
 */
function useReachableOverDialogs() {
  const root = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget>(null);
  const isInside = (node: EventTarget | null) => root.current?.contains(node as Node | null) ?? false;
  const goBack = () => {
    if (isInside(document.activeElement))
      (cameFrom.current as HTMLElement | null)?.focus({ preventScroll: true });
  };
  const hear = useEffectEvent((event: KeyboardEvent | PointerEvent | FocusEvent) => {
    const { target } = event;
    if ('code' in event) {
      if (event.code === 'F8') root.current?.querySelector('button')?.focus();
      if (!isInside(target) || !['Escape', 'Tab'].includes(event.code)) return;
      event.preventDefault();
      goBack();
    } else {
      const other = 'clientX' in event ? null : event.relatedTarget;
      if (!isInside(target) && !isInside(other)) return;
      if (event.type === 'focusin' && !isInside(other)) cameFrom.current = other;
    }
    event.stopImmediatePropagation();
  });
  useEffect(() => {
    const listener = (event: Event) => hear(event as Parameters<typeof hear>[0]);
    for (const type of HEARD) window.addEventListener(type, listener, true);
    return () => {
      for (const type of HEARD) window.removeEventListener(type, listener, true);
    };
  }, []);
  return { root, goBack };
}

export const useToast = (): ToastManager['show'] => useContext(ToastContext).show;

export const useDismissToast = (): ToastManager['dismiss'] => useContext(ToastContext).dismiss;

export const useToastGone = (): ToastManager['onGone'] => useContext(ToastContext).onGone;

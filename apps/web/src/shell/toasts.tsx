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
 * Keeps the element of `root` usable beside a modal dialog, which traps the focus and closes on outside events: those
 * inside `root` are hidden from it. F8 moves the focus there; Escape, Tab and `goBack` move it back.
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

/** The function that shows a message, and returns its id. */
export const useToast = (): ToastManager['show'] => useContext(ToastContext).show;

/** The function that takes a message away by its id. */
export const useDismissToast = (): ToastManager['dismiss'] => useContext(ToastContext).dismiss;

/** Tells when a message has gone. */
export const useToastGone = (): ToastManager['onGone'] => useContext(ToastContext).onGone;

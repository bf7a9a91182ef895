'use client';
import { FocusScope } from 'radix-ui/internal';
import * as RadixToast from 'radix-ui/toast';
import {
  Children,
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactElement,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { leaveEscapeToDialog } from '../../interaction/escape.ts';
import { swallowSecondPress } from '../../interaction/swallowSecondPress.ts';
import { useBothRefs } from '../../interaction/useBothRefs.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { Button } from '../Button/Button.tsx';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CIRCLE_ALERT } from '../icons/circle-alert.ts';
import { CIRCLE_CHECK } from '../icons/circle-check.ts';
import { X } from '../icons/x.ts';
import { SpinnerRing } from '../Spinner/SpinnerRing.tsx';
import { toastsMessages } from '../toasts.messages.ts';
import { withoutStates } from '../withoutStates.ts';
import * as styles from './Toasts.css.ts';
import type { ToastReason, ToastTone } from './toast-manager.ts';
import { useClearPlace } from './useClearPlace.ts';
import { HOTKEY, useToastFocus } from './useToastFocus.ts';

interface ListState {
  /** Says how a toast goes, so that Escape can send it away. Returns how to take that back. */
  add(element: Element, dismiss: (reason: ToastReason) => void): () => void;
  /** Gives the focus back, where it was among the toasts. */
  goBack(): void;
}

const ListContext = createContext<ListState | null>(null);

function useList(): ListState {
  const list = useContext(ListContext);
  if (!list) throw new Error('A Toast stands in a ToastList.');
  return list;
}

interface ToastState {
  /** Says why the toast is about to go. */
  goesBy(reason: ToastReason): void;
  /** Has its time start again. */
  startAgain(): void;
}

const ToastContext = createContext<ToastState | null>(null);

function useToast(): ToastState {
  const toast = useContext(ToastContext);
  if (!toast) throw new Error('The parts of a toast stand in a Toast.');
  return toast;
}

/**
 * The list of toasts at the foot of the page, or where else it covers no control, in a `ToastRegion`; `Toast` stands in it, oldest first. F8 moves the focus to them, also
 * from within a dialog; Escape, Tab beyond the last one and pressing a button give it back.
 */
export function ToastList({ children, ref, onFocus, onBlur, onKeyDown, ...rest }: ComponentProps<'div'>) {
  const texts = useMessages(toastsMessages);
  const dismissals = useRef(new Map<Element, (reason: ToastReason) => void>());
  const focus = useToastFocus((toast) => dismissals.current.get(toast)?.('escape'));
  const root = useBothRefs(focus.around.ref, ref);
  const list = useBothRefs(focus.list, useClearPlace());
  const add = useCallback<ListState['add']>((element, dismiss) => {
    dismissals.current.set(element, dismiss);
    return () => {
      dismissals.current.delete(element);
    };
  }, []);
  return (
    // A modal dialog hides the page from screen readers, except for what carries `aria-live`.
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the toasts in it
    <div
      {...rest}
      aria-live="off"
      ref={root}
      onFocus={(event) => {
        onFocus?.(event);
        focus.around.onFocus(event);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        focus.around.onBlur(event);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        focus.around.onKeyDown(event);
      }}
    >
      {/* Anew for the first message: a pause while the pointer was on the last one would never end. */}
      {Children.toArray(children).length > 0 && (
        <RadixToast.Provider label={texts.notification} swipeDirection="down">
          <ListContext value={{ add, goBack: focus.goBack }}>{children}</ListContext>
          <RadixToast.Viewport
            ref={list}
            className={styles.viewport}
            hotkey={[HOTKEY]}
            label={texts.notifications}
          />
        </RadixToast.Provider>
      )}
      {focus.isVisited && <PausedFocusTrap />}
    </div>
  );
}

/** The newest focus scope is the only one that holds the focus: this empty one lets it leave the dialog below. */
function PausedFocusTrap() {
  const leaveFocus = (event: Event) => event.preventDefault();
  return <FocusScope.Root hidden onMountAutoFocus={leaveFocus} onUnmountAutoFocus={leaveFocus} />;
}

const toneIcons = {
  neutral: undefined,
  positive: <Icon path={CIRCLE_CHECK} size={20} />,
  danger: <Icon path={CIRCLE_ALERT} size={20} />,
  pending: <SpinnerRing size="small" />,
};

/** What a toast tells of, how it goes, and the properties of an HTML `li`. */
export interface ToastProps extends ComponentProps<'li'> {
  /** The icon before its text; `neutral`, which has none, by default. */
  tone?: ToastTone | undefined;
  /** Milliseconds until it asks to be dismissed: 5000 by default; give it longer where there is something to do. `Infinity` keeps it. */
  durationMs?: number | undefined;
  /** Called when its time is over, or the person sends it away: take it out of the list then. */
  onDismiss?: ((reason: ToastReason) => void) | undefined;
}

/** A message in a `ToastList`: a `ToastText`, and the buttons that it has in `ToastActions`. */
export function Toast({
  tone = 'neutral',
  durationMs = 5000,
  onDismiss,
  ref,
  className,
  children,
  // Radix means the time of the toast by it, and a list item plays nothing.
  onPause: _onPause,
  ...rest
}: ToastProps) {
  const { error } = useMessages(toastsMessages);
  const goesBy = useRef<ToastReason>('time');
  const [starts, setStarts] = useState(0);
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  const { add, goBack } = useList();
  const listed = useCallback(
    (element: HTMLLIElement) => add(element, (reason) => dismiss.current?.(reason)),
    [add],
  );
  const root = useBothRefs(listed, ref);
  const state: ToastState = {
    goesBy(reason) {
      goesBy.current = reason;
    },
    startAgain: () => setStarts((before) => before + 1),
  };
  return (
    <RadixToast.Root
      {...withoutStates(rest)}
      open
      type="background"
      ref={root}
      className={classNames(styles.toast, className)}
      onEscapeKeyDown={(event) => {
        leaveEscapeToDialog(event);
        if (!event.defaultPrevented) state.goesBy('escape');
      }}
      onSwipeEnd={() => state.goesBy('swipe')}
      // Another duration starts the time anew, and half a millisecond is not noticed.
      duration={durationMs + (starts % 2) / 2}
      onOpenChange={(open) => {
        if (open) return;
        onDismiss?.(goesBy.current);
        goesBy.current = 'time';
        goBack();
      }}
    >
      {toneIcons[tone] && <span className={styles.toneIcons[tone]}>{toneIcons[tone]}</span>}
      {tone === 'danger' && <span className={visuallyHidden}>{error}</span>}
      <ToastContext value={state}>{children}</ToastContext>
    </RadixToast.Root>
  );
}

/**
 * What a toast says; at most six lines of it are seen. Read out when it comes; a plain text that changes is read out again, and the toast's
 * time starts again.
 */
export function ToastText({ className, children, ...rest }: ComponentProps<'div'>) {
  const { startAgain } = useToast();
  const text = typeof children === 'string' ? children : '';
  const [shown, setShown] = useState({ text, changes: 0 });
  if (shown.text !== text) setShown({ text, changes: shown.changes + 1 });
  const { changes } = shown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change
  useEffect(() => {
    if (changes > 0) startAgain();
  }, [changes]);
  return (
    <RadixToast.Description {...rest} className={classNames(styles.text, className)}>
      <span className={styles.lines}>{children}</span>
      {/* The first text is read out by Radix, which knows of no other. */}
      <span aria-live="polite" className={visuallyHidden}>
        {changes > 0 && text}
      </span>
    </RadixToast.Description>
  );
}

/** The buttons of a toast, at its end; on a phone below a long text. */
export const ToastActions = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames(styles.buttons, className)} />
);

/** What else a press does that sends a toast away. */
const pressGoesBy =
  (toast: ToastState, reason: ToastReason, onClick?: (event: MouseEvent<HTMLButtonElement>) => void) =>
  (event: MouseEvent<HTMLButtonElement>) => {
    swallowSecondPress(event);
    onClick?.(event);
    if (!event.defaultPrevented) toast.goesBy(reason);
  };

/**
 * The one thing to do about a toast, which goes with the press unless that is prevented (`event.preventDefault()`). It must be possible
 * elsewhere too.
 */
export function ToastAction({ className, onClick, ...rest }: ComponentProps<'button'>) {
  const toast = useToast();
  const { dismiss } = useMessages(toastsMessages);
  const name = rest['aria-label'] ?? (typeof rest.children === 'string' ? rest.children : '');
  return (
    <RadixToast.Action asChild altText={name.trim() || dismiss}>
      <Button
        {...rest}
        variant="quiet"
        className={classNames(styles.action, className)}
        onClick={pressGoesBy(toast, 'action', onClick)}
      />
    </RadixToast.Action>
  );
}

/** What sends a toast away, and the properties of an HTML button. */
export interface ToastCloseProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** A button that sends it away too; by default a cross. */
  children?: ReactElement | undefined;
}

/** Sends a toast away: a cross, or its one child. */
export function ToastClose({ children, onClick, ...rest }: ToastCloseProps) {
  const toast = useToast();
  const { dismiss } = useMessages(toastsMessages);
  const press = pressGoesBy(toast, 'close', onClick);
  return (
    <RadixToast.Close asChild {...(children && { ...rest, onClick: press })}>
      {children ?? (
        <IconButton {...rest} label={dismiss} icon={<Icon path={X} size={18} />} onClick={press} />
      )}
    </RadixToast.Close>
  );
}

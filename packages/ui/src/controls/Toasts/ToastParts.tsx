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
import { giveEscape } from '../../interaction/layers.ts';
import { swallowSecondPress } from '../../interaction/swallowSecondPress.ts';
import { useBothRefs } from '../../interaction/useBothRefs.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { Button } from '../Button/Button.tsx';
import { classNames } from '../classNames.ts';
import { Icon, type IconProps } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CHECK } from '../icons/check.ts';
import { CIRCLE_ALERT } from '../icons/circle-alert.ts';
import { X } from '../icons/x.ts';
import { SpinnerRing } from '../Spinner/SpinnerRing.tsx';
import { toastsMessages } from '../toasts.messages.ts';
import { withoutStates } from '../withoutStates.ts';
import * as styles from './Toasts.css.ts';
import type { ToastReason, ToastTone } from './toast-manager.ts';
import { useClearPlace } from './useClearPlace.ts';
import { HOTKEY, useToastFocus } from './useToastFocus.ts';

interface ListState {
  /** Registers a toast's dismissal for Escape. Returns a function that unregisters it. */
  add(element: Element, dismiss: (reason: ToastReason) => void): () => void;
  goBack(): void;
}

const ListContext = createContext<ListState | null>(null);

function useList(): ListState {
  const list = useContext(ListContext);
  if (!list) throw new Error('A Toast stands in a ToastList.');
  return list;
}

interface ToastState {
  goesBy(reason: ToastReason): void;
  startAgain(): void;
}

const ToastContext = createContext<ToastState | null>(null);

function useToast(): ToastState {
  const toast = useContext(ToastContext);
  if (!toast) throw new Error('The parts of a toast stand in a Toast.');
  return toast;
}

/**
 * A list of toasts, oldest first, for a `ToastRegion`; it avoids covering controls. F8 moves the focus there,
 * even from a dialog; Escape or a pressed toast button returns it.
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
    // A modal dialog hides the page from screen readers, except for elements with `aria-live`.
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
      {/* Unmounted without toasts: a pause that began over the last toast would never end. */}
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

/** Only the newest focus trap is active, so this empty one lets the focus leave a dialog. */
function PausedFocusTrap() {
  const leaveFocus = (event: Event) => event.preventDefault();
  return <FocusScope.Root hidden onMountAutoFocus={leaveFocus} onUnmountAutoFocus={leaveFocus} />;
}

const ICON_SIZE = 18;

const toneIcons = {
  neutral: undefined,
  positive: <Icon path={CHECK} size={ICON_SIZE} />,
  danger: <Icon path={CIRCLE_ALERT} size={ICON_SIZE} />,
  pending: <SpinnerRing size="small" />,
};

/** Props of `Toast`, including those of an `<li>`. */
export interface ToastProps extends ComponentProps<'li'> {
  /** Kind of the message, shown as an icon before its text; `neutral` by default. */
  tone?: ToastTone | undefined;
  /** Icon of a neutral message, as the path of an `Icon`; none by default. */
  icon?: IconProps['path'] | undefined;
  /**
   * Milliseconds until `onDismiss` is called with `time`; 4000 by default. Allow more for an action;
   * `Infinity` keeps the toast.
   */
  durationMs?: number | undefined;
  /** Called when the time is over or the user dismisses the toast; then remove it from the list. */
  onDismiss?: ((reason: ToastReason) => void) | undefined;
}

/** A message in a `ToastList`: a `ToastText`, and `ToastActions` for its buttons. */
export function Toast({
  tone = 'neutral',
  icon,
  durationMs = 4000,
  onDismiss,
  ref,
  className,
  children,
  // Left out: Radix would call it when the toast's time pauses.
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
  const figure = toneIcons[tone] ?? (icon && <Icon path={icon} size={ICON_SIZE} />);
  return (
    <RadixToast.Root
      {...withoutStates(rest)}
      open
      type="background"
      ref={root}
      className={classNames(styles.toast, className)}
      onEscapeKeyDown={(event) => {
        giveEscape(event);
        // Another library's focused dialog keeps its Escape.
        if (document.activeElement?.closest('[role=dialog], [role=alertdialog]')) event.preventDefault();
        if (!event.defaultPrevented) state.goesBy('escape');
      }}
      onSwipeEnd={() => state.goesBy('swipe')}
      // Radix restarts the time when the duration changes, so each restart adds or drops half a millisecond.
      duration={durationMs + (starts % 2) / 2}
      onOpenChange={(open) => {
        if (open) return;
        onDismiss?.(goesBy.current);
        goesBy.current = 'time';
        goBack();
      }}
    >
      {figure && <span className={styles.toneIcons[tone]}>{figure}</span>}
      {tone === 'danger' && <span className={visuallyHidden}>{error}</span>}
      <ToastContext value={state}>{children}</ToastContext>
    </RadixToast.Root>
  );
}

/**
 * Text of a toast; at most six lines are visible. A changed plain text is announced, and restarts the toast's
 * time.
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
      {/* Radix announces only the first text, so this announces later ones. */}
      <span aria-live="polite" className={visuallyHidden}>
        {changes > 0 && text}
      </span>
    </RadixToast.Description>
  );
}

/** Buttons at the end of a toast, or below its text if that would get too narrow. */
export const ToastActions = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames(styles.buttons, className)} />
);

const pressGoesBy =
  (toast: ToastState, reason: ToastReason, onClick?: (event: MouseEvent<HTMLButtonElement>) => void) =>
  (event: MouseEvent<HTMLButtonElement>) => {
    swallowSecondPress(event);
    onClick?.(event);
    if (!event.defaultPrevented) toast.goesBy(reason);
  };

/**
 * The one action of a toast, which must be possible elsewhere too. A press also dismisses the toast, unless
 * `event.preventDefault()` is called.
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

/** Props of `ToastClose`, including those of a `<button>`. */
export interface ToastCloseProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Button that dismisses the toast; by default a cross. */
  children?: ReactElement | undefined;
}

/** Button that dismisses a toast: a cross, or the one child. */
export function ToastClose({ children, onClick, ...rest }: ToastCloseProps) {
  const toast = useToast();
  const { dismiss } = useMessages(toastsMessages);
  const press = pressGoesBy(toast, 'close', onClick);
  return (
    <RadixToast.Close asChild {...(children && { ...rest, onClick: press })}>
      {children ?? (
        <IconButton {...rest} label={dismiss} icon={<Icon path={X} size={ICON_SIZE} />} onClick={press} />
      )}
    </RadixToast.Close>
  );
}

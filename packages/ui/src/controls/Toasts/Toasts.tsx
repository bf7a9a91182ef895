'use client';
import { FocusScope } from 'radix-ui/internal';
import * as Toast from 'radix-ui/toast';
import { type ComponentProps, useState } from 'react';
import { leaveEscapeToDialog } from '../../interaction/escape.ts';
import { swallowSecondPress } from '../../interaction/swallowSecondPress.ts';
import { useBothRefs } from '../../interaction/useBothRefs.ts';
import { keyed } from '../../provider/lists.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CIRCLE_ALERT } from '../icons/circle-alert.ts';
import { CIRCLE_CHECK } from '../icons/circle-check.ts';
import { X } from '../icons/x.ts';
import { toastsMessages } from '../toasts.messages.ts';
import * as styles from './Toasts.css.ts';
import { HOTKEY, useToastFocus } from './useToastFocus.ts';

/** A short message that goes by itself. */
export interface ToastMessage {
  /**
   * Names the message for as long as it is shown. One message can stand for a growing group ("Failed to like 3
   * products: …"): give it anew with the same id and another text, which is read out, and its time starts again.
   */
  id: string;
  /** What is said; at most six lines of it are seen. */
  text: string;
  /** Whether it tells of a success or a failure; `neutral` by default. */
  tone?: 'neutral' | 'positive' | 'danger';
  /** One thing to do about it; it must be possible elsewhere too, since the toast goes. */
  action?: { label: string; onAction(): void };
  /** Milliseconds until it asks to be dismissed: 5000, with an action 10000, unless given. */
  durationMs?: number;
}

/** The messages of the moment, how they go, and the properties of an HTML `div`. */
export interface ToastsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Oldest first. */
  messages: ToastMessage[];
  /** Called when a message's time is over, or the person sends it away. */
  onDismiss(id: string): void;
}

/** Milliseconds that a toast stays. */
const durations = { plain: 5000, withAction: 10_000 };

const toneIcons = {
  positive: <Icon path={CIRCLE_CHECK} size={20} />,
  danger: <Icon path={CIRCLE_ALERT} size={20} />,
};

/**
 * Messages at the foot of the page, read out politely. F8 moves the focus to them, also from within a dialog; Escape, Tab
 * beyond the last one and pressing a button give it back. Put them into a `ToastRegion`.
 */
export function Toasts({
  messages: given,
  onDismiss,
  ref,
  onFocus,
  onBlur,
  onKeyDown,
  ...rest
}: ToastsProps) {
  const messages = keyed('Toasts', given, ({ id }) => id);
  const texts = useMessages(toastsMessages);
  const newest = messages.at(-1)?.[1].id;
  const focus = useToastFocus(newest !== undefined, (focused) => {
    const id = focused.closest<HTMLElement>('[data-toast]')?.dataset.toast ?? newest;
    if (id !== undefined) onDismiss(id);
  });
  const root = useBothRefs(focus.around.ref, ref);
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
      {newest !== undefined && (
        <Toast.Provider label={texts.notification} swipeDirection="down">
          {messages.map(([key, message]) => (
            <ToastItem
              key={key}
              message={message}
              onDismiss={() => {
                onDismiss(message.id);
                focus.goBack();
              }}
            />
          ))}
          <Toast.Viewport
            ref={focus.list}
            className={styles.viewport}
            hotkey={[HOTKEY]}
            label={texts.notifications}
          />
        </Toast.Provider>
      )}
      {focus.isVisited && <PausedFocusTrap />}
    </div>
  );
}

interface ToastItemProps {
  message: ToastMessage;
  onDismiss(): void;
}

function ToastItem({ message, onDismiss }: ToastItemProps) {
  const { id, text, tone = 'neutral', action, durationMs } = message;
  const { dismiss } = useMessages(toastsMessages);
  const [shown, setShown] = useState({ text, changes: 0 });
  if (shown.text !== text) setShown({ text, changes: shown.changes + 1 });
  const duration = durationMs ?? (action ? durations.withAction : durations.plain);
  return (
    <Toast.Root
      open
      type="background"
      className={styles.toast}
      data-toast={id}
      onEscapeKeyDown={leaveEscapeToDialog}
      // Another duration starts the time anew, and half a millisecond is not noticed.
      duration={duration + (shown.changes % 2) / 2}
      onOpenChange={(open) => {
        if (!open) onDismiss();
      }}
    >
      {tone !== 'neutral' && <span className={styles.toneIcons[tone]}>{toneIcons[tone]}</span>}
      <Toast.Description className={styles.text}>
        <span className={styles.lines}>{text}</span>
      </Toast.Description>
      {/* The first text is read out by Radix, which knows of no other. */}
      <span aria-live="polite" className={visuallyHidden}>
        {shown.changes > 0 && text}
      </span>
      <div className={styles.buttons}>
        {action && (
          <Toast.Action asChild altText={action.label}>
            <Button
              variant="quiet"
              className={styles.action}
              onClick={(event) => {
                swallowSecondPress(event);
                action.onAction();
              }}
            >
              {action.label}
            </Button>
          </Toast.Action>
        )}
        <Toast.Close asChild>
          <IconButton label={dismiss} icon={<Icon path={X} size={18} />} onClick={swallowSecondPress} />
        </Toast.Close>
      </div>
    </Toast.Root>
  );
}

/** The newest focus scope is the only one that holds the focus: this empty one lets it leave the dialog below. */
function PausedFocusTrap() {
  const leaveFocus = (event: Event) => event.preventDefault();
  return <FocusScope.Root hidden onMountAutoFocus={leaveFocus} onUnmountAutoFocus={leaveFocus} />;
}

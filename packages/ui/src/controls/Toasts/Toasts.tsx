'use client';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { leaveEscapeToDialog } from '../../interaction/escape.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { controlsMessages } from '../controls.messages.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Toasts.css.ts';

/** A short message that goes by itself. */
export interface ToastMessage {
  id: string;
  text: string;
  tone?: 'neutral' | 'positive' | 'danger';
  /** One thing to do about it; it must be possible elsewhere too, since the toast goes. */
  action?: { label: string; onAction(): void };
  /** Milliseconds until it asks to be dismissed: 5000, with an action 10000, unless given. */
  durationMs?: number;
}

export interface ToastsProps {
  /** Oldest first. */
  messages: ToastMessage[];
  /** Called when a message's time is over, or the person sends it away. */
  onDismiss(id: string): void;
}

/** Milliseconds that a toast stays. */
const durations = { plain: 5000, withAction: 10_000 };

const toneIcons = {
  neutral: null,
  positive: <CircleCheck aria-hidden size={20} />,
  danger: <CircleAlert aria-hidden size={20} />,
};

/** Messages at the foot of the page, read out politely; F8 moves the focus to them. */
export function Toasts({ messages, onDismiss }: ToastsProps) {
  const texts = useMessages(controlsMessages);
  return (
    <Toast.Provider label={texts.notification} swipeDirection="down">
      {messages.map(({ id, text, tone = 'neutral', action, durationMs }) => (
        <Toast.Root
          key={id}
          open
          type="background"
          className={styles.toast}
          onEscapeKeyDown={leaveEscapeToDialog}
          duration={durationMs ?? (action ? durations.withAction : durations.plain)}
          onOpenChange={(open) => {
            if (!open) onDismiss(id);
          }}
        >
          {toneIcons[tone] && <span className={styles.toneIcon({ tone })}>{toneIcons[tone]}</span>}
          <Toast.Description className={styles.text}>{text}</Toast.Description>
          <div className={styles.buttons}>
            {action && (
              <Toast.Action asChild altText={action.label}>
                <Button variant="quiet" className={styles.action} onClick={action.onAction}>
                  {action.label}
                </Button>
              </Toast.Action>
            )}
            <Toast.Close asChild>
              <IconButton label={texts.dismiss} icon={<X size={18} />} />
            </Toast.Close>
          </div>
        </Toast.Root>
      ))}
      {/* A modal dialog hides the page from screen readers, except for what carries `aria-live`. */}
      <Toast.Viewport aria-live="off" className={styles.viewport} label={texts.notifications} />
    </Toast.Provider>
  );
}

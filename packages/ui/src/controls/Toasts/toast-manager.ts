import type { IconProps } from '../Icon/Icon.tsx';

/** A short message that disappears by itself. */
export interface ToastMessage {
  /**
   * Identifies the shown message. Showing the same id again changes and announces its text, and restarts its
   * time.
   */
  id: string;
  /** Text of which at most six lines are visible. */
  text: string;
  /** Success, failure or work under way; `neutral` by default. */
  tone?: ToastTone | undefined;
  /** Icon of a neutral message, as the path of an `Icon`; other tones have their own. */
  icon?: IconProps['path'] | undefined;
  /** The one action, which must be possible elsewhere too. */
  action?: { label: string; onAction(): void } | undefined;
  /** Milliseconds that the message stays; 4000 by default, 10000 with an action. `Infinity` keeps it. */
  durationMs?: number | undefined;
}

/** Kind of a toast: neutral, a success, a failure, or work under way. */
export type ToastTone = 'neutral' | 'positive' | 'danger' | 'pending';

/** Cause of a toast's end: its time, a press on its cross or its action, Escape, a swipe, or the app. */
export type ToastReason = 'time' | 'close' | 'action' | 'escape' | 'swipe' | 'program';

/** A message to show; its id is optional. */
export type NewToast = Omit<ToastMessage, 'id'> & { id?: string | undefined };

/** Texts of a toast for work under way, and for its result. */
export interface ToastPromiseTexts<Value> {
  pending: string;
  done: string | ((value: Value) => string);
  failed: string | ((reason: unknown) => string);
}

/** Options of `createToasts`. */
export interface ToastOptions {
  /**
   * Maximum number of toasts; 3 by default. One more replaces the oldest that is no failure, else the oldest.
   * Neutral messages and successes without an action give way to the next message in any case.
   */
  limit?: number | undefined;
}

/** The shown messages, and functions that change them. */
export interface ToastManager {
  /**
   * Shows a message, and returns its id. Replaces a shown message of the same id; without an action, also
   * one of the same text, a neutral one and a success.
   */
  show(toast: NewToast): string;
  /** Changes a shown message; does nothing if it is gone. */
  update(id: string, changes: Partial<NewToast>): void;
  /** Removes a message, or all of them. */
  dismiss(id?: string, reason?: ToastReason): void;
  /**
   * Shows work under way, then its result in the same toast. If the toast was dismissed, shows only a
   * failure. Returns the given promise.
   */
  promise<Value>(work: Promise<Value>, texts: ToastPromiseTexts<Value>): Promise<Value>;
  /** Calls the listener with id and reason of every removed message. Returns a function that unsubscribes. */
  onGone(listener: (id: string, reason: ToastReason) => void): () => void;
  /** Shown messages, oldest first. Each change creates a new list. */
  messages(): readonly ToastMessage[];
  /** Calls the listener after every change of `messages`. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

const LASTING: readonly (ToastTone | undefined)[] = ['danger', 'pending'];

/**
 * Creates a store of toasts, for components and other code. `useToasts` gives the toasts to `Toasts`.
 *
 * @example `export const toasts = createToasts(); toasts.show({ text: 'Saved', tone: 'positive' });`
 */
export function createToasts({ limit = 3 }: ToastOptions = {}): ToastManager {
  let shown: readonly ToastMessage[] = [];
  let count = 0;
  const onChange = new Set<() => void>();
  const onGone = new Set<(id: string, reason: ToastReason) => void>();

  const showOnly = (messages: readonly ToastMessage[], reason: ToastReason) => {
    const gone = shown.filter(({ id }) => !messages.some((message) => message.id === id));
    shown = messages;
    for (const listener of onChange) listener();
    for (const { id } of gone) for (const listener of onGone) listener(id, reason);
  };
  /**
   * Returns the messages with a new one, which replaces one of the same id or text, or one beyond the limit.
   */
  const shownWith = (message: ToastMessage) => {
    if (shown.some(({ id }) => id === message.id))
      return shown.map((other) => (other.id === message.id ? message : other));
    // Messages with an action stay, because each acts on a case of its own; so do failures and work under way.
    const others = shown.filter(
      ({ text, tone, action }) => action || (LASTING.includes(tone) && text !== message.text),
    );
    const tooMany = others.length >= limit && (others.find(({ tone }) => tone !== 'danger') ?? others[0]);
    return [...others.filter((other) => other !== tooMany), message];
  };

  const toasts: ToastManager = {
    show(toast) {
      count += 1;
      const message = { ...toast, id: toast.id ?? `toast-${count}` };
      showOnly(shownWith(message), 'program');
      return message.id;
    },
    update(id, changes) {
      const message = shown.find((other) => other.id === id);
      if (message) toasts.show({ ...message, ...changes, id });
    },
    dismiss(id, reason = 'program') {
      showOnly(id === undefined ? [] : shown.filter((message) => message.id !== id), reason);
    },
    promise(work, { pending, done, failed }) {
      const id = toasts.show({ text: pending, tone: 'pending', durationMs: Number.POSITIVE_INFINITY });
      work.then(
        (value) => {
          const text = typeof done === 'string' ? done : done(value);
          toasts.update(id, { text, tone: 'positive', durationMs: undefined });
        },
        (reason) =>
          toasts.show({ id, text: typeof failed === 'string' ? failed : failed(reason), tone: 'danger' }),
      );
      return work;
    },
    onGone: (listener) => joined(onGone, listener),
    messages: () => shown,
    subscribe: (listener) => joined(onChange, listener),
  };
  return toasts;
}

function joined<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** A short message that goes by itself. */
export interface ToastMessage {
  /**
   * Names the message for as long as it is shown. One message can stand for a growing group ("Failed to like 3
   * products: …"): give it anew with the same id and another text, which is read out, and its time starts again.
   */
  id: string;
  /** What is said; at most six lines of it are seen. */
  text: string;
  /** Whether it tells of a success, a failure, or of what is still under way; `neutral` by default. */
  tone?: ToastTone | undefined;
  /** One thing to do about it; it must be possible elsewhere too, since the toast goes. */
  action?: { label: string; onAction(): void } | undefined;
  /** Milliseconds until it asks to be dismissed: 5000, with an action 10000, unless given. `Infinity` keeps it. */
  durationMs?: number | undefined;
}

/** What a toast tells of: nothing in particular, a success, a failure, or what is still under way. */
export type ToastTone = 'neutral' | 'positive' | 'danger' | 'pending';

/** Why a toast goes: its time is over, a press on its cross or its action, Escape, a swipe, or the app took it away. */
export type ToastReason = 'time' | 'close' | 'action' | 'escape' | 'swipe' | 'program';

/** A message to show; without an id it gets one. */
export type NewToast = Omit<ToastMessage, 'id'> & { id?: string | undefined };

/** What a toast says of work while it is under way, and what came of it. */
export interface ToastPromiseTexts<Value> {
  pending: string;
  done: string | ((value: Value) => string);
  failed: string | ((reason: unknown) => string);
}

/** How many toasts are shown. */
export interface ToastOptions {
  /** Most at once; 3 by default. One more, and the oldest goes that tells of no failure. */
  limit?: number | undefined;
}

/** Messages of the moment, and what can be done with them, from anywhere: no component is needed for it. */
export interface ToastManager {
  /**
   * Shows a message, and returns its id. One with the id of a message that is shown takes its place; one that says what is
   * shown already takes the place of that, unless there is something to do about it.
   */
  show(toast: NewToast): string;
  /** Changes a message that is shown; one that has gone stays away. */
  update(id: string, changes: Partial<NewToast>): void;
  /** Takes a message away, or all of them. */
  dismiss(id?: string, reason?: ToastReason): void;
  /**
   * Shows work that is under way, and in the same toast what came of it: success for as long as any message, unless the
   * person has sent it away before; failure in any case. Returns the promise that it was given.
   */
  promise<Value>(work: Promise<Value>, texts: ToastPromiseTexts<Value>): Promise<Value>;
  /** Tells of every message that has gone, and why. Returns how to stop that. */
  onGone(listener: (id: string, reason: ToastReason) => void): () => void;
  /** What is shown, oldest first. Another list with each change. */
  messages(): readonly ToastMessage[];
  /** Tells of every change of `messages`. Returns how to stop that. */
  subscribe(listener: () => void): () => void;
}

/**
 * Makes a place for toasts to be shown from: from components, and from what is none (a client of an API, a worker).
 * `useToasts` gives them to `Toasts`, which draws them.
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
  const isShown = (id: string) => shown.some((message) => message.id === id);

  const toasts: ToastManager = {
    show(toast) {
      count += 1;
      const message = { ...toast, id: toast.id ?? `toast-${count}` };
      if (isShown(message.id)) {
        showOnly(
          shown.map((other) => (other.id === message.id ? message : other)),
          'program',
        );
        return message.id;
      }
      // Those with an action are kept, since each acts on a case of its own.
      const others = shown.filter(({ text, action }) => text !== message.text || action);
      const tooMany = others.length >= limit && (others.find(({ tone }) => tone !== 'danger') ?? others[0]);
      showOnly([...others.filter((other) => other !== tooMany), message], 'program');
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

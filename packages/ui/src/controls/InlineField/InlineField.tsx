import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { isIntoDialog } from '../../interaction/isIntoDialog.ts';
import { isSubmitEnter } from '../../interaction/isSubmitEnter.ts';
import { useAfterPress } from '../../interaction/useAfterPress.ts';
import * as styles from './InlineField.css.ts';

export interface InlineFieldProps {
  /** Accessible name of the field. */
  label: string;
  /** Initial text. */
  value: string;
  maxLength?: number | undefined;
  /** Called once, with an empty text after Escape. With `byKey`, a key ended it, so the focus has to go on. */
  onFinish(typed: string, byKey: boolean): void;
}

/** Edits a text in its place: Enter and leaving keep what was typed, Escape does not. */
export function InlineField({ label, value, maxLength, onFinish }: InlineFieldProps) {
  const [typed, setTyped] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const finished = useRef(false);
  const afterPress = useAfterPress();

  const finish = (kept: string, byKey: boolean) => {
    // After Enter removes the field, some browsers also fire a blur event.
    if (finished.current) return;
    finished.current = true;
    onFinish(kept, byKey);
  };

  useLayoutEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  const giveUp = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape' || event.target !== input.current || isComposing(event)) return;
    event.stopPropagation();
    event.preventDefault();
    finish('', true);
  });
  useEffect(() => {
    // Captured on the window, because a sheet around the list listens on the document and would close.
    window.addEventListener('keydown', giveUp, { capture: true });
    return () => window.removeEventListener('keydown', giveUp, { capture: true });
  }, []);

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        finish(typed, true);
      }}
    >
      <input
        ref={input}
        className={styles.field}
        aria-label={label}
        enterKeyHint="done"
        autoComplete="off"
        value={typed}
        maxLength={maxLength}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={keepComposing}
        onBlur={(event) => {
          // A dialog takes the focus and later returns it, so editing goes on.
          if (!isIntoDialog(event)) afterPress(() => finish(typed, false));
        }}
      />
    </form>
  );
}

// Enter in an input method must not submit the form.
function keepComposing(event: KeyboardEvent) {
  if (event.key === 'Enter' && !isSubmitEnter(event)) event.preventDefault();
}

/** Whether the key belongs to an input method, by the same check as for Enter. */
const isComposing = (event: globalThis.KeyboardEvent) =>
  !isSubmitEnter({ key: 'Enter', keyCode: event.keyCode, isComposing: event.isComposing });

'use client';
import { ArrowRight } from 'lucide-react';
import { type KeyboardEvent, type SubmitEvent, useRef } from 'react';
import { Spinner } from '../../controls/Spinner/Spinner.tsx';
import { isSubmitEnter } from '../../interaction/isSubmitEnter.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import * as styles from './SearchBox.css.ts';

export interface SearchBoxProps {
  value: string;
  onValueChange(value: string): void;
  /** Called with the trimmed text on Enter and on the arrow button, never with an empty one (1 §2). */
  onSubmit(value: string): void;
  /** Whether a search is under way; another one can be sent all the same. */
  busy?: boolean;
  /** Names the field and the button; "Search" by default. */
  label?: string;
  placeholder?: string;
}

/** A pill to type into, with a round button at its end. */
export function SearchBox({
  value,
  onValueChange,
  onSubmit,
  busy = false,
  label,
  placeholder,
}: SearchBoxProps) {
  const messages = useMessages().search;
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const text = value.trim();
    if (text === '') input.current?.focus();
    else onSubmit(text);
  };
  return (
    <search>
      <form className={styles.box} noValidate onSubmit={submit}>
        <input
          ref={input}
          className={styles.input}
          type="search"
          name="q"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={label ?? messages.search}
          placeholder={placeholder ?? messages.placeholder}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          onKeyDown={keepComposing}
        />
        <button
          type="submit"
          className={styles.submit}
          aria-label={label ?? messages.search}
          aria-busy={busy}
        >
          {busy ? (
            <Spinner size="small" label="" />
          ) : (
            <ArrowRight aria-hidden size={20} strokeWidth={1.75} className={styles.arrow} />
          )}
        </button>
      </form>
    </search>
  );
}

// The form would take an Enter that only picks a word of an input method.
function keepComposing(event: KeyboardEvent) {
  if (event.key === 'Enter' && !isSubmitEnter(event)) event.preventDefault();
}

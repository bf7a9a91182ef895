'use client';
import { type ComponentProps, type KeyboardEvent, type SubmitEvent, useRef } from 'react';
import { classNames } from '../../controls/classNames.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { ARROW_RIGHT } from '../../controls/icons/arrow-right.ts';
import { X } from '../../controls/icons/x.ts';
import { Spinner } from '../../controls/Spinner/Spinner.tsx';
import { isSubmitEnter } from '../../interaction/isSubmitEnter.ts';
import { useControlled } from '../../interaction/useControlled.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { searchMessages } from '../search.messages.ts';
import * as styles from './SearchBox.css.ts';

/** The text of a search field, what happens to it, and the properties of an HTML form. */
export interface SearchBoxProps
  extends Omit<
    ComponentProps<'form'>,
    'defaultValue' | 'onSubmit' | 'autoFocus' | 'children' | 'action' | 'aria-label'
  > {
  /** What is typed; without it, the box keeps that itself. */
  value?: string | undefined;
  /** What is typed at first, where it keeps that itself. */
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Called with the trimmed text on Enter and on the arrow button, never with an empty one. */
  onSubmit(value: string): void;
  /** Where the form leads, with the text as `q`, before any script has run; nowhere by default. */
  action?: string | undefined;
  /** Whether a search is under way; another one can be sent all the same. */
  busy?: boolean | undefined;
  /** Names the search, its field and its button; "Search" by default. */
  label?: string | undefined;
  placeholder?: string | undefined;
  /** How many characters it takes; as many as one likes by default. */
  maxLength?: number | undefined;
  /** Whether it has the focus from the start: only where searching is what the page is for. */
  autoFocus?: boolean | undefined;
}

/** A pill to type into, with a button that empties it and a round one at its end that sends. */
export function SearchBox({
  value: given,
  defaultValue = '',
  onValueChange,
  onSubmit,
  action,
  busy = false,
  label,
  placeholder,
  maxLength,
  autoFocus = false,
  className,
  ...rest
}: SearchBoxProps) {
  const messages = useMessages(searchMessages);
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useControlled(given, defaultValue);
  const type = (text: string) => {
    setValue(text);
    onValueChange?.(text);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const text = value.trim();
    if (text === '') input.current?.focus();
    else onSubmit(text);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: what does not know <search> yet knows the role
    <form
      {...rest}
      role="search"
      aria-label={label}
      className={classNames(styles.box, className)}
      action={action}
      noValidate
      onSubmit={submit}
    >
      <input
        ref={input}
        className={styles.input}
        type="search"
        name="q"
        // The placeholder follows the direction of the page, typed text that of its own first letter.
        dir={value === '' ? undefined : 'auto'}
        enterKeyHint="search"
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: the page asks for it, where there is nothing else to do
        autoFocus={autoFocus}
        maxLength={maxLength}
        aria-label={label ?? messages.search}
        placeholder={placeholder ?? messages.placeholder}
        value={value}
        onChange={(event) => type(event.target.value)}
        onKeyDown={keepComposing}
      />
      {value !== '' && (
        <IconButton
          className={styles.clear}
          label={messages.clear}
          icon={<Icon path={X} size={18} strokeWidth={1.75} />}
          onClick={() => {
            type('');
            input.current?.focus();
          }}
        />
      )}
      <button type="submit" className={styles.submit} aria-label={label ?? messages.search} aria-busy={busy}>
        {busy ? (
          <Spinner size="small" label="" />
        ) : (
          <Icon path={ARROW_RIGHT} size={20} strokeWidth={1.75} className={styles.arrow} />
        )}
      </button>
    </form>
  );
}

// With an input method, Enter accepts a word and must not submit the form.
function keepComposing(event: KeyboardEvent) {
  if (event.key === 'Enter' && !isSubmitEnter(event)) event.preventDefault();
}

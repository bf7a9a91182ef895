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

/** Props of `SearchBox`, including those of a `<form>`. */
export interface SearchBoxProps
  extends Omit<
    ComponentProps<'form'>,
    'defaultValue' | 'onSubmit' | 'autoFocus' | 'children' | 'action' | 'aria-label'
  > {
  /** Text; without it, the box is uncontrolled. */
  value?: string | undefined;
  /** Initial text of an uncontrolled box. */
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Called with the trimmed text, on Enter or by the arrow button; never with an empty one. */
  onSubmit(value: string): void;
  /** Address that receives the form before hydration, with the text as `q`; by default the current page. */
  action?: string | undefined;
  /** Whether a search is in progress; another can be submitted. */
  busy?: boolean | undefined;
  /** Accessible name of the search landmark, field and button; "Search" by default for field and button. */
  label?: string | undefined;
  placeholder?: string | undefined;
  /** Maximum length of the text, in characters; unlimited by default. */
  maxLength?: number | undefined;
  /** Whether the field has the focus at first; only for pages mainly for search. */
  autoFocus?: boolean | undefined;
}

/** A pill-shaped search field, with a clear button and a submit button. */
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
    // biome-ignore lint/a11y/useSemanticElements: older browsers know the role, but not <search>
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
        // The placeholder has the page's text direction; typed text has its own.
        dir={value === '' ? undefined : 'auto'}
        enterKeyHint="search"
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: only pages whose main purpose is search ask for it
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

// Enter in an input method must not submit the form.
function keepComposing(event: KeyboardEvent) {
  if (event.key === 'Enter' && !isSubmitEnter(event)) event.preventDefault();
}

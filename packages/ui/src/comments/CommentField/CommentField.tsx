'use client';
import type { ComponentProps, KeyboardEvent, Ref, SubmitEvent } from 'react';
import { classNames } from '../../controls/classNames.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { ARROW_UP } from '../../controls/icons/arrow-up.ts';
import { Textarea } from '../../controls/Textarea/Textarea.tsx';
import { isSubmitEnter } from '../../interaction/isSubmitEnter.ts';
import { useControlled } from '../../interaction/useControlled.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { commentsMessages } from '../comments.messages.ts';
import * as styles from './CommentField.css.ts';

/** The text of a comment, what is done with it, and the properties of an HTML form. */
export interface CommentFieldProps extends Omit<ComponentProps<'form'>, 'children' | 'defaultValue'> {
  /** The text, where the caller keeps it. */
  value?: string | undefined;
  /** The text at first, where the field keeps it itself. */
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * Called with the text, without what is empty around it; never with none. A field that keeps its text itself is empty
   * afterwards, unless this answers false.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: most callers answer nothing
  onSend?: ((text: string) => boolean | void) | undefined;
  /** How many characters are meant to be in it, as people count them; said as they run out. */
  limit?: number | undefined;
  /** What is wrong with the text. */
  error?: string | undefined;
  placeholder?: string | undefined;
  /** Whether nothing can be said here. */
  disabled?: boolean | undefined;
  /** The control that is typed into. */
  fieldRef?: Ref<HTMLTextAreaElement> | undefined;
}

/** Where a comment is written: Enter sends, Shift and Enter begin a line. */
export function CommentField({
  value: given,
  defaultValue = '',
  onValueChange,
  onSend,
  limit,
  error,
  placeholder,
  disabled = false,
  fieldRef,
  className,
  onSubmit,
  ...rest
}: CommentFieldProps) {
  const texts = useMessages(commentsMessages);
  const [text, setText] = useControlled(given, defaultValue);
  const value = text ?? '';
  const isEmpty = value.trim() === '';
  const isLong = limit !== undefined && value.length > limit * SAID_FROM;

  function change(next: string) {
    setText(next);
    onValueChange?.(next);
  }
  function send(event: SubmitEvent<HTMLFormElement>) {
    onSubmit?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (isEmpty || disabled || error) return;
    if (onSend?.(value.trim()) !== false && given === undefined) change('');
  }
  function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (!isSubmitEnter(event) || event.shiftKey) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  return (
    <form {...rest} className={classNames(styles.form, className)} onSubmit={send}>
      <div className={styles.row}>
        <Textarea
          ref={fieldRef}
          className={styles.field}
          label={texts.field}
          hideLabel
          placeholder={placeholder ?? texts.placeholder}
          minRows={1}
          maxRows={5}
          enterKeyHint="send"
          autoComplete="off"
          disabled={disabled}
          value={value}
          limit={isLong ? limit : undefined}
          error={error}
          onValueChange={change}
          onKeyDown={sendByKey}
        />
        <IconButton
          type="submit"
          className={styles.send}
          label={texts.send}
          icon={<Icon path={ARROW_UP} size={20} />}
          aria-disabled={isEmpty || disabled || undefined}
        />
      </div>
    </form>
  );
}

/** Of the limit: from here on it is said how much is left. */
const SAID_FROM = 0.8;

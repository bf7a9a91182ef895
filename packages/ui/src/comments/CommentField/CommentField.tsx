'use client';
import type { ComponentProps, KeyboardEvent, Ref, SubmitEvent } from 'react';
import { classNames } from '../../controls/classNames.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { ARROW_UP } from '../../controls/icons/arrow-up.ts';
import { Textarea } from '../../controls/Textarea/Textarea.tsx';
import { graphemesIn } from '../../format/graphemes.ts';
import { isBlank } from '../../format/isBlank.ts';
import { isSubmitEnter } from '../../interaction/isSubmitEnter.ts';
import { useControlled } from '../../interaction/useControlled.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { commentsMessages } from '../comments.messages.ts';
import * as styles from './CommentField.css.ts';

/** Props of `CommentField`, including those of a `<form>`. */
export interface CommentFieldProps extends Omit<ComponentProps<'form'>, 'children' | 'defaultValue'> {
  /** Controlled text. */
  value?: string | undefined;
  /** Initial text of an uncontrolled field. */
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * Called with the trimmed text, which is never empty. An uncontrolled field is then emptied, unless this
   * returns false.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: most callers return nothing
  onSend?: ((text: string) => boolean | void) | undefined;
  /**
   * Maximum number of characters (graphemes); longer text is not sent. Near the limit, the field shows the
   * count.
   */
  limit?: number | undefined;
  /** Error message for the text. Sending it again stays possible, as what refused it may have changed. */
  error?: string | undefined;
  placeholder?: string | undefined;
  /** Whether typing and sending are disabled. */
  disabled?: boolean | undefined;
  /** Ref of the text area. */
  fieldRef?: Ref<HTMLTextAreaElement> | undefined;
}

/** Field for a comment. Enter sends; Shift+Enter inserts a line break. */
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
  const isEmpty = isBlank(value);
  const isLong = limit !== undefined && value.length > limit * SAID_FROM;
  const isOver = limit !== undefined && graphemesIn(value.trim()) > limit;

  function change(next: string) {
    setText(next);
    onValueChange?.(next);
  }
  function send(event: SubmitEvent<HTMLFormElement>) {
    onSubmit?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (isEmpty || disabled || isOver) return;
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

/** Share of the limit above which the character count shows. */
const SAID_FROM = 0.8;

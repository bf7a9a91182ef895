'use client';
import { type ComponentProps, type FormEvent, type ReactElement, useId, useState } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { Callout } from '../../controls/Callout/Callout.tsx';
import {
  DialogActions,
  DialogBody,
  DialogClose,
  DialogPanel,
  DialogRoot,
  DialogTitle,
  DialogTrigger,
} from '../../controls/Dialog/DialogParts.tsx';
import { dialogsMessages } from '../../controls/dialogs.messages.ts';
import { RadioGroup, type RadioGroupOption } from '../../controls/RadioGroup/RadioGroup.tsx';
import { Textarea } from '../../controls/Textarea/Textarea.tsx';
import type { OverlayProps } from '../../controls/useOverlay.ts';
import { useControlled } from '../../interaction/useControlled.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { moderationMessages } from '../moderation.messages.ts';
import * as styles from './ReportDialog.css.ts';

/** A complete report. */
export interface ReportAnswer<Category extends string = string> {
  category: Category;
  /** Trimmed; empty if there is no note. */
  note: string;
}

/** An unsent report. */
export interface ReportDraft<Category extends string = string> {
  /** Null until a category is chosen. */
  category: Category | null;
  /** The note as typed. */
  note: string;
}

/** Props of `ReportDialog`, including those of a `<div>`, which go to the panel. */
export interface ReportDialogProps<Category extends string = string>
  extends OverlayProps,
    Omit<ComponentProps<'div'>, 'title' | 'children' | 'defaultValue' | 'onSubmit'> {
  /** Button that opens the dialog, rendered in place. */
  trigger?: ReactElement | undefined;
  /** Names the reported person or thing: `Report @jun`. */
  title: string;
  /** Reasons to choose from. */
  categories: readonly RadioGroupOption<Category>[];
  /** Controlled draft. An uncontrolled draft is lost when the dialog closes. */
  value?: ReportDraft<NoInfer<Category>> | undefined;
  /** Initial draft of an uncontrolled dialog; empty by default. */
  defaultValue?: ReportDraft<NoInfer<Category>> | undefined;
  onValueChange?: ((draft: ReportDraft<NoInfer<Category>>) => void) | undefined;
  /** Called when the user submits a report with a category. The draft stays until `status` is `sent`. */
  onReport?: ((answer: ReportAnswer<NoInfer<Category>>) => void) | undefined;
  /** State of the report; `asking` by default. */
  status?: 'asking' | 'sending' | 'sent' | undefined;
  /** Message that sending failed; the user can send again. */
  error?: string | undefined;
  /** Maximum length of the note, in characters (graphemes). A longer note is not sent and gets the focus. */
  noteLimit?: number | undefined;
}

/** Asks for the reason of a report, and confirms that it was sent. */
export function ReportDialog<Category extends string = string>({
  open,
  defaultOpen,
  onOpenChange,
  restoreFocusTo,
  trigger,
  title,
  categories,
  value,
  defaultValue,
  onValueChange,
  onReport,
  status = 'asking',
  error,
  noteLimit,
  ...panel
}: ReportDialogProps<Category>) {
  const texts = useMessages(moderationMessages);
  return (
    <DialogRoot
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      restoreFocusTo={restoreFocusTo}
    >
      {trigger && <DialogTrigger>{trigger}</DialogTrigger>}
      <DialogPanel size="small" aria-describedby={undefined} {...panel}>
        <DialogTitle>{status === 'sent' ? texts.sentTitle : title}</DialogTitle>
        {status === 'sent' ? (
          <Sent />
        ) : (
          <Question
            categories={categories}
            value={value}
            defaultValue={defaultValue}
            onValueChange={onValueChange}
            onReport={onReport}
            isSending={status === 'sending'}
            error={error}
            noteLimit={noteLimit}
          />
        )}
        <DialogClose />
      </DialogPanel>
    </DialogRoot>
  );
}

interface QuestionProps<Category extends string>
  extends Pick<
    ReportDialogProps<Category>,
    'categories' | 'value' | 'defaultValue' | 'onValueChange' | 'onReport' | 'error' | 'noteLimit'
  > {
  isSending: boolean;
}

function Question<Category extends string>({
  categories,
  value,
  defaultValue = { category: null, note: '' },
  onValueChange,
  onReport,
  isSending,
  error,
  noteLimit,
}: QuestionProps<Category>) {
  const texts = useMessages(moderationMessages);
  const { cancel } = useMessages(dialogsMessages);
  const formId = useId();
  const [draft, keep] = useControlled(value, defaultValue);
  const { category, note } = draft;
  const [isMissing, setMissing] = useState(false);
  const change = (part: Partial<ReportDraft<Category>>) => {
    keep({ ...draft, ...part });
    onValueChange?.({ ...draft, ...part });
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React events bubble from the portal to forms around the dialog.
    event.stopPropagation();
    if (isSending) return;
    setMissing(category === null);
    const tooLong = event.currentTarget.querySelector<HTMLElement>('textarea:invalid');
    if (tooLong) return tooLong.focus();
    if (category !== null) onReport?.({ category, note: note.trim() });
  };
  return (
    <>
      <DialogBody>
        <form id={formId} className={styles.form} onSubmit={send} noValidate>
          <RadioGroup
            label={texts.reason}
            options={categories}
            value={category}
            onValueChange={(chosen) => {
              change({ category: chosen });
              setMissing(false);
            }}
            error={isMissing ? texts.reasonMissing : undefined}
          />
          <Textarea
            label={texts.note}
            value={note}
            onValueChange={(typed) => change({ note: typed })}
            limit={noteLimit}
            minRows={2}
          />
          {error && (
            <Callout ref={bringIntoSight} tone="danger" role="alert" className={styles.failed}>
              {error}
            </Callout>
          )}
        </form>
      </DialogBody>
      <DialogActions>
        <DialogClose>
          <Button>{cancel}</Button>
        </DialogClose>
        <Button variant="danger" type="submit" form={formId} busy={isSending}>
          {texts.report}
        </Button>
      </DialogActions>
    </>
  );
}

function Sent() {
  const texts = useMessages(moderationMessages);
  return (
    <>
      <DialogBody>
        <p className={styles.sent} role="status">
          {texts.sent}
        </p>
      </DialogBody>
      <DialogActions>
        <DialogClose>
          {/* The pressed button is gone, so this one takes the focus. */}
          <Button variant="primary" ref={focusOnArrival}>
            {texts.done}
          </Button>
        </DialogClose>
      </DialogActions>
    </>
  );
}

/** The sticky buttons may cover the error. */
const bringIntoSight = (error: HTMLElement | null) => error?.scrollIntoView?.({ block: 'nearest' });

const focusOnArrival = (button: HTMLElement | null) => button?.focus();

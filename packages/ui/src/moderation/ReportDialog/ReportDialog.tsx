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

/** What somebody says of what they report. */
export interface ReportAnswer<Category extends string = string> {
  category: Category;
  /** Without blanks around it; empty where nothing was added. */
  note: string;
}

/** What somebody has begun to say of what they report. */
export interface ReportDraft<Category extends string = string> {
  /** Null until one is chosen. */
  category: Category | null;
  /** As it is typed. */
  note: string;
}

/** What is reported, why it may be, how far the report is, and the properties of an HTML `div`, which are those of its panel. */
export interface ReportDialogProps<Category extends string = string>
  extends OverlayProps,
    Omit<ComponentProps<'div'>, 'title' | 'children' | 'defaultValue' | 'onSubmit'> {
  /** A button that opens it, where it stands. */
  trigger?: ReactElement | undefined;
  /** Says whom or what it is about: `Report @jun`. */
  title: string;
  /** Why something may be reported. */
  categories: readonly RadioGroupOption<Category>[];
  /** What is chosen and typed, where its owner keeps it; without one it is forgotten when the dialog closes. */
  value?: ReportDraft<NoInfer<Category>> | undefined;
  /** What is chosen and typed when the dialog opens; nothing by default. */
  defaultValue?: ReportDraft<NoInfer<Category>> | undefined;
  onValueChange?: ((draft: ReportDraft<NoInfer<Category>>) => void) | undefined;
  /** Called with a category that is chosen; what is typed stays until `status` is `sent`. */
  onReport?: ((answer: ReportAnswer<NoInfer<Category>>) => void) | undefined;
  /** How far it is; `asking` by default. */
  status?: 'asking' | 'sending' | 'sent' | undefined;
  /** Why the report did not arrive; it can be sent again. */
  error?: string | undefined;
  /** Most characters of what is added. */
  noteLimit?: number | undefined;
}

/** Asks what is wrong with somebody or something, and says that it was heard. */
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
  const send = (event: FormEvent) => {
    event.preventDefault();
    // A portal's events reach forms around the place where the dialog stands.
    event.stopPropagation();
    if (isSending) return;
    setMissing(category === null);
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
          {/* What was pressed has gone: the focus stays in the dialog. */}
          <Button variant="primary" ref={focusOnArrival}>
            {texts.done}
          </Button>
        </DialogClose>
      </DialogActions>
    </>
  );
}

/** What stands above the answers, which lie over the end of a long form. */
const bringIntoSight = (told: HTMLElement | null) => told?.scrollIntoView?.({ block: 'nearest' });

const focusOnArrival = (button: HTMLElement | null) => button?.focus();

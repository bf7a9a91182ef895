import { exceedsLetters, POST_CONTENT_MAX, POST_LINK_LABEL_MAX, POST_LINKS_MAX } from '@vitrine/api';
import { countLeftOut, isAddressTyped, type PostEdit, usePostEdit } from '@vitrine/hooks';
import {
  Button,
  Callout,
  Dialog,
  ErrorState,
  LinkFields,
  Skeleton,
  Textarea,
  useMessages,
} from '@vitrine/ui';
import { useId } from 'react';
import { useFailureOnceClosed } from '../shell/failures/useFailureOnceClosed.ts';
import { useLayerEntry } from '../shell/layers/useLayerEntry.ts';
import { useToast } from '../shell/toasts/toasts.tsx';
import * as styles from './EditPost.css.ts';
import { postEditMessages } from './post-edit.messages.ts';

export interface EditPostProps {
  postId: string;
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** Edits a post's caption and links. Unsaved edits survive closing; saved ones show in lists at once. */
export function EditPost({ postId, open, onOpenChange }: EditPostProps) {
  const leave = useLayerEntry(open, () => onOpenChange(false));
  return open ? <Editor postId={postId} onClose={leave} /> : null;
}

function Editor({ postId, onClose }: { postId: string; onClose(): void }) {
  const texts = useMessages(postEditMessages);
  const showToast = useToast();
  const formId = useId();
  const edit = usePostEdit(postId);
  const { text, status, outcome } = edit;
  const tellOfFailure = useFailureOnceClosed();

  const isTooLong = text !== undefined && exceedsLetters(text.content.trim(), POST_CONTENT_MAX);
  const focusOnProblem = () =>
    document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();

  async function save() {
    if (isTooLong) return focusOnProblem();
    const leftOut = text ? countLeftOut(text.links) : 0;
    const became = await edit.save();
    if (became === 'invalid') focusOnProblem();
    if (became !== 'saved' && became !== 'typedSince') return tellOfFailure(texts.failed);
    showToast({ text: leftOut > 0 ? texts.savedWithout(leftOut) : texts.saved, tone: 'positive' });
    // After edits during the save, the dialog stays open.
    if (became === 'saved') onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(next) => next || onClose()}
      title={texts.edit}
      size="medium"
      aria-describedby={undefined}
      actions={
        text && (
          <>
            <Button
              onClick={() => {
                edit.discard();
                onClose();
              }}
            >
              {texts.discard}
            </Button>
            <Button variant="primary" type="submit" form={formId} busy={status === 'saving'}>
              {outcome === 'changed' ? texts.saveOver : texts.save}
            </Button>
          </>
        )
      }
    >
      {text ? (
        <form
          id={formId}
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <Problem edit={edit} />
          <Textarea
            label={texts.caption}
            value={text.content}
            limit={POST_CONTENT_MAX}
            maxRows={8}
            error={isTooLong ? texts.captionTooLong(POST_CONTENT_MAX) : undefined}
            onValueChange={(content) => edit.setText({ ...text, content })}
          />
          <LinkFields
            value={text.links}
            maxLinks={POST_LINKS_MAX}
            maxLabelLength={POST_LINK_LABEL_MAX}
            problemOf={({ url }) => (isAddressTyped(url) ? undefined : texts.invalid)}
            onValueChange={(links) => edit.setText({ ...text, links })}
          />
        </form>
      ) : status === 'error' ? (
        <ErrorState headingLevel={3} title={texts.loadFailed} onRetry={edit.reload} />
      ) : (
        <div role="status" aria-label={texts.loading} className={styles.form}>
          <Skeleton height="6rem" />
          <Skeleton height="3rem" />
        </div>
      )}
    </Dialog>
  );
}

function Problem({ edit: { outcome, held, discard } }: { edit: PostEdit }) {
  const texts = useMessages(postEditMessages);
  if (outcome === 'changed') {
    return (
      <Callout
        tone="warning"
        role="alert"
        title={texts.changed}
        action={<Button onClick={discard}>{texts.takeTheirs}</Button>}
      >
        {texts.changedHelp}
        <blockquote className={styles.other} dir="auto">
          {held?.content || texts.noCaption}
        </blockquote>
      </Callout>
    );
  }
  if (outcome === 'failed' || outcome === 'gone') {
    return (
      <Callout tone="danger" role="alert" title={texts.failed}>
        {outcome === 'gone' ? texts.gone : texts.failedHelp}
      </Callout>
    );
  }
  return null;
}

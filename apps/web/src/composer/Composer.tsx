import {
  POST_CONTENT_MAX,
  POST_LINK_LABEL_MAX,
  POST_LINKS_MAX,
  POST_MEDIA_MAX,
  postErrors,
  uploadErrors,
} from '@vitrine/api';
import { isAddressTyped, usePostComposer, useViewerId } from '@vitrine/hooks';
import {
  AlertDialog,
  Button,
  Callout,
  ComposerMedia,
  FileDrop,
  isolated,
  LinkFields,
  Textarea,
  useMessages,
} from '@vitrine/ui';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { refusalText } from '../shell/refusal-text.ts';
import { useToast } from '../shell/toasts.tsx';
import { useLayerEntry } from '../shell/useLayerEntry.ts';
import { useStillShown } from '../shell/useStillShown.ts';
import * as styles from './Composer.css.ts';
import { CropPicture } from './CropPicture.tsx';
import { composerMessages } from './composer.messages.ts';
import { toastOfPublication } from './publication-toast.ts';
import { TypedLinkPreview } from './TypedLinkPreview.tsx';
import { useChosenFiles } from './useChosenFiles.ts';

const errors = { ...uploadErrors, ...postErrors };

const ACCEPTED = 'image/*,video/mp4,video/webm,.heic,.heif';

/** Characters of a description. */
const ALT_MAX = 1000;

/** Where a post is written and published. */
export function Composer() {
  const texts = useMessages(composerMessages);
  const viewer = useViewerId();
  const navigate = useNavigate();
  const showToast = useToast();
  const composer = usePostComposer();
  const { media, content, links, status, failure } = composer;
  const { preparing, refused, take } = useChosenFiles((chosen) => composer.add([chosen]));
  const form = useRef<HTMLFormElement>(null);
  const [cropped, setCropped] = useState<string>();
  const [question, setQuestion] = useState<'alt' | 'discard'>();
  const isAltAskedFor = useRef(false);
  const closeQuestion = () => setQuestion(undefined);
  const leaveQuestion = useLayerEntry(question !== undefined, closeQuestion);
  const isHere = useStillShown();
  const isPublishing = status === 'publishing';

  const room = POST_MEDIA_MAX - media.length;
  const undescribed = media.filter(({ alt }) => alt.trim() === '').length;
  const isSomeRefused = media.some((medium) => medium.refused);
  const hint = hintOf();
  const isTooLong = content.trim().length > POST_CONTENT_MAX;

  /** What has to be done before it can be published. */
  function hintOf(): string | undefined {
    if (isSomeRefused) return texts.someRefused;
    if (media.some((medium) => medium.status === 'failed')) return texts.someFailed;
    if (preparing > 0 || media.some((medium) => medium.status !== 'done')) return texts.underWay;
    return media.length === 0 ? texts.needsMedia : undefined;
  }

  async function publish() {
    const clientId = await composer.publish();
    if (clientId === undefined) return;
    showToast({ id: toastOfPublication(clientId), text: texts.publishing });
    // Who went on to another page meanwhile stays there.
    if (isHere.current) void navigate(`/profile/${viewer ?? ''}`, { replace: true });
  }
  function submit() {
    if (hint !== undefined) return;
    if (isTooLong || !links.every(({ url }) => isAddressTyped(url))) {
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
      return;
    }
    if (undescribed > 0 && !isAltAskedFor.current) {
      isAltAskedFor.current = true;
      setQuestion('alt');
      return;
    }
    void publish();
  }

  const picture = media.find(({ id }) => id === cropped)?.file;
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {composer.lost > 0 && (
        <Callout
          tone="warning"
          role="status"
          action={<Button onClick={composer.forgetLost}>{texts.gotIt}</Button>}
        >
          {texts.lost(composer.lost)}
        </Callout>
      )}
      {composer.refusedWaiting > 0 && (
        <Callout tone="warning" role="status">
          {texts.refusedWaiting(composer.refusedWaiting)}
        </Callout>
      )}
      <div className={styles.choice}>
        {room > 0 ? (
          <FileDrop
            label={texts.choose}
            hint={texts.chooseHint}
            accept={ACCEPTED}
            maxFiles={Math.max(room, 2)}
            hideFiles
            disabled={isPublishing}
            value={none}
            onValueChange={(files) => take(files, room)}
          />
        ) : (
          <p className={styles.muted}>{texts.full(POST_MEDIA_MAX)}</p>
        )}
        <div role="status">
          {preparing > 0 && <p className={styles.muted}>{texts.preparing(preparing)}</p>}
        </div>
        {refused.length > 0 && (
          <ul role="alert" className={styles.problems}>
            {refused.map(({ name, problem }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
              <li key={`${name}/${place}`} className={styles.problem}>
                {texts[problem](isolated(name), POST_MEDIA_MAX)}
              </li>
            ))}
          </ul>
        )}
      </div>
      {media.length > 0 && (
        <ComposerMedia
          media={media.map(({ failure: why, file, refused: isRefused, ...medium }) => ({
            ...medium,
            problem: why && refusalText(why, errors),
            retryable: !isRefused,
            croppable: medium.kind === 'image' && file !== undefined,
          }))}
          maxAltLength={ALT_MAX}
          onMove={composer.move}
          onRemove={(id) => {
            composer.remove(id);
            // The list that usually takes the focus disappears with the last medium.
            if (media.length === 1) form.current?.querySelector('input')?.focus();
          }}
          onRetry={composer.retry}
          onCrop={setCropped}
          onAltChange={composer.setAlt}
        />
      )}
      <Textarea
        label={texts.caption}
        placeholder={texts.captionHint}
        limit={POST_CONTENT_MAX}
        readOnly={isPublishing}
        error={isTooLong ? texts.captionTooLong(POST_CONTENT_MAX) : undefined}
        value={content}
        onValueChange={composer.setContent}
      />
      <LinkFields
        value={links}
        maxLinks={POST_LINKS_MAX}
        maxLabelLength={POST_LINK_LABEL_MAX}
        problemOf={({ url }) => (isAddressTyped(url) ? undefined : texts.linkInvalid)}
        onValueChange={composer.setLinks}
        renderPreview={(link, place) => (
          <TypedLinkPreview
            link={link}
            onTitle={(title) => {
              if (link.label.trim() !== '') return;
              const label = title.slice(0, POST_LINK_LABEL_MAX);
              composer.setLinks(links.map((one, other) => (other === place ? { ...one, label } : one)));
            }}
          />
        )}
      />
      {failure && (
        <Callout tone="danger" role="alert" title={texts.failed}>
          {isSomeRefused ? texts.failedMarked : (refusalText(failure, errors) ?? texts.failedHelp)}
        </Callout>
      )}
      <div className={styles.foot}>
        <p role="status" className={styles.note}>
          {hint}
        </p>
        {(media.length > 0 || content !== '' || links.length > 0) && (
          <Button disabled={isPublishing} onClick={() => setQuestion('discard')}>
            {texts.discard}
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          aria-disabled={hint !== undefined || undefined}
          busy={isPublishing}
        >
          {texts.publish}
        </Button>
      </div>
      <AlertDialog
        open={question === 'alt'}
        onOpenChange={(next) => next || leaveQuestion()}
        title={texts.altTitle}
        description={texts.altHelp(undescribed)}
        cancelLabel={texts.addAlt}
        confirmLabel={texts.withoutAlt}
        onConfirm={() =>
          leaveQuestion(() => {
            closeQuestion();
            void publish();
          })
        }
      />
      <AlertDialog
        open={question === 'discard'}
        onOpenChange={(next) => next || leaveQuestion()}
        title={texts.discardQuestion}
        description={texts.discardHelp}
        confirmLabel={texts.discard}
        destructive
        restoreFocusTo={() => form.current?.querySelector('input') ?? null}
        onConfirm={() =>
          leaveQuestion(() => {
            closeQuestion();
            composer.clear();
          })
        }
      />
      <CropPicture
        picture={picture}
        onClose={() => setCropped(undefined)}
        onCrop={(part) => cropped !== undefined && composer.replace(cropped, part)}
      />
    </form>
  );
}

const none: readonly File[] = [];

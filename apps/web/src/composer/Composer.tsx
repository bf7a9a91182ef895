import { exceedsLetters, POST_CONTENT_MAX, POST_MEDIA_MAX } from '@vitrine/api';
import { isAddressTyped, useChosenFiles, usePostComposer, useViewerId } from '@vitrine/hooks';
import { Button, Textarea, useMessages } from '@vitrine/ui';
import { useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStillShown } from '../shell/layers/useStillShown.ts';
import { BackPage } from '../shell/page/BackPage.tsx';
import { FootBar } from '../shell/page/FootBar.tsx';
import { useIsWide } from '../shell/page/useIsWide.ts';
import { useToast } from '../shell/toasts/toasts.tsx';
import { ComposedLinks } from './ComposedLinks.tsx';
import { ComposedMedia } from './ComposedMedia.tsx';
import * as styles from './Composer.css.ts';
import { ComposerNotices } from './ComposerNotices.tsx';
import { ComposerQuestion } from './ComposerQuestion.tsx';
import { composerMessages } from './composer.messages.ts';
import { fileFieldIn } from './file-field.ts';
import { mediumProblemOf, prepareMedium } from './prepare-medium.ts';
import { toastOfPublication } from './publication-toast.ts';
import { useFilesAnywhere } from './useFilesAnywhere.ts';

export function Composer() {
  const texts = useMessages(composerMessages);
  const viewer = useViewerId();
  const navigate = useNavigate();
  const showToast = useToast();
  const composer = usePostComposer();
  const { media, content, links, status } = composer;
  const chosen = useChosenFiles(prepareMedium, mediumProblemOf, (medium) => composer.add([medium]));
  const form = useRef<HTMLFormElement>(null);
  const noteId = useId();
  const [question, setQuestion] = useState<'alt' | 'discard'>();
  const isAltAskedFor = useRef(false);
  const isHere = useStillShown();
  const isWide = useIsWide(769);
  const isPublishing = status === 'publishing';
  const isEmpty = media.length === 0;

  const take = (files: readonly File[]) => {
    if (!isPublishing) chosen.take(files, POST_MEDIA_MAX - media.length);
  };
  const drop = useFilesAnywhere(take);
  const undescribed = media.filter(({ alt }) => alt.trim() === '').length;
  const hint = hintOf();
  const isTooLong = exceedsLetters(content.trim(), POST_CONTENT_MAX);

  function hintOf(): string | undefined {
    if (media.some(({ refused }) => refused)) return texts.someRefused;
    if (media.some((medium) => medium.status === 'failed')) return texts.someFailed;
    if (chosen.preparing > 0 || media.some((medium) => medium.status !== 'done')) return texts.underWay;
    return isEmpty ? texts.needsMedia : undefined;
  }

  async function publish() {
    const clientId = await composer.publish();
    if (clientId === undefined) return;
    showToast({ id: toastOfPublication(clientId), text: texts.publishing });
    if (isHere.current) void navigate(`/profile/${viewer ?? ''}`, { replace: true });
  }
  function submit() {
    if (isEmpty) fileFieldIn(form.current)?.focus();
    if (hint !== undefined) return;
    if (isTooLong || !links.every(({ url }) => isAddressTyped(url))) {
      form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid] button')?.focus();
      return;
    }
    if (undescribed > 0 && !isAltAskedFor.current) {
      isAltAskedFor.current = true;
      setQuestion('alt');
      return;
    }
    void publish();
  }

  const note = (
    <p id={noteId} role="status" className={styles.note}>
      {hint}
    </p>
  );
  const publishButton = (
    <Button
      type="submit"
      variant="primary"
      className={styles.publish}
      aria-disabled={hint !== undefined || undefined}
      aria-describedby={noteId}
      busy={isPublishing}
    >
      {texts.publish}
    </Button>
  );
  return (
    <>
      <form
        ref={form}
        noValidate
        {...drop}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <BackPage
          title={texts.title}
          width="wide"
          actions={
            <>
              {isWide && note}
              {(!isEmpty || content !== '' || links.length > 0) && (
                <Button
                  variant="quiet"
                  className={styles.discard}
                  disabled={isPublishing}
                  onClick={() => setQuestion('discard')}
                >
                  {texts.discard}
                </Button>
              )}
              {isWide && publishButton}
            </>
          }
          foot={
            !isWide && (
              <FootBar label={texts.publish}>
                {note}
                {publishButton}
              </FootBar>
            )
          }
        >
          <ComposerNotices composer={composer} />
          <div className={styles.columns}>
            <ComposedMedia composer={composer} chosen={chosen} disabled={isPublishing} onChoose={take} />
            <div className={styles.words}>
              <Textarea
                large
                minRows={4}
                label={texts.caption}
                placeholder={texts.captionHint}
                limit={POST_CONTENT_MAX}
                readOnly={isPublishing}
                error={isTooLong ? texts.captionTooLong(POST_CONTENT_MAX) : undefined}
                value={content}
                onValueChange={composer.setContent}
              />
              <ComposedLinks links={links} disabled={isPublishing} onLinksChange={composer.setLinks} />
            </div>
          </div>
        </BackPage>
      </form>
      <ComposerQuestion
        question={question}
        undescribed={undescribed}
        restoreFocusTo={() => fileFieldIn(form.current)}
        onClose={() => setQuestion(undefined)}
        onPublish={() => void publish()}
        onDiscard={composer.clear}
      />
    </>
  );
}

import { POST_MEDIA_MAX } from '@vitrine/api';
import type { ChosenFiles, PostComposition } from '@vitrine/hooks';
import { ComposerMedia, FileDrop, isolated, useMessages } from '@vitrine/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { postRefusalMessages } from '../posts/post-refusals.messages.ts';
import { uploadRefusalMessages } from '../shell/failures/upload-refusals.messages.ts';
import { useRefusalText } from '../shell/failures/useRefusalText.ts';
import * as styles from './ComposedMedia.css.ts';
import { CropPicture } from './CropPicture.tsx';
import { composerMessages } from './composer.messages.ts';
import { fileFieldIn } from './file-field.ts';
import type { MediumProblem } from './prepare-medium.ts';
import { useObjectUrls } from './useObjectUrls.ts';

const ACCEPTED = 'image/*,video/mp4,video/webm,.heic,.heif';

/** Maximum length of a description of a picture or video, in characters. */
const ALT_MAX = 1000;

export interface ComposedMediaProps {
  composer: PostComposition;
  chosen: Pick<ChosenFiles<MediumProblem>, 'preparing' | 'refused'>;
  disabled: boolean;
  onChoose(files: readonly File[]): void;
}

/** The pictures and videos of the post, or a large file input, with messages about the chosen files. */
export function ComposedMedia({
  composer,
  chosen: { preparing, refused },
  disabled,
  onChoose,
}: ComposedMediaProps) {
  const texts = useMessages(composerMessages);
  const refusalText = useRefusalText(postRefusalMessages, uploadRefusalMessages);
  const { media } = composer;
  const urls = useObjectUrls(media.flatMap(({ kind, file }) => (kind === 'image' && file ? [file] : [])));
  const [cropped, setCropped] = useState<string>();
  const root = useRef<HTMLDivElement>(null);
  const isEmpty = media.length === 0;
  const room = POST_MEDIA_MAX - media.length;

  // The first file replaces the field by a smaller one, and the last removed file brings it back.
  const hasFieldFocus = useRef(false);
  const hadPictures = useRef(false);
  const refusedByField = useRef(none);
  useLayoutEffect(() => {
    if (isEmpty && document.activeElement === document.body && hadPictures.current)
      hasFieldFocus.current = true;
    hadPictures.current = !isEmpty;
    if (hasFieldFocus.current) fileFieldIn(root.current)?.focus();
  }, [isEmpty]);

  const fieldProps = {
    label: texts.choose,
    accept: ACCEPTED,
    // Files beyond the limit are named by the composer, whose texts outlast the field.
    maxFiles: Number.POSITIVE_INFINITY,
    hideFiles: true,
    disabled,
    value: none,
    onFilesRefuse: (unusable: readonly { file: File }[]) => {
      refusedByField.current = unusable.map(({ file }) => file);
    },
    onValueChange: (files: File[]) => {
      // The first file replaces the field, and with it the names of those that it refused.
      onChoose(isEmpty ? [...files, ...refusedByField.current] : files);
      refusedByField.current = none;
    },
    onFocus: () => {
      hasFieldFocus.current = true;
    },
    onBlur: () => {
      hasFieldFocus.current = false;
    },
  };
  return (
    <div ref={root} className={styles.media}>
      {isEmpty ? (
        <FileDrop {...fieldProps} variant="well" heading={texts.media} />
      ) : (
        <ComposerMedia
          edgeToEdge
          media={media.map(({ failure, file, refused: isRefused, ...medium }) => ({
            ...medium,
            src: file && urls.get(file),
            problem: failure && refusalText(failure),
            retryable: !isRefused,
            croppable: medium.kind === 'image' && file !== undefined,
          }))}
          maxAltLength={ALT_MAX}
          addTile={room > 0 && <FileDrop {...fieldProps} variant="tile" heading={texts.more(room)} />}
          onMove={composer.move}
          onRemove={composer.remove}
          onRetry={composer.retry}
          onCrop={setCropped}
          onAltChange={composer.setAlt}
        />
      )}
      {room <= 0 && !refused.some(({ problem }) => problem === 'noRoom') && (
        <p className={styles.muted}>{texts.full(POST_MEDIA_MAX)}</p>
      )}
      <div role="status" className={styles.preparing}>
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
      <p className={styles.muted}>{texts.chooseHint}</p>
      <CropPicture
        picture={media.find(({ id }) => id === cropped)?.file}
        onClose={() => setCropped(undefined)}
        onCrop={(part) => cropped !== undefined && composer.replace(cropped, part)}
      />
    </div>
  );
}

const none: readonly File[] = [];

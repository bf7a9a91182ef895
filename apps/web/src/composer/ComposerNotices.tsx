import type { PostComposition } from '@vitrine/hooks';
import { Button, Callout, useMessages } from '@vitrine/ui';
import { postRefusalMessages } from '../posts/post-refusals.messages.ts';
import { uploadRefusalMessages } from '../shell/failures/upload-refusals.messages.ts';
import { useRefusalText } from '../shell/failures/useRefusalText.ts';
import * as styles from './Composer.css.ts';
import { composerMessages } from './composer.messages.ts';

export interface ComposerNoticesProps {
  composer: PostComposition;
}

/** Messages about the whole post, above its pictures: lost files, waiting posts, and a failed publication. */
export function ComposerNotices({ composer }: ComposerNoticesProps) {
  const texts = useMessages(composerMessages);
  const refusalText = useRefusalText(postRefusalMessages, uploadRefusalMessages);
  const { lost, refusedWaiting, failure, media, forgetLost } = composer;
  const isSomeRefused = media.some(({ refused }) => refused);
  return (
    <>
      {lost > 0 && (
        <Callout
          className={styles.notice}
          tone="warning"
          role="status"
          action={<Button onClick={forgetLost}>{texts.gotIt}</Button>}
        >
          {texts.lost(lost)}
        </Callout>
      )}
      {refusedWaiting > 0 && (
        <Callout className={styles.notice} tone="warning" role="status">
          {texts.refusedWaiting(refusedWaiting)}
        </Callout>
      )}
      {failure && (
        <div ref={showWhole} className={styles.failure}>
          <Callout tone="danger" role="alert" title={texts.failed}>
            {isSomeRefused ? texts.failedMarked : (refusalText(failure) ?? texts.failedHelp)}
          </Callout>
        </div>
      )}
    </>
  );
}

const showWhole = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

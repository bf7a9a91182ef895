import { countLeftOut, type PublicationOutcome, usePublicationOutcomes } from '@vitrine/hooks';
import { useMessages } from '@vitrine/ui';
import { useNavigate } from 'react-router-dom';
import { postPathOf } from '../posts/post-address.ts';
import { postRefusalMessages } from '../posts/post-refusals.messages.ts';
import { uploadRefusalMessages } from '../shell/failures/upload-refusals.messages.ts';
import { useRefusalText } from '../shell/failures/useRefusalText.ts';
import { useToast } from '../shell/toasts/toasts.tsx';
import { composerMessages } from './composer.messages.ts';
import { COMPOSER_PATH, toastOfPublication } from './publication-toast.ts';

/** Shows on every page that a post is published, or was refused and is back in the composer. */
export function PublicationToasts() {
  const texts = useMessages(composerMessages);
  const refusalText = useRefusalText(postRefusalMessages, uploadRefusalMessages);
  const showToast = useToast();
  const navigate = useNavigate();
  usePublicationOutcomes((outcome) => {
    const id = toastOfPublication(outcome.clientId);
    if (outcome.state === 'published') {
      const { post } = outcome;
      const action = post && {
        label: texts.viewPost,
        onAction: () => void navigate(postPathOf(post.id)),
      };
      showToast({ id, tone: 'positive', text: publishedText(outcome), ...(action && { action }) });
      return;
    }
    const reason = refusalText(outcome.failure) ?? texts.failedHelp;
    // The composer may still be here, and be on its way to the profile.
    const action = {
      label: texts.openRefused,
      onAction: () => void (window.location.pathname !== COMPOSER_PATH && navigate(COMPOSER_PATH)),
    };
    showToast({ id, tone: 'danger', text: texts.refusedLater(reason), action });
  });

  function publishedText({ links }: PublicationOutcome): string {
    const leftOut = countLeftOut(links);
    return leftOut > 0 ? texts.publishedWithout(leftOut) : texts.published;
  }
  return null;
}

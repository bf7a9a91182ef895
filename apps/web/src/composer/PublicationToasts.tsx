import { postErrors, uploadErrors } from '@vitrine/api';
import { countLeftOut, type PublicationOutcome, usePublicationOutcomes } from '@vitrine/hooks';
import { useMessages } from '@vitrine/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { postPathOf } from '../posts/post-address.ts';
import { refusalText } from '../shell/refusal-text.ts';
import { useToast } from '../shell/toasts.tsx';
import { composerMessages } from './composer.messages.ts';
import { COMPOSER_PATH, toastOfPublication } from './publication-toast.ts';

const errors = { ...uploadErrors, ...postErrors };

/** Says on every page that a post of the viewer is published, or that it was refused and is in the composer again. */
export function PublicationToasts() {
  const texts = useMessages(composerMessages);
  const showToast = useToast();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  usePublicationOutcomes((outcome) => {
    const id = toastOfPublication(outcome.clientId);
    if (outcome.state === 'published') {
      const { post } = outcome;
      const action = post && {
        label: texts.viewPost,
        onAction: () => void navigate(postPathOf(post.id)),
      };
      showToast({ id, text: publishedText(outcome), ...(action && { action }) });
      return;
    }
    const reason = refusalText(outcome.failure, errors) ?? texts.failedHelp;
    // The composer shows the reason itself.
    const action = pathname !== COMPOSER_PATH && {
      label: texts.openRefused,
      onAction: () => void navigate(COMPOSER_PATH),
    };
    showToast({ id, tone: 'danger', text: texts.refusedLater(reason), ...(action && { action }) });
  });

  function publishedText({ links }: PublicationOutcome): string {
    const leftOut = countLeftOut(links);
    return leftOut > 0 ? texts.publishedWithout(leftOut) : texts.published;
  }
  return null;
}

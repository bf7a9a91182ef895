import { likeFailures } from '@vitrine/api';
import { useLikeFailures } from '@vitrine/hooks';
import { messages } from '../messages.ts';
import { useToast } from '../shell/toasts.tsx';

/** Says that a like, or the taking back of one, did not reach the server, and offers to try again. */
export function LikeFailureToasts() {
  const showToast = useToast();
  useLikeFailures(({ liked, retry }) =>
    showToast({
      text: liked ? likeFailures.like_failed : likeFailures.unlike_failed,
      tone: 'danger',
      action: { label: messages.retry, onAction: retry },
    }),
  );
  return null;
}

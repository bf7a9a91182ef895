import type { commentErrors } from '@vitrine/api';
import { defineMessages } from '@vitrine/ui';

export const commentRefusalMessages = defineMessages('commentRefusals', {
  comment_empty: 'Write something first.',
  comment_unwelcome:
    'This comment has words that the author of the post doesn’t want there. Change it, and send it again.',
  comment_not_yours: 'You can only delete your own comments.',
  too_many_comments: 'You’re commenting too fast. Wait a moment and try again.',
} satisfies Record<keyof typeof commentErrors, string>);

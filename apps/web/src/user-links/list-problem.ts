import type { LinkListOutcome } from '@vitrine/hooks';
import type { MessagesOf } from '@vitrine/ui';
import type { yourLinksMessages } from './user-links.messages.ts';

type Texts = Pick<MessagesOf<typeof yourLinksMessages>, 'listsFull' | 'listGone' | 'listFailed'>;

/** Returns the words for a change of lists that was not carried out. */
export function listProblemOf(outcome: Exclude<LinkListOutcome, 'done'>, texts: Texts): string {
  if (outcome === 'full') return texts.listsFull;
  return outcome === 'gone' ? texts.listGone : texts.listFailed;
}

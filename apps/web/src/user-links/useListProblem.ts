import type { OutboxFailure } from '@vitrine/hooks';
import { useMessages } from '@vitrine/ui';
import { useRefusalText } from '../shell/failures/useRefusalText.ts';
import { userLinkRefusalMessages } from './user-link-refusals.messages.ts';
import { yourLinksMessages } from './user-links.messages.ts';

/** Returns a function for the words of a change of lists that was not carried out. */
export function useListProblem(): (failure: OutboxFailure) => string {
  const refusalText = useRefusalText(userLinkRefusalMessages);
  const { listFailed } = useMessages(yourLinksMessages);
  return (failure) => refusalText(failure) ?? listFailed;
}

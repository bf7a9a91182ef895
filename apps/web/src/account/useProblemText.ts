import type { FieldProblem } from '@vitrine/hooks';
import { useMessages } from '@vitrine/ui';
import { sessionRefusalMessages } from '../session/session-refusals.messages.ts';
import { useRefusalText } from '../shell/failures/useRefusalText.ts';
import { accountRefusalMessages } from './account-refusals.messages.ts';

export const useAccountRefusals = () => useRefusalText(accountRefusalMessages, sessionRefusalMessages);

/** Returns a function that gives the text of a problem of the profile's form. */
export function useProblemText(): (problem: FieldProblem | undefined) => string | undefined {
  const refusalText = useAccountRefusals();
  const { update_failed: failed } = useMessages(accountRefusalMessages);
  return (problem) =>
    problem && (refusalText({ status: 0, code: problem.code, text: problem.message }) ?? failed);
}

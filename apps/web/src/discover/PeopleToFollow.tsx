import { type Suggestion, useSuggestions } from '@vitrine/hooks';
import { SuggestedPeople, type SuggestedPeoplePerson, useLocale, useMessages } from '@vitrine/ui';
import { useMemo } from 'react';
import { FollowPerson } from '../follow/FollowPerson.tsx';
import { profilePathById } from '../profile/profile-path-by-id.ts';
import { useUndoToast } from '../shell/toasts/useUndoToast.ts';
import { reasonOf } from './reason-of.ts';
import { suggestionReasonMessages, suggestionsMessages } from './suggestions.messages.ts';

const SOURCE = 'SuggestedUsers';

interface ShownPerson extends SuggestedPeoplePerson {
  suggestion: Suggestion;
}

const hrefOf = ({ id }: ShownPerson) => profilePathById(id);
const renderFollow = ({ suggestion }: ShownPerson) => (
  <FollowPerson person={suggestion} source={SOURCE} emphasis="soft" size="small" />
);

/** People whom the viewer may want to follow; absent for guests, and if they cannot be loaded. */
export function PeopleToFollow() {
  const reasons = useMessages(suggestionReasonMessages);
  const { dismissed } = useMessages(suggestionsMessages);
  const locale = useLocale();
  const offerUndo = useUndoToast<{ username: string }>(({ username }) => `@${username}`, dismissed);
  const { people, loading, dismiss } = useSuggestions(SOURCE, offerUndo);
  const shown = useMemo(
    () =>
      people.map((suggestion): ShownPerson => {
        const { id, username, profilePicture: picture, category } = suggestion;
        return { id, username, picture, category, reason: reasonOf(suggestion, reasons, locale), suggestion };
      }),
    [people, reasons, locale],
  );
  return (
    <SuggestedPeople
      people={shown}
      busy={loading}
      hrefOf={hrefOf}
      renderFollow={renderFollow}
      onDismiss={({ suggestion }) => dismiss(suggestion)}
    />
  );
}

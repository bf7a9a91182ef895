import type { Person } from '@vitrine/api';
import { useBlockedPeople } from '@vitrine/hooks';
import { Button, PersonList, useMessages, VisuallyHidden } from '@vitrine/ui';
import { useState } from 'react';
import { useUndoToast } from '../shell/useUndoToast.ts';
import { moderationMessages } from './moderation.messages.ts';

export interface BlockedPeopleProps {
  /** Key of the page's history entry. */
  pageKey: string;
}

/** Whom the person keeps away, each with the way to let them in again. */
export function BlockedPeople({ pageKey }: BlockedPeopleProps) {
  const texts = useMessages(moderationMessages);
  const [query, setQuery] = useState('');
  const offerUndo = useUndoToast<Pick<Person, 'id' | 'username'>>(
    ({ username }) => `@${username}`,
    texts.unblocked,
  );
  const list = useBlockedPeople(pageKey, { query: query.trim(), onUnblocked: offerUndo });
  const { people, hasMore, unblock } = list;
  // Once it is there it stays, whoever leaves the list meanwhile.
  const [isLong, setLong] = useState(false);
  if (!isLong && people.length > 8) setLong(true);
  return (
    <PersonList
      label={texts.blockedPeople}
      people={people.map((person) => ({ ...person, picture: person.profilePicture }))}
      searchable={isLong}
      query={query}
      onQueryChange={setQuery}
      actionOf={(person) => (
        <Button shape="pill" onClick={() => unblock(person)}>
          {texts.unblock}
          <VisuallyHidden> @{person.username}</VisuallyHidden>
        </Button>
      )}
      busy={list.loading}
      hasMore={hasMore}
      onLoadMore={list.loadMore}
      error={list.error && texts.listFailed}
      onRetry={list.loadMore}
      empty={{ title: texts.nobodyBlocked }}
      quietEmpty
    />
  );
}

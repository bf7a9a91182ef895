import type { Person } from '@vitrine/api';
import { useBlockedPeople } from '@vitrine/hooks';
import { Button, Dialog, PersonList, useMessages, VisuallyHidden } from '@vitrine/ui';
import { useState } from 'react';
import { USER_ROUND_X } from '../shell/icons/user-round-x.ts';
import { useLayerEntry } from '../shell/layers/useLayerEntry.ts';
import { ButtonRow } from '../shell/page/Rows.tsx';
import { useUndoToast } from '../shell/toasts/useUndoToast.ts';
import { moderationPageMessages } from './moderation.messages.ts';

export interface BlockedPeopleProps {
  pageKey: string;
}

/** A row with the number of blocked people, which opens their list. */
export function BlockedPeople({ pageKey }: BlockedPeopleProps) {
  const texts = useMessages(moderationPageMessages);
  const [isOpen, setOpen] = useState(false);
  const leave = useLayerEntry(isOpen, () => setOpen(false));
  const [query, setQuery] = useState('');
  const offerUndo = useUndoToast<Pick<Person, 'id' | 'username'>>(
    ({ username }) => `@${username}`,
    texts.unblocked,
  );
  const list = useBlockedPeople(pageKey, { query: query.trim(), onUnblocked: offerUndo });
  const { people, hasMore, unblock } = list;
  // Once shown, the search field stays, even if unblocking shortens the list.
  const [isLong, setLong] = useState(false);
  if (!isLong && people.length > 8) setLong(true);
  const isCounted = people.length > 0 && query.trim() === '';
  return (
    <>
      <ButtonRow
        icon={USER_ROUND_X}
        text={texts.blockedPeople}
        state={isCounted && texts.blockedCount(people.length, hasMore)}
        opensMore
        onPress={() => setOpen(true)}
      />
      <Dialog
        open={isOpen}
        onOpenChange={(next) => next || leave()}
        title={texts.blockedPeople}
        size="medium"
        aria-describedby={undefined}
      >
        <PersonList
          label={texts.blockedPeople}
          people={people.map((person) => ({ ...person, picture: person.profilePicture }))}
          searchable={isLong}
          query={query}
          onQueryChange={setQuery}
          actionOf={(person) => (
            <Button onClick={() => unblock(person)}>
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
      </Dialog>
    </>
  );
}

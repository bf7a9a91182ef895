import type { Person } from '@vitrine/api';
import { type FollowListOf, useFollowList, useViewerId } from '@vitrine/hooks';
import { Dialog, PersonList, useMessages } from '@vitrine/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FollowPerson } from '../follow/FollowPerson.tsx';
import { followMessages } from '../follow/follow.messages.ts';
import { isPlainClick } from '../shell/plain-click.ts';
import { useLayerEntry } from '../shell/useLayerEntry.ts';
import { heightOf } from './follow-list-height.ts';

export interface FollowListsProps {
  /** Whose list it is. */
  personId: string;
  /** Which list is open; undefined for none. */
  open: FollowListOf | undefined;
  /** How many people each list has, as far as is known. */
  counts: Record<FollowListOf, number>;
  onClose(): void;
}

/** Who follows somebody, or whom they follow, over their profile; loaded when it is first opened. */
export function FollowLists({ personId, open, counts, onClose }: FollowListsProps) {
  const texts = useMessages(followMessages);
  // While it fades away it shows what it showed.
  const [which, setWhich] = useState(open ?? 'followers');
  if (open !== undefined && open !== which) setWhich(open);
  const leave = useLayerEntry(open !== undefined, onClose);
  return (
    <Dialog
      open={open !== undefined}
      onOpenChange={(next) => next || leave()}
      title={texts[which]}
      size="medium"
      aria-describedby={undefined}
    >
      <People
        key={which}
        personId={personId}
        which={which}
        count={counts[which]}
        leaving={(goOn) =>
          leave(() => {
            onClose();
            goOn();
          })
        }
      />
    </Dialog>
  );
}

interface PeopleProps {
  personId: string;
  which: FollowListOf;
  count: number;
  leaving(goOn: () => void): void;
}

let openings = 0;

/** Names an opening: what was shown at an earlier one may be long past. */
function nameOfOpening(): string {
  openings += 1;
  return `follow list ${openings}`;
}

function People({ personId, which, count, leaving }: PeopleProps) {
  const texts = useMessages(followMessages);
  const navigate = useNavigate();
  const [opening] = useState(nameOfOpening);
  const [query, setQuery] = useState('');
  const isOwn = useViewerId() === personId;
  // Decided once: nothing moves under whoever leaves somebody.
  const [expected] = useState(count);
  const list = useFollowList(opening, personId, which, query.trim());
  const hrefOf = ({ id }: Pick<Person, 'id'>) => `/user-profile/${id}`;
  return (
    <PersonList
      style={expected > 0 ? { minHeight: heightOf(expected) } : undefined}
      label={texts[which]}
      people={list.people.map(({ profilePicture, ...person }) => ({ ...person, picture: profilePicture }))}
      searchable={expected > 0}
      query={query}
      onQueryChange={setQuery}
      hrefOf={hrefOf}
      onOpen={(person, event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        leaving(() => void navigate(hrefOf(person)));
      }}
      actionOf={(person) => <FollowPerson person={person} source="FollowList" emphasis="soft" />}
      busy={list.loading}
      expected={query ? undefined : expected}
      hasMore={list.hasMore}
      onLoadMore={list.loadMore}
      error={list.error && texts.failed}
      onRetry={list.loadMore}
      empty={
        which === 'followers'
          ? { title: texts.nobodyFollows, help: isOwn ? texts.nobodyFollowsHelp : undefined }
          : { title: texts.followsNobody, help: isOwn ? texts.followsNobodyHelp : undefined }
      }
    />
  );
}

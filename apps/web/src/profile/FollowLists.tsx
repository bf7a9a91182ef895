import type { Person } from '@vitrine/api';
import { type FollowListOf, useFollowList, useViewerId } from '@vitrine/hooks';
import { Dialog, PersonList, useMessages } from '@vitrine/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FollowPerson } from '../follow/FollowPerson.tsx';
import { useLayerEntry } from '../shell/layers/useLayerEntry.ts';
import { isPlainClick } from '../shell/links/plain-click.ts';
import * as styles from './FollowLists.css.ts';
import { heightOf } from './follow-list-height.ts';
import { followListsMessages } from './follow-lists.messages.ts';

export interface FollowListsProps {
  personId: string;
  open: FollowListOf | undefined;
  /** Number of users in each list, as far as known. */
  counts: Record<FollowListOf, number>;
  onClose(): void;
}

/** A user's followers, or the users they follow, in a dialog. Loaded when first opened. */
export function FollowLists({ personId, open, counts, onClose }: FollowListsProps) {
  const texts = useMessages(followListsMessages);
  // The last list stays while the dialog fades out.
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

/** Returns a new cache key per opening, as an earlier list may be outdated. */
function nameOfOpening(): string {
  openings += 1;
  return `follow list ${openings}`;
}

function People({ personId, which, count, leaving }: PeopleProps) {
  const texts = useMessages(followListsMessages);
  const navigate = useNavigate();
  const [opening] = useState(nameOfOpening);
  const [query, setQuery] = useState('');
  const viewer = useViewerId();
  const isOwn = viewer === personId;
  // Fixed on opening, so that unfollowing does not shift the list.
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
      actionOf={(person) =>
        person.id === viewer ? (
          <span className={styles.you}>{texts.you}</span>
        ) : (
          <FollowPerson person={person} source="FollowList" emphasis="soft" />
        )
      }
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

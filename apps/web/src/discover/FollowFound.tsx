import type { FoundUser } from '@vitrine/api';
import { useFollow } from '@vitrine/hooks';
import { useMessages } from '@vitrine/ui';
import { useState } from 'react';
import { FollowPerson } from '../follow/FollowPerson.tsx';
import * as styles from './DiscoverSearch.css.ts';
import { discoverSearchMessages } from './discover-search.messages.ts';

const SOURCE = 'DiscoverSearch';

/** The button to follow a found person; a word for those who were followed before. */
export function FollowFound({ person }: { person: Pick<FoundUser, 'id' | 'username'> }) {
  const { following } = useMessages(discoverSearchMessages);
  const { isFollowing } = useFollow(person, SOURCE);
  const [wasFollowing] = useState(isFollowing);
  if (wasFollowing && isFollowing) return <span className={styles.following}>{following}</span>;
  return <FollowPerson person={person} source={SOURCE} emphasis="soft" size="small" />;
}

import type { Person } from '@vitrine/api';
import { useFollow } from '@vitrine/hooks';
import { FollowButton, type FollowButtonProps } from '@vitrine/ui';

export interface FollowPersonProps extends Pick<FollowButtonProps, 'emphasis'> {
  person: Pick<Person, 'id' | 'username'>;
  /** The name of the page, for those who listen to changes. */
  source: string;
}

/** Follows somebody, and follows them no more; absent where it would be oneself. */
export function FollowPerson({ person, source, emphasis }: FollowPersonProps) {
  const { isFollowing, isAllowed, isCooling, set } = useFollow(person, source);
  if (!isAllowed) return null;
  return (
    <FollowButton
      username={person.username}
      following={isFollowing}
      onFollowingChange={set}
      cooling={isCooling}
      emphasis={emphasis}
    />
  );
}

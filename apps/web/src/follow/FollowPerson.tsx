import type { Person } from '@vitrine/api';
import { useFollow } from '@vitrine/hooks';
import { FollowButton, type FollowButtonProps } from '@vitrine/ui';

export interface FollowPersonProps extends Pick<FollowButtonProps, 'emphasis' | 'size'> {
  person: Pick<Person, 'id' | 'username'>;
  /** Name of the page in follow events. */
  source: string;
}

/** The button to follow or unfollow a user; absent for the viewer's own account. */
export function FollowPerson({ person, source, emphasis, size }: FollowPersonProps) {
  const { isFollowing, isAllowed, isCooling, set } = useFollow(person, source);
  if (!isAllowed) return null;
  return (
    <FollowButton
      username={person.username}
      following={isFollowing}
      onFollowingChange={set}
      cooling={isCooling}
      emphasis={emphasis}
      size={size}
    />
  );
}

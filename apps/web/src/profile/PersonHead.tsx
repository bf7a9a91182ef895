import type { Profile } from '@vitrine/api';
import { type FollowListOf, useFollow, useFollowingCount, useSignedPicture } from '@vitrine/hooks';
import { ProfileHeader, type ProfileHeaderProps } from '@vitrine/ui';
import { useState } from 'react';
import { lazyLayer } from '../shell/lazy-layer.tsx';

const FollowLists = lazyLayer(() => import('./FollowLists.tsx').then(({ FollowLists: loaded }) => loaded));

export interface PersonHeadProps extends Pick<ProfileHeaderProps, 'actions' | 'leading' | 'menu'> {
  userId: string;
  /** Undefined while it is on its way. */
  profile: Profile | undefined;
}

/** The head of a person's page: counts that follow what the viewer does, lists behind them, pictures that do not grow too old. */
export function PersonHead({ userId, profile, ...slots }: PersonHeadProps) {
  const face = useSignedPicture(userId, 'picture', profile?.profilePicture);
  const cover = useSignedPicture(userId, 'cover', profile?.coverPhoto);
  const { countOf } = useFollow(profile, 'ProfileHeader');
  const followingCount = useFollowingCount(profile);
  const [list, setList] = useState<FollowListOf>();
  const [wasOpened, setWasOpened] = useState(false);
  const open = (which: FollowListOf) => {
    setWasOpened(true);
    setList(which);
  };
  const close = () => setList(undefined);
  return (
    <>
      <ProfileHeader
        {...slots}
        person={
          profile && {
            ...profile,
            picture: face.src,
            cover: cover.src,
            followerCount: countOf(profile),
            followingCount,
          }
        }
        onFollowersOpen={() => open('followers')}
        onFollowingOpen={() => open('following')}
        onPictureError={(which) => (which === 'picture' ? face : cover).onError()}
      />
      {wasOpened && profile && (
        <FollowLists
          personId={userId}
          open={list}
          counts={{ followers: countOf(profile), following: followingCount }}
          onClose={close}
          fallback={null}
        />
      )}
    </>
  );
}

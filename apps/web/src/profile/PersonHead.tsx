import type { Profile } from '@vitrine/api';
import { type FollowListOf, useFollow, useFollowingCount, useSignedPicture } from '@vitrine/hooks';
import { ProfileHeader, type ProfileHeaderProps } from '@vitrine/ui';
import { useState } from 'react';
import { lazyLayer } from '../shell/layers/lazy-layer.tsx';

const FollowLists = lazyLayer(() => import('./FollowLists.tsx'), 'FollowLists');

export interface PersonHeadProps extends Pick<ProfileHeaderProps, 'actions' | 'leading' | 'menu' | 'tabs'> {
  userId: string;
  /** Undefined while loading. */
  profile: Profile | undefined;
}

/**
 * A profile's head. Its counts include the viewer's own follows and open the lists. Expired picture addresses
 * are renewed.
 */
export function PersonHead({ userId, profile, ...slots }: PersonHeadProps) {
  const face = useSignedPicture(userId, 'picture', profile?.profilePicture);
  const cover = useSignedPicture(userId, 'cover', profile?.coverPhoto);
  const { followerCount } = useFollow(profile, 'ProfileHeader');
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
            followerCount,
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
          counts={{ followers: followerCount, following: followingCount }}
          onClose={close}
          fallback={null}
        />
      )}
    </>
  );
}

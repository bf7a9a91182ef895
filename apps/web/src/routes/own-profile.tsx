import { profileErrors } from '@vitrine/api';
import { useProfile, useSession, useSignOut } from '@vitrine/hooks';
import { Avatar, Button, ErrorState, Icon, Skeleton, useMessages } from '@vitrine/ui';
import { Navigate, useParams } from 'react-router-dom';
import { PostsOverlay } from '../open-post/PostsOverlay.tsx';
import { WhatElseWithOverlay } from '../open-product/WhatElseWithOverlay.tsx';
import { giveUpViewedPlace } from '../recommendations/viewed-place.ts';
import { signInMessages } from '../session/sign-in.messages.ts';
import { Appearance } from '../settings/Appearance.tsx';
import { LOG_OUT } from '../shell/icons/log-out.ts';
import { usePageTitle } from '../shell/useDocumentTitle.ts';
import * as styles from './own-profile.css.ts';

/** The person's own profile; another person's id leads to that person's. */
export function Component() {
  const { userId = '' } = useParams();
  const session = useSession();
  if (session.status === 'authenticated' && session.userId !== userId) {
    return <Navigate to={`/user-profile/${userId}`} replace />;
  }
  return <OwnProfile userId={userId} />;
}

function OwnProfile({ userId }: { userId: string }) {
  const { profile, status, retry } = useProfile(userId);
  const signOut = useSignOut();
  const leave = () => {
    signOut();
    giveUpViewedPlace();
  };
  const texts = useMessages(signInMessages);
  usePageTitle(profile ? `@${profile.username}` : texts.profile);

  return (
    <>
      <section className={styles.person}>
        {status === 'error' && (
          <ErrorState headingLevel={1} title={profileErrors.profile_not_found.text} onRetry={retry} />
        )}
        {status !== 'error' && (
          <Avatar size="large" className={styles.face} name={profile?.name ?? profile?.username} priority />
        )}
        {status === 'loading' && (
          <>
            <div className={styles.name}>
              <Skeleton width="12rem" height="1.1em" />
            </div>
            <div className={styles.username}>
              <Skeleton width="6rem" height="1lh" />
            </div>
          </>
        )}
        {profile && (
          <h1 className={styles.name}>
            <bdi>{profile.name ?? profile.username}</bdi>
          </h1>
        )}
        {profile && (
          <p className={styles.username}>
            <bdi>@{profile.username}</bdi>
          </p>
        )}
        <Button icon={<Icon path={LOG_OUT} size={18} />} onClick={leave}>
          {texts.logout}
        </Button>
      </section>
      <Appearance />
      <WhatElseWithOverlay />
      <PostsOverlay />
    </>
  );
}

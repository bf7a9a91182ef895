import { discoverFailures, profileErrors } from '@vitrine/api';
import { useProfile, useSignInGate, useUsernameLookup, useViewerId } from '@vitrine/hooks';
import { Avatar, ErrorState, GuestProfile, Skeleton, useMessages } from '@vitrine/ui';
import { type MouseEvent, useEffect, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { guestMessages, personMessages } from '../discover/person.messages.ts';
import { usernameIn } from '../discover/profile-address.ts';
import { PostsOverlay } from '../open-post/PostsOverlay.tsx';
import { WhatElseWithOverlay } from '../open-product/WhatElseWithOverlay.tsx';
import { signInMessages } from '../session/sign-in.messages.ts';
import { usePageTitle } from '../shell/useDocumentTitle.ts';
import * as styles from './own-profile.css.ts';

/** Somebody else's profile, by their id or their @username: so far, who they are, and the way on. One's own profile is another page. */
export function Component() {
  return (
    <>
      <Profile />
      <WhatElseWithOverlay />
      <PostsOverlay />
    </>
  );
}

function Profile() {
  const { userId = '' } = useParams();
  const viewer = useViewerId();
  const username = usernameIn(userId);
  if (viewer === undefined) return <Guest username={username ?? ''} />;
  if (username !== undefined) return <Named key={username} username={username} />;
  if (userId === viewer) return <Navigate to={`/profile/${userId}`} replace />;
  return <Person userId={userId} />;
}

/** What guests see: profiles are for people who are signed in. */
function Guest({ username }: { username: string }) {
  const { ask } = useSignInGate();
  const { title, message } = useMessages(guestMessages);
  const texts = useMessages(signInMessages);
  usePageTitle(texts.profile);
  return (
    <GuestProfile
      title={title}
      message={message}
      signInLabel={texts.guestSignIn}
      signInHref="/login"
      onSignIn={(event: MouseEvent) => {
        event.preventDefault();
        ask(username ? { kind: 'profile', username } : { kind: 'feature' });
      }}
    />
  );
}

function Person({ userId }: { userId: string }) {
  const { profile, status, retry } = useProfile(userId);
  const texts = useMessages(signInMessages);
  const { soon } = useMessages(personMessages);
  usePageTitle(profile ? `@${profile.username}` : texts.profile);
  if (status === 'error')
    return <ErrorState headingLevel={1} title={profileErrors.profile_not_found.text} onRetry={retry} />;
  if (!profile) return <Awaited />;
  return (
    <section className={styles.person}>
      <Avatar size="large" className={styles.face} name={profile.name ?? profile.username} priority />
      <h1 className={styles.name}>
        <bdi>{profile.name ?? profile.username}</bdi>
      </h1>
      <p className={styles.username}>
        <bdi>@{profile.username}</bdi>
      </p>
      <p className={styles.username}>{soon}</p>
    </section>
  );
}

/** The lines that a person takes, while they are being found: what is below stays where it is. */
function Awaited() {
  return (
    <section className={styles.person}>
      <Avatar size="large" className={styles.face} />
      <div className={styles.name}>
        <Skeleton width="12rem" height="1.1em" />
      </div>
      <div className={styles.username}>
        <Skeleton width="6rem" height="1lh" />
      </div>
      <div className={styles.username}>
        <Skeleton width="18rem" height="1lh" />
      </div>
    </section>
  );
}

/** Finds the person of a username, and goes on to their profile. */
function Named({ username }: { username: string }) {
  const { lookup } = useUsernameLookup();
  const navigate = useNavigate();
  const [isMissing, setMissing] = useState(false);
  const [tries, setTries] = useState(0);
  usePageTitle(`@${username}`);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is a new occasion
  useEffect(() => {
    let isHere = true;
    setMissing(false);
    void lookup(username).then(({ status, userId }) => {
      if (!isHere) return;
      if (status === 'found') void navigate(`/user-profile/${userId}`, { replace: true });
      // A guest is being asked to sign in.
      else if (status !== 'guest') setMissing(true);
    });
    return () => {
      isHere = false;
    };
  }, [lookup, navigate, username, tries]);

  if (isMissing) {
    const again = () => setTries((before) => before + 1);
    return <ErrorState headingLevel={1} title={discoverFailures.user_not_found} onRetry={again} />;
  }
  return <Awaited />;
}

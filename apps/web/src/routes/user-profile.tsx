import { discoverFailures, profileErrors } from '@vitrine/api';
import {
  useBlock,
  useBlockedPeople,
  usePersonsPosts,
  useProfile,
  useSignInGate,
  useUsernameLookup,
  useViewerId,
} from '@vitrine/hooks';
import { Button, EmptyState, GuestProfile, Icon, IconButton, useMessages } from '@vitrine/ui';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { LookupFailed } from '../discover/LookupFailed.tsx';
import { guestMessages } from '../discover/person.messages.ts';
import { usernameIn } from '../discover/profile-address.ts';
import { FollowPerson } from '../follow/FollowPerson.tsx';
import { useUnfollowToast } from '../follow/useUnfollowToast.ts';
import { moderationMessages } from '../moderation/moderation.messages.ts';
import { PersonOptions } from '../moderation/PersonOptions.tsx';
import { ReportPerson } from '../moderation/ReportPerson.tsx';
import { PostsOverlay } from '../open-post/PostsOverlay.tsx';
import { PostsWithOverlay } from '../open-post/PostsWithOverlay.tsx';
import { WhatElseWithOverlay } from '../open-product/WhatElseWithOverlay.tsx';
import { NotLoadedProfile } from '../profile/NotLoadedProfile.tsx';
import { PersonHead } from '../profile/PersonHead.tsx';
import * as styles from '../profile/person-page.css.ts';
import { personPageMessages } from '../profile/person-page.messages.ts';
import { signInMessages } from '../session/sign-in.messages.ts';
import { ARROW_LEFT } from '../shell/icons/arrow-left.ts';
import { pageItself } from '../shell/page-itself.ts';
import { pageKeyOf } from '../shell/page-key.ts';
import { usePageTitle } from '../shell/useDocumentTitle.ts';
import { useGoBack } from '../shell/useGoBack.ts';

/** Somebody else's profile, by their id or their @username. One's own profile is another page. */
export function Component() {
  const { userId = '' } = useParams();
  const viewer = useViewerId();
  const username = usernameIn(userId);
  if (viewer === undefined) return <Guest />;
  if (username !== undefined) return <Named key={username} username={username} />;
  if (userId === viewer) return <Navigate to={`/profile/${userId}`} replace />;
  return <Person key={userId} userId={userId} />;
}

/** What guests see: profiles are for people who are signed in. */
function Guest() {
  const { ask } = useSignInGate();
  const { title, message } = useMessages(guestMessages);
  const texts = useMessages(signInMessages);
  usePageTitle(texts.profile);
  return (
    <>
      <GuestProfile
        title={title}
        message={message}
        signInLabel={texts.guestSignIn}
        signInHref="/login"
        onSignIn={(event: MouseEvent) => {
          event.preventDefault();
          ask({ kind: 'profile' });
        }}
      />
      <WhatElseWithOverlay />
      {/* A post is for guests too, such as whoever was signed out with one open. */}
      <PostsOverlay />
    </>
  );
}

const SOURCE = 'UserProfile';

function Person({ userId }: { userId: string }) {
  const { profile, status, problem, retry } = useProfile(userId);
  // What was refused meanwhile is asked for once they are let in again.
  const onSettled = (isAway: boolean) => isAway || retry();
  const { isBlocked, set: setBlocked } = useBlock(
    { id: userId, username: profile?.username ?? '' },
    SOURCE,
    onSettled,
  );
  const texts = useMessages(personPageMessages);
  const { noPosts, noPostsHelp, postsOf } = texts;
  // Asked for together with the person.
  const list = usePersonsPosts(pageKeyOf(useLocation()), userId);
  usePageTitle(profile && !isBlocked ? `@${profile.username}` : texts.profile);
  useUnfollowToast(SOURCE);

  if (isBlocked) return <Blocked isNew username={profile?.username} onUnblock={() => setBlocked(false)} />;
  if (problem === 'blocked') return <KeptApart userId={userId} />;
  if (problem === 'missing') return <Missing title={profileErrors.profile_not_found.text} />;
  if (status === 'error') return <NotLoadedProfile onRetry={retry} />;
  return (
    <>
      <Head
        userId={userId}
        profile={profile}
        actions={profile && <FollowPerson person={profile} source={SOURCE} />}
        menu={profile && <PersonOptions personId={userId} onBlock={() => setBlocked(true)} />}
      />
      {/* How high the head is, nobody knows before the person is there. */}
      {profile && (
        <div className={styles.posts}>
          <PostsWithOverlay
            label={postsOf(profile.username)}
            list={list}
            empty={
              <>
                <EmptyState title={noPosts} help={noPostsHelp} />
                <WhatElseWithOverlay />
              </>
            }
          />
        </div>
      )}
    </>
  );
}

interface HeadProps {
  userId: string;
  profile: ReturnType<typeof useProfile>['profile'];
  actions?: ReactNode;
  menu?: ReactNode;
}

function Head(head: HeadProps) {
  const { back } = useMessages(personPageMessages);
  const goBack = useGoBack();
  return (
    <div className={styles.head}>
      <PersonHead
        {...head}
        leading={
          <IconButton
            variant="floating"
            label={back}
            icon={<Icon path={ARROW_LEFT} size={20} />}
            onClick={goBack}
          />
        }
      />
    </div>
  );
}

/** One of the two keeps the other away: whoever does finds the way to let them in again. */
function KeptApart({ userId }: { userId: string }) {
  const list = useBlockedPeople(`${pageKeyOf(useLocation())} ${userId}`);
  const [isLetIn, setLetIn] = useState(false);
  const blocked = list.people.find(({ id }) => id === userId);
  const { loading, hasMore, error, loadMore } = list;
  // They may stand on a later page of those who are kept away.
  const isLookedFor = !blocked && hasMore && !error;
  useEffect(() => {
    if (isLookedFor && !loading) loadMore();
  }, [isLookedFor, loading, loadMore]);
  if (blocked) {
    const letIn = () => {
      setLetIn(true);
      list.unblock(blocked);
    };
    return <Blocked username={blocked.username} onUnblock={letIn} />;
  }
  return isLetIn || loading || isLookedFor ? (
    <Head userId={userId} profile={undefined} />
  ) : (
    <AccessDenied userId={userId} />
  );
}

/** Nobody has this address, any more or ever. */
function Missing({ title }: { title: string }) {
  const { goBack: label, missingHelp } = useMessages(personPageMessages);
  const goBack = useGoBack();
  return (
    <>
      <div className={styles.instead}>
        <EmptyState
          headingLevel={1}
          title={title}
          help={missingHelp}
          action={
            <Button variant="primary" onClick={goBack}>
              {label}
            </Button>
          }
        />
      </div>
      <WhatElseWithOverlay />
    </>
  );
}

/** One of the two keeps the other away; who is kept away can report it all the same. */
function AccessDenied({ userId }: { userId: string }) {
  const { goBack: label } = useMessages(personPageMessages);
  const goBack = useGoBack();
  return (
    <>
      <div className={styles.instead}>
        <EmptyState
          headingLevel={1}
          title={profileErrors.profile_blocked.text}
          action={
            <div className={styles.answers}>
              <Button variant="primary" onClick={goBack}>
                {label}
              </Button>
              <ReportPerson personId={userId} />
            </div>
          }
        />
      </div>
      <WhatElseWithOverlay />
    </>
  );
}

interface BlockedProps {
  username: string | undefined;
  /** Whether that was done here, a moment ago. */
  isNew?: boolean;
  onUnblock(): void;
}

/** In place of a profile whose person the viewer keeps away. */
function Blocked({ username, isNew = false, onUnblock }: BlockedProps) {
  const texts = useMessages(moderationMessages);
  const { goBack: label } = useMessages(personPageMessages);
  const goBack = useGoBack();
  return (
    <div className={styles.instead}>
      <EmptyState
        headingLevel={1}
        title={texts.blocked(username)}
        help={texts.blockedHelp}
        action={
          <div className={styles.answers}>
            {/* What was pressed has gone with the profile. */}
            <Button variant="primary" ref={isNew ? focusOnArrival : undefined} onClick={goBack}>
              {label}
            </Button>
            <Button
              onClick={() => {
                pageItself()?.focus();
                onUnblock();
              }}
            >
              {texts.unblock}
            </Button>
          </div>
        }
      />
    </div>
  );
}

const focusOnArrival = (button: HTMLElement | null) => button?.focus();

/** Finds the person of a username, and goes on to their profile. */
function Named({ username }: { username: string }) {
  const { lookup } = useUsernameLookup();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<'notFound' | 'failed'>();
  const [tries, setTries] = useState(0);
  const [isTold, setTold] = useState(false);
  usePageTitle(`@${username}`);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is a new occasion
  useEffect(() => {
    let isHere = true;
    setProblem(undefined);
    setTold(false);
    void lookup(username).then(({ status, userId }) => {
      if (!isHere) return;
      if (status === 'found') void navigate(`/user-profile/${userId}`, { replace: true });
      // A guest is being asked to sign in.
      else if (status !== 'guest') setProblem(status);
    });
    return () => {
      isHere = false;
    };
  }, [lookup, navigate, username, tries]);

  if (problem === 'notFound') return <Missing title={discoverFailures.user_not_found} />;
  if (problem === 'failed') {
    const again = () => setTries((before) => before + 1);
    return (
      <>
        <NotLoadedProfile title={discoverFailures.user_not_found} onRetry={again} />
        <LookupFailed open={!isTold} onClose={() => setTold(true)} />
      </>
    );
  }
  return <Head userId="" profile={undefined} />;
}

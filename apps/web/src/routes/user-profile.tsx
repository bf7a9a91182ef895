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
import { useForgottenSearch } from '../discover/useForgottenSearch.ts';
import { FollowPerson } from '../follow/FollowPerson.tsx';
import { useUnfollowToast } from '../follow/useUnfollowToast.ts';
import { moderationPageMessages } from '../moderation/moderation.messages.ts';
import { PersonOptions } from '../moderation/PersonOptions.tsx';
import { ReportPerson } from '../moderation/ReportPerson.tsx';
import { PostsOverlay } from '../open-post/PostsOverlay.tsx';
import { PostsWithOverlay } from '../open-post/PostsWithOverlay.tsx';
import { ProductOverPost } from '../open-product/ProductOverPost.tsx';
import { WhatElseWithOverlay } from '../open-product/WhatElseWithOverlay.tsx';
import { PostsSkeleton } from '../posts/PostsSkeleton.tsx';
import { LookupFailed } from '../profile/LookupFailed.tsx';
import { NotLoadedProfile } from '../profile/NotLoadedProfile.tsx';
import { PersonHead } from '../profile/PersonHead.tsx';
import { guestMessages, lookupMessages } from '../profile/person.messages.ts';
import * as styles from '../profile/person-page.css.ts';
import { personPageMessages } from '../profile/person-page.messages.ts';
import { usernameIn } from '../profile/profile-address.ts';
import { usernameInHead } from '../profile/username-in-head.ts';
import { SIGN_IN_PATH } from '../session/return-path.ts';
import { signInMessages } from '../session/sign-in.messages.ts';
import { useGuestPictures } from '../session/useGuestPictures.ts';
import { useSignInLink } from '../session/useSignInLink.ts';
import { pageItself } from '../shell/focus/page-itself.ts';
import { pageKeyOf } from '../shell/history/page-key.ts';
import { useGoBack } from '../shell/history/useGoBack.ts';
import { ARROW_LEFT } from '../shell/icons/arrow-left.ts';
import { RouterLink } from '../shell/links/RouterLink.tsx';
import * as instead from '../shell/page/InsteadOfPage.css.ts';
import { usePageTitle } from '../shell/page/useDocumentTitle.ts';
import { linksPathOf } from '../user-links/links-address.ts';

/** Another user's profile, by id or @username. The viewer's own id redirects to their own page. */
export function Component() {
  const { userId = '' } = useParams();
  const viewer = useViewerId();
  const username = usernameIn(userId);
  if (viewer === undefined) return <Guest />;
  if (username !== undefined) return <Named key={username} username={username} />;
  if (userId === viewer) return <Navigate to={`/profile/${userId}`} replace />;
  return <Person key={userId} userId={userId} />;
}

function Guest() {
  const { ask } = useSignInGate();
  const { title, message } = useMessages(guestMessages);
  const texts = useMessages(signInMessages);
  const pictures = useGuestPictures();
  const { href, onClick } = useSignInLink('register', SIGN_IN_PATH);
  const username = usernameInHead(document, useLocation().pathname);
  const person = username && `@${username}`;
  usePageTitle(person ?? texts.profile);
  return (
    <>
      <GuestProfile
        title={title}
        person={person}
        message={message}
        pictures={pictures}
        signInLabel={texts.guestSignIn}
        signInHref={SIGN_IN_PATH}
        onSignIn={(event: MouseEvent) => {
          event.preventDefault();
          ask({ kind: 'profile' });
        }}
        createAccountHref={href}
        onCreateAccount={onClick}
      />
      <WhatElseWithOverlay />
      {/* Guests may view posts, for example if they sign out while one is open. */}
      <PostsOverlay ProductOverPost={ProductOverPost} />
    </>
  );
}

const SOURCE = 'UserProfile';

const afterFailure = () => navigator.onLine && <WhatElseWithOverlay large afterFailure />;

function Person({ userId }: { userId: string }) {
  const { profile, status, problem, retry } = useProfile(userId);
  // After an unblock, the profile is requested again.
  const onSettled = (isAway: boolean) => isAway || retry();
  const { isBlocked, set: setBlocked } = useBlock(
    { id: userId, username: profile?.username ?? '' },
    SOURCE,
    onSettled,
  );
  const texts = useMessages(personPageMessages);
  const { noPosts, noPostsHelp, postsOf } = texts;
  const list = usePersonsPosts(pageKeyOf(useLocation()), userId);
  usePageTitle(profile && !isBlocked ? `@${profile.username}` : texts.profile);
  useUnfollowToast(SOURCE);
  useForgottenSearch(userId, isBlocked || problem === 'blocked' || problem === 'missing');

  if (isBlocked) return <Blocked isNew username={profile?.username} onUnblock={() => setBlocked(false)} />;
  if (problem === 'blocked') return <KeptApart userId={userId} />;
  if (problem === 'missing') return <Missing title={texts.notLoaded} />;
  if (status === 'error') return <NotLoadedProfile onRetry={retry}>{afterFailure()}</NotLoadedProfile>;
  // The posts wait for the profile, as the height above them depends on it.
  if (!profile) return <Ghost userId={userId} />;
  return (
    <>
      <Head
        userId={userId}
        profile={profile}
        actions={
          <>
            <FollowPerson person={profile} source={SOURCE} />
            <Button asChild>
              <RouterLink href={linksPathOf(profile.username)}>{texts.links}</RouterLink>
            </Button>
          </>
        }
        menu={<PersonOptions personId={userId} className={styles.disc} onBlock={() => setBlocked(true)} />}
      />
      <div className={styles.othersPosts}>
        <PostsWithOverlay
          ProductOverPost={ProductOverPost}
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
    </>
  );
}

const Ghost = ({ userId }: { userId: string }) => (
  <>
    <Head userId={userId} profile={undefined} />
    <div className={styles.othersPosts}>
      <PostsSkeleton />
    </div>
  </>
);

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
    <div className={styles.othersHead}>
      <PersonHead
        {...head}
        leading={
          head.profile && (
            <IconButton
              variant="floating"
              label={back}
              icon={<Icon path={ARROW_LEFT} size={20} className={styles.arrow} />}
              onClick={goBack}
            />
          )
        }
      />
    </div>
  );
}

/** Replaces a profile refused because of a block. If the viewer set the block, they can remove it. */
function KeptApart({ userId }: { userId: string }) {
  const list = useBlockedPeople(`${pageKeyOf(useLocation())} ${userId}`);
  const [isLetIn, setLetIn] = useState(false);
  const blocked = list.people.find(({ id }) => id === userId);
  const { loading, hasMore, error, loadMore } = list;
  // Loads further pages of the blocked users until this user is found.
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
  return isLetIn || loading || isLookedFor ? <Ghost userId={userId} /> : <AccessDenied userId={userId} />;
}

function Missing({ title }: { title: string }) {
  const { goBack: label, missingHelp } = useMessages(personPageMessages);
  const goBack = useGoBack();
  return (
    <>
      <EmptyState
        className={instead.above}
        headingLevel={1}
        title={title}
        help={missingHelp}
        action={
          <Button variant="primary" onClick={goBack}>
            {label}
          </Button>
        }
      />
      <WhatElseWithOverlay large />
    </>
  );
}

/** Replaces the profile of a user who blocked the viewer. */
function AccessDenied({ userId }: { userId: string }) {
  const { goBack: label, deniedTitle } = useMessages(personPageMessages);
  const goBack = useGoBack();
  return (
    <>
      <EmptyState
        className={instead.above}
        headingLevel={1}
        title={deniedTitle}
        action={
          <div className={styles.answers}>
            <Button variant="primary" onClick={goBack}>
              {label}
            </Button>
            <ReportPerson personId={userId} />
          </div>
        }
      />
      <WhatElseWithOverlay large />
    </>
  );
}

interface BlockedProps {
  username: string | undefined;
  isNew?: boolean;
  onUnblock(): void;
}

function Blocked({ username, isNew = false, onUnblock }: BlockedProps) {
  const texts = useMessages(moderationPageMessages);
  const { goBack: label } = useMessages(personPageMessages);
  const goBack = useGoBack();
  return (
    <>
      <EmptyState
        className={instead.above}
        headingLevel={1}
        title={texts.blocked(username)}
        help={texts.blockedHelp}
        action={
          <div className={styles.answers}>
            {/* After a block, the used menu is gone, so the focus moves here. */}
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
      <WhatElseWithOverlay large />
    </>
  );
}

const focusOnArrival = (button: HTMLElement | null) => button?.focus();

function Named({ username }: { username: string }) {
  const { lookup } = useUsernameLookup();
  const { notFound } = useMessages(lookupMessages);
  const navigate = useNavigate();
  const [problem, setProblem] = useState<'notFound' | 'failed'>();
  const [tries, setTries] = useState(0);
  const [isTold, setTold] = useState(false);
  usePageTitle(`@${username}`);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again on each retry
  useEffect(() => {
    let isHere = true;
    setProblem(undefined);
    setTold(false);
    void lookup(username).then(({ status, userId }) => {
      if (!isHere) return;
      if (status === 'found') void navigate(`/user-profile/${userId}`, { replace: true });
      // A guest sees the sign-in prompt instead.
      else if (status !== 'guest') setProblem(status);
    });
    return () => {
      isHere = false;
    };
  }, [lookup, navigate, username, tries]);

  if (problem === 'notFound') return <Missing title={notFound} />;
  if (problem === 'failed') {
    const again = () => setTries((before) => before + 1);
    return (
      <>
        <NotLoadedProfile title={notFound} onRetry={again}>
          {afterFailure()}
        </NotLoadedProfile>
        <LookupFailed open={!isTold} onClose={() => setTold(true)} />
      </>
    );
  }
  return <Ghost userId="" />;
}

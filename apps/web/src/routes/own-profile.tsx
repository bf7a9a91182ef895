import { type PostsOf, useOwnPostsChanged, usePersonsPosts, useProfile, useSession } from '@vitrine/hooks';
import { Button, EmptyState, Tab, TabList, TabPanel, TabsRoot, useMessages } from '@vitrine/ui';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { useUnfollowToast } from '../follow/useUnfollowToast.ts';
import { PostsWithOverlay } from '../open-post/PostsWithOverlay.tsx';
import { WhatElseWithOverlay } from '../open-product/WhatElseWithOverlay.tsx';
import { useUnsavedToast } from '../posts/useUnsavedToast.ts';
import { NotLoadedProfile } from '../profile/NotLoadedProfile.tsx';
import { PersonHead } from '../profile/PersonHead.tsx';
import { ProfileMenu } from '../profile/ProfileMenu.tsx';
import * as styles from '../profile/person-page.css.ts';
import { ownPageMessages, personPageMessages } from '../profile/person-page.messages.ts';
import { pageKeyOf } from '../shell/page-key.ts';
import { RouterLink } from '../shell/RouterLink.tsx';
import { usePageTitle } from '../shell/useDocumentTitle.ts';

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
  const texts = useMessages(personPageMessages);
  usePageTitle(profile ? `@${profile.username}` : texts.profile);
  useUnfollowToast('OwnProfile');
  useOwnPostsChanged(retry);

  if (status === 'error') return <NotLoadedProfile onRetry={retry} />;
  return (
    <>
      <div className={styles.head}>
        <PersonHead
          userId={userId}
          profile={profile}
          actions={
            <Button asChild variant="primary" shape="pill">
              <RouterLink href="/create">{texts.newPost}</RouterLink>
            </Button>
          }
          menu={<ProfileMenu userId={userId} username={profile?.username} />}
        />
      </div>
      {/* How high the head is, nobody knows before the person is there. */}
      {profile && <OwnPosts userId={userId} />}
    </>
  );
}

/** What the person shared, and what they saved. */
function OwnPosts({ userId }: { userId: string }) {
  const texts = useMessages(ownPageMessages);
  const [which, choose] = usePostsInAddress();
  return (
    <TabsRoot<PostsOf> className={styles.posts} value={which} onValueChange={choose}>
      <div className={styles.tabs}>
        <TabList className={styles.tabList} label={texts.tabs}>
          <Tab value="published">{texts.myPosts}</Tab>
          <Tab value="saved">{texts.saved}</Tab>
        </TabList>
      </div>
      <TabPanel value="published" className={styles.tabPanel}>
        <Posts userId={userId} which="published" title={texts.noPosts} help={texts.noPostsHelp} />
      </TabPanel>
      <TabPanel value="saved" className={styles.tabPanel}>
        <Saved userId={userId} />
      </TabPanel>
    </TabsRoot>
  );
}

function Saved({ userId }: { userId: string }) {
  const { nothingSaved, nothingSavedHelp } = useMessages(ownPageMessages);
  useUnsavedToast('SavedPosts');
  return <Posts userId={userId} which="saved" title={nothingSaved} help={nothingSavedHelp} />;
}

interface PostsProps {
  userId: string;
  which: PostsOf;
  title: string;
  help: string;
}

function Posts({ userId, which, title, help }: PostsProps) {
  const { myPosts, saved } = useMessages(ownPageMessages);
  const list = usePersonsPosts(pageKeyOf(useLocation()), userId, which);
  return (
    <PostsWithOverlay
      label={which === 'saved' ? saved : myPosts}
      list={list}
      empty={
        <>
          <EmptyState title={title} help={help} />
          <WhatElseWithOverlay />
        </>
      }
    />
  );
}

/** Which posts are shown, as the address says it: a reload and the way back find the same. */
function usePostsInAddress(): [PostsOf, (which: PostsOf) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const search = new URLSearchParams(location.search);
  const which = search.get('tab') === 'saved' ? 'saved' : 'published';
  const choose = (next: PostsOf) => {
    if (next === 'saved') search.set('tab', next);
    else search.delete('tab');
    // The same page in another state.
    const state = { ...location.state, pageKey: pageKeyOf(location) };
    void navigate({ search: search.toString() }, { replace: true, preventScrollReset: true, state });
  };
  return [which, choose];
}

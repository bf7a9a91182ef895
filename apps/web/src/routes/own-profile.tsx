import { type PostsOf, useOwnPostsChanged, usePersonsPosts, useProfile, useSession } from '@vitrine/hooks';
import { Button, EmptyState, Icon, Tab, TabList, TabPanel, TabsRoot, useMessages } from '@vitrine/ui';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { useUnfollowToast } from '../follow/useUnfollowToast.ts';
import { PostsWithOverlay } from '../open-post/PostsWithOverlay.tsx';
import { ProductOverPost } from '../open-product/ProductOverPost.tsx';
import { WhatElseWithOverlay } from '../open-product/WhatElseWithOverlay.tsx';
import { PostsSkeleton } from '../posts/PostsSkeleton.tsx';
import { useUnsaveUndo } from '../posts/useUnsaveUndo.ts';
import { NotLoadedProfile } from '../profile/NotLoadedProfile.tsx';
import { PersonHead } from '../profile/PersonHead.tsx';
import { ProfileMenu } from '../profile/ProfileMenu.tsx';
import * as styles from '../profile/person-page.css.ts';
import { ownPageMessages, personPageMessages } from '../profile/person-page.messages.ts';
import { pageKeyOf } from '../shell/history/page-key.ts';
import { PLUS } from '../shell/icons/plus.ts';
import { RouterLink } from '../shell/links/RouterLink.tsx';
import { usePageTitle } from '../shell/page/useDocumentTitle.ts';
import { useTabInAddress } from '../shell/page/useTabInAddress.ts';

/** The viewer's own profile. Another user's id redirects to the public profile. */
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
  const { newPost, profile: title } = useMessages(personPageMessages);
  const texts = useMessages(ownPageMessages);
  const [which, choose] = useTabInAddress(POSTS_OF);
  usePageTitle(profile ? `@${profile.username}` : title);
  useUnfollowToast('OwnProfile');
  useOwnPostsChanged(retry);

  if (status === 'error') {
    return (
      <NotLoadedProfile onRetry={retry}>
        {navigator.onLine && <WhatElseWithOverlay large afterFailure />}
      </NotLoadedProfile>
    );
  }
  // The posts wait for the profile, as the height above them depends on it.
  if (!profile)
    return (
      <>
        <div className={styles.head}>
          <PersonHead userId={userId} profile={undefined} tabs={<div className={styles.tabsToCome} />} />
        </div>
        <div className={styles.tabPanel}>
          <PostsSkeleton />
        </div>
      </>
    );
  return (
    <TabsRoot<PostsOf> className={styles.posts} value={which} onValueChange={choose}>
      <div className={styles.head}>
        <PersonHead
          userId={userId}
          profile={profile}
          actions={
            <>
              <Button
                asChild
                variant="primary"
                className={styles.action}
                icon={<Icon path={PLUS} size={18} />}
              >
                <RouterLink href="/create">
                  <span className={styles.wideWords}>{newPost}</span>
                </RouterLink>
              </Button>
              <Button asChild className={`${styles.action} ${styles.quiet}`}>
                <RouterLink href="/edit-profile">{texts.editProfile}</RouterLink>
              </Button>
              <Button asChild className={`${styles.action} ${styles.quiet}`}>
                <RouterLink href="/your-links">{texts.links}</RouterLink>
              </Button>
            </>
          }
          menu={<ProfileMenu userId={userId} username={profile.username} />}
          tabs={
            <TabList className={styles.tabList} label={texts.tabs}>
              <Tab value="published">{texts.myPosts}</Tab>
              <Tab value="saved">{texts.saved}</Tab>
            </TabList>
          }
        />
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
  useUnsaveUndo('SavedPosts');
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
      ProductOverPost={ProductOverPost}
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

const POSTS_OF: readonly [PostsOf, ...PostsOf[]] = ['published', 'saved'];

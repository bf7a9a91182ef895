import { type TaggedPost, useServices, useSharedPost } from '@vitrine/hooks';
import { Button, EmptyState, SharedPost, type SharedPostProps, useMessages, viewerPostOf } from '@vitrine/ui';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useParams } from 'react-router-dom';
import { companionApp, openInApp } from '../shell/companion-app/companion-app.ts';
import { isCrawler, isIosDevice } from '../shell/companion-app/visiting-device.ts';
import { RouterLink } from '../shell/links/RouterLink.tsx';
import { usePageTitle } from '../shell/page/useDocumentTitle.ts';
import { linkTo } from '../shell/sharing/share.ts';
import { postMessages } from './post.messages.ts';
import { placeInApp, postPathOf, sharedPathOf } from './post-address.ts';
import { SharedPostActions } from './SharedPostActions.tsx';
import * as styles from './SharedPostPage.css.ts';
import { sharedPostMessages } from './shared-post.messages.ts';

/** The page behind a post's shared link, for people from elsewhere. Crawlers read its tags and run nothing. */
export function SharedPostPage() {
  const { postId = '' } = useParams();
  return useIsCrawler() ? <Loading /> : <Shared key={postId} postId={postId} />;
}

function Shared({ postId }: { postId: string }) {
  const { post, tagged, status } = useSharedPost(postId, (id) => linkTo(sharedPathOf(id)));
  const texts = useMessages(sharedPostMessages);
  const { title } = useMessages(postMessages);
  const username = post?.username ?? tagged?.username;
  const failed = status === 'missing' || status === 'error' ? texts.failed : undefined;
  usePageTitle(username === undefined ? (failed ?? texts.loading) : title(username));
  useAppAtFirst(postId);
  if (failed !== undefined) return <Failed text={failed} />;
  const shown = post ? viewerPostOf(post) : tagged && fromTags(tagged);
  if (!shown) return <Loading />;
  return (
    <div className={styles.page}>
      <SharedPost
        post={shown}
        more={
          <RouterLink href={postPathOf(postId)} className={styles.onTheSite}>
            {texts.onTheSite}
          </RouterLink>
        }
        actions={<SharedPostActions postId={postId} />}
      />
    </div>
  );
}

function Loading() {
  const { loading } = useMessages(sharedPostMessages);
  return (
    <div className={styles.page}>
      <p role="status" className={styles.loading}>
        {loading}
      </p>
    </div>
  );
}

function Failed({ text }: { text: string }) {
  const { home } = useMessages(sharedPostMessages);
  return (
    <EmptyState
      headingLevel={1}
      title={text}
      action={
        <Button asChild variant="primary">
          <RouterLink href="/">{home}</RouterLink>
        </Button>
      }
    />
  );
}

const fromTags = ({ username, description, picture }: TaggedPost): SharedPostProps['post'] => ({
  username,
  content: description,
  media: picture
    ? [
        {
          id: picture.url,
          kind: 'image',
          src: picture.url,
          width: picture.width,
          height: picture.height,
          alt: picture.alt,
        },
      ]
    : [],
});

const never = () => () => undefined;

/** The server draws the same page for everybody. */
const useIsCrawler = () =>
  useSyncExternalStore(
    never,
    () => isCrawler(navigator),
    () => false,
  );

const TRIED_KEY = 'appOpenTried';

/** Tries to open the post in the app, on iOS and once in a visit. If that fails, the page is there. */
function useAppAtFirst(postId: string): void {
  const { sessionStorage } = useServices();
  const tryOnce = useEffectEvent(() => {
    if (!companionApp.scheme || !isIosDevice(navigator) || isCrawler(navigator)) return;
    if (sessionStorage.get(TRIED_KEY)) return;
    sessionStorage.set(TRIED_KEY, 'yes');
    openInApp(companionApp, placeInApp(postId), { onClosed: () => undefined });
  });
  useEffect(() => tryOnce(), []);
}

import {
  type DiscoverTab,
  prepareDiscover,
  useDiscoverFeed,
  useSignInGate,
  useViewerId,
} from '@vitrine/hooks';
import {
  Button,
  discoverColumnsForWidth,
  EmptyState,
  type MasonryHandle,
  NewItemsPill,
  Tab,
  TabList,
  TabPanel,
  TabsRoot,
  useMessages,
  VisuallyHidden,
} from '@vitrine/ui';
import { type FocusEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PostsWithOverlay } from '../open-post/PostsWithOverlay.tsx';
import { ProductOverPost } from '../open-product/ProductOverPost.tsx';
import type { Preparation } from '../page-module.ts';
import { usePostAddress } from '../posts/post-address.ts';
import { pageKeyOf } from '../shell/history/page-key.ts';
import { RouterLink } from '../shell/links/RouterLink.tsx';
import { usePageTitle } from '../shell/page/useDocumentTitle.ts';
import { useIsWide } from '../shell/page/useIsWide.ts';
import { useTabInAddress } from '../shell/page/useTabInAddress.ts';
import { wide } from '../shell/page/wide.css.ts';
import { DiscoverAside } from './DiscoverAside.tsx';
import * as styles from './DiscoverPage.css.ts';
import { DiscoverSearch, openSearchIn } from './DiscoverSearch.tsx';
import { discoverMessages } from './discover.messages.ts';
import { FEED_PARAM, searchInAddress } from './discover-address.ts';
import * as bar from './FeedBar.css.ts';
import { FeedBar } from './FeedBar.tsx';
import { FullAccess } from './FullAccess.tsx';
import { HashtagPosts } from './HashtagPosts.tsx';
import { PeopleToFollow } from './PeopleToFollow.tsx';
import { PostTiles } from './PostTiles.tsx';
import { previewColumns } from './tile-columns.ts';

/** Fetches the first posts for guests. */
export const prepareDiscoverPage = ({ services, page }: Preparation) => prepareDiscover(services, page);

const TABS: readonly [DiscoverTab, DiscoverTab] = ['discover', 'following'];
/** Window width in px from which something stands beside the posts. */
const WITH_ASIDE = 1024;

/** The feeds of posts, with the search above and people beside them; or the posts of a hashtag. */
export function DiscoverPage() {
  const viewer = useViewerId();
  const search = useRef<HTMLDivElement>(null);
  const [firstPosts, setFirstPosts] = useState<ReadonlySet<string> | null>(null);
  const { hashtag } = searchInAddress(useLocation().search);
  const hasAside = useIsWide(WITH_ASIDE) && viewer !== undefined;
  // Guests see the feed below the question to sign in. After an expired session, the viewer is still known.
  if (hashtag !== undefined && viewer !== undefined) {
    return (
      <>
        <div className={`${bar.search} ${wide}`}>
          <div className={styles.searchAlone}>
            <DiscoverSearch />
          </div>
        </div>
        <HashtagPosts key={hashtag} name={hashtag} />
      </>
    );
  }
  return (
    <div className={wide}>
      <div className={styles.page} data-aside={hasAside || undefined}>
        <div>
          <div className={bar.search}>
            <DiscoverSearch ref={search} />
          </div>
          <Feeds
            viewer={viewer}
            hasAside={hasAside}
            onSearch={() => openSearchIn(search.current)}
            onFirst={setFirstPosts}
          />
        </div>
        {hasAside && <DiscoverAside firstPosts={firstPosts} />}
      </div>
    </div>
  );
}

interface FeedsProps {
  viewer: string | undefined;
  hasAside: boolean;
  onSearch(): void;
  /** Called with the ids of the first posts, once they are known or have failed. */
  onFirst(ids: ReadonlySet<string>): void;
}

function Feeds({ viewer, hasAside, onSearch, onFirst }: FeedsProps) {
  const texts = useMessages(discoverMessages);
  const { ask } = useSignInGate();
  const [chosen, choose] = useTabInAddress(TABS, FEED_PARAM);
  const tab = viewer === undefined ? 'discover' : chosen;
  usePageTitle(texts.title);
  return (
    <TabsRoot<DiscoverTab>
      value={tab}
      onValueChange={(next) =>
        viewer === undefined
          ? ask({ kind: 'fullAccess', goal: `/discover?${FEED_PARAM}=following` })
          : choose(next)
      }
    >
      {viewer === undefined ? (
        <h1 className={styles.promise}>{texts.promise}</h1>
      ) : (
        <VisuallyHidden as="h1">{texts.title}</VisuallyHidden>
      )}
      <FeedBar onSearch={onSearch}>
        <TabList label={texts.tabs} className={bar.tabs}>
          <Tab value="discover">{texts.discover}</Tab>
          <Tab value="following" onFocus={viewer === undefined ? keepUnchosen : undefined}>
            {texts.following}
          </Tab>
        </TabList>
      </FeedBar>
      <TabPanel value={tab}>
        <Feed
          key={tab}
          tab={tab}
          onFirst={onFirst}
          isPreview={viewer === undefined}
          below={
            viewer === undefined || hasAside ? undefined : (
              <div className={styles.between}>
                <PeopleToFollow />
              </div>
            )
          }
        />
      </TabPanel>
    </TabsRoot>
  );
}

/** Focus alone must not choose a guest's tab, or the closed question would open again when it returns the focus. */
const keepUnchosen = (event: FocusEvent) => event.preventDefault();

interface FeedProps {
  tab: DiscoverTab;
  isPreview: boolean;
  below: ReactNode;
  onFirst(ids: ReadonlySet<string>): void;
}

/** Tiles in the first screen of a desktop, and the row after them. */
const FIRST_POSTS = 12;

function Feed({ tab, isPreview, below, onFirst }: FeedProps) {
  const texts = useMessages(discoverMessages);
  const { newCount, showNew, ...list } = useDiscoverFeed(pageKeyOf(useLocation()), tab);
  const grid = useRef<MasonryHandle>(null);
  const isCovered = usePostAddress().id !== undefined;
  const isAtEnd = list.posts.length > 0 && !list.hasMore && !list.error;
  const [first] = list.posts;
  const firstIds = list.posts
    .slice(0, FIRST_POSTS)
    .map(({ id }) => id)
    .join(' ');
  const isKnown = list.posts.length > 0 || Boolean(list.error) || !list.hasMore;
  const tellFirst = useEffectEvent(onFirst);
  useEffect(() => {
    if (isKnown) tellFirst(new Set(firstIds.split(' ')));
  }, [isKnown, firstIds]);
  const focusFirst = () => {
    if (first) grid.current?.focusItem(first.id);
    window.scrollTo({ top: 0 });
    return null;
  };
  return (
    <div>
      <NewItemsPill
        shown={newCount > 0}
        className={bar.pill}
        align="end"
        focusAfter={focusFirst}
        onShow={showNew}
      />
      <PostsWithOverlay
        ProductOverPost={ProductOverPost}
        label={tab === 'discover' ? texts.posts : texts.followingPosts}
        list={list}
        gridRef={grid}
        gridOf={(tiles) => (
          <PostTiles
            {...tiles}
            columnsFor={isPreview ? previewColumns : discoverColumnsForWidth}
            showsAge={tab === 'following'}
            below={tab === 'discover' ? below : undefined}
            moreLabel={texts.morePosts}
          />
        )}
        empty={
          <>
            {tab === 'discover' ? <NoActivity /> : <EmptyState title={texts.nothingFollowed} />}
            {below}
          </>
        }
      />
      {isAtEnd &&
        (isPreview ? (
          <FullAccess author={list.posts[0]?.username} isCovered={isCovered} />
        ) : (
          <p className={styles.end}>{texts.end}</p>
        ))}
    </div>
  );
}

function NoActivity() {
  const texts = useMessages(discoverMessages);
  return (
    <EmptyState
      title={texts.noActivity}
      help={texts.noActivityHelp}
      action={
        <Button asChild variant="primary">
          <RouterLink href="/create">{texts.newPost}</RouterLink>
        </Button>
      }
    />
  );
}

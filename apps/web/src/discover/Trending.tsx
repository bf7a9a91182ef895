import { useTrendingHashtags, useTrendingPosts } from '@vitrine/hooks';
import {
  HashtagList,
  type HashtagListHashtag,
  type PostTilePost,
  TrendingPosts,
  tilePostOf,
  useMessages,
} from '@vitrine/ui';
import { type MouseEvent, useMemo } from 'react';
import { hashtagPath } from '../posts/hashtag-address.ts';
import { postPathOf, usePostAddress } from '../posts/post-address.ts';
import { isPlainClick } from '../shell/links/plain-click.ts';
import { trendingMessages } from './trending.messages.ts';

const postHrefOf = ({ id }: PostTilePost) => postPathOf(id);
const hashtagHrefOf = ({ name }: HashtagListHashtag) => hashtagPath(name);

/** Posts and hashtags that trend, without the posts beside them. A post opens over the page. */
export function Trending({ shownElsewhere }: { shownElsewhere: ReadonlySet<string> | null }) {
  const texts = useMessages(trendingMessages);
  const { posts, loading } = useTrendingPosts(shownElsewhere);
  const { hashtags } = useTrendingHashtags();
  const { show } = usePostAddress();
  const tiles = useMemo(() => posts.map(tilePostOf), [posts]);
  const open = ({ id }: PostTilePost, event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    show(id);
  };
  return (
    <TrendingPosts title={texts.title} posts={tiles} busy={loading} hrefOf={postHrefOf} onOpen={open}>
      {hashtags.length > 0 && (
        <HashtagList aria-label={texts.hashtags} hashtags={hashtags} hrefOf={hashtagHrefOf} />
      )}
    </TrendingPosts>
  );
}

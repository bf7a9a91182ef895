import { HASHTAG_ORDERS, type HashtagOrder } from '@vitrine/api';
import { useHashtagPosts } from '@vitrine/hooks';
import { Button, EmptyState, SegmentedControl, useMessages } from '@vitrine/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PostsWithOverlay } from '../open-post/PostsWithOverlay.tsx';
import { ProductOverPost } from '../open-product/ProductOverPost.tsx';
import { pageKeyOf } from '../shell/history/page-key.ts';
import { RouterLink } from '../shell/links/RouterLink.tsx';
import { usePageTitle } from '../shell/page/useDocumentTitle.ts';
import { wide } from '../shell/page/wide.css.ts';
import * as styles from './HashtagPosts.css.ts';
import { hashtagMessages } from './hashtag.messages.ts';
import { PostTiles } from './PostTiles.tsx';
import { hashtagColumns } from './tile-columns.ts';

/** Names with more characters have a smaller title. */
const LONG = 24;

/**
 * The posts of a hashtag, for signed-in viewers.
 *
 * @param name Without #.
 */
export function HashtagPosts({ name }: { name: string }) {
  const texts = useMessages(hashtagMessages);
  const [order, setOrder] = useState<HashtagOrder>('top');
  const { hashtag, ...list } = useHashtagPosts(pageKeyOf(useLocation()), name, order);
  usePageTitle(texts.title(name));
  const orders = { top: texts.top, newest: texts.newest };
  return (
    <>
      <div className={styles.head}>
        <div className={styles.line}>
          <h1 className={styles.title} dir="auto" data-long={[...name].length > LONG || undefined}>
            #<em className={styles.word}>{name}</em>
          </h1>
          {hashtag && hashtag.postCount > 0 && (
            <p className={styles.count}>{texts.count(hashtag.postCount)}</p>
          )}
        </div>
        <SegmentedControl
          label={texts.order}
          hideLabel
          options={HASHTAG_ORDERS.map((value) => ({ value, label: orders[value] }))}
          value={order}
          onValueChange={setOrder}
        />
      </div>
      <PostsWithOverlay
        ProductOverPost={ProductOverPost}
        label={texts.postsWith(name)}
        list={list}
        gridOf={(grid) => (
          <div className={wide}>
            <PostTiles {...grid} columnsFor={hashtagColumns} />
          </div>
        )}
        empty={
          <EmptyState
            title={texts.empty(name)}
            help={texts.emptyHelp}
            action={
              <Button asChild variant="primary">
                <RouterLink href="/create">{texts.newPost}</RouterLink>
              </Button>
            }
          />
        }
      />
    </>
  );
}

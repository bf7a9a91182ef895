'use client';
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { classNames } from '../../controls/classNames.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { EYE_OFF } from '../../controls/icons/eye-off.ts';
import { Skeleton } from '../../controls/Skeleton/Skeleton.tsx';
import { ProductPicture } from '../../products/ProductPicture/ProductPicture.tsx';
import { keyed } from '../../provider/lists.ts';
import { useLinkComponent, useMessages } from '../../provider/UiProvider.tsx';
import type { PostTilePost } from '../PostTile/PostTile.tsx';
import { postGridMessages } from '../post-grid.messages.ts';
import { postTileName } from '../post-tile-name.ts';
import * as styles from './TrendingPosts.css.ts';

/** Props of `TrendingPosts`, including those of a `<section>`. */
export interface TrendingPostsProps<Post extends PostTilePost = PostTilePost>
  extends Omit<ComponentProps<'section'>, 'title'> {
  /** Title: "Trending". */
  title: string;
  /** Heading level of the title; 2 by default. */
  headingLevel?: 2 | 3 | undefined;
  /** The first six are shown. Without posts and children, nothing is rendered unless `busy`. */
  posts: readonly Post[];
  /** Whether the posts are on their way; shows skeletons while there are none. */
  busy?: boolean | undefined;
  /** Returns the address of a post. */
  hrefOf: (post: Post) => string;
  /** Called when a post is pressed; prevent the default to stay on the page. */
  onOpen?: ((post: Post, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Below the posts, such as a `HashtagList`. */
  children?: ReactNode;
}

/** Six posts as squares, three across. */
export function TrendingPosts<Post extends PostTilePost = PostTilePost>({
  title,
  headingLevel = 2,
  posts: given,
  busy = false,
  hrefOf,
  onOpen,
  className,
  children,
  ...rest
}: TrendingPostsProps<Post>) {
  const Link = useLinkComponent();
  const texts = useMessages(postGridMessages);
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const posts = keyed('TrendingPosts', given, ({ id }) => id).slice(0, SHOWN);
  if (posts.length === 0 && !busy && !children) return null;
  return (
    <section
      aria-labelledby={titleId}
      aria-busy={busy || undefined}
      {...rest}
      className={classNames(styles.section, className)}
    >
      <Heading id={titleId} className={styles.title}>
        {title}
      </Heading>
      {posts.length === 0 && busy && (
        <div aria-hidden className={styles.squares}>
          {SKELETONS.map((place) => (
            <Skeleton key={place} radius="card" aspectRatio={1} />
          ))}
        </div>
      )}
      {posts.length > 0 && (
        <ul className={styles.squares}>
          {posts.map(([key, post]) => (
            <li key={key} className={styles.item}>
              <Link
                className={styles.link}
                href={hrefOf(post)}
                aria-label={postTileName(post, texts)}
                onClick={(event: MouseEvent<HTMLAnchorElement>) => onOpen?.(post, event)}
              >
                {post.filtered ? (
                  <span className={styles.cover}>
                    <Icon path={EYE_OFF} size={20} strokeWidth={1.5} />
                  </span>
                ) : (
                  <ProductPicture {...post.picture} style={square} alt="" name="" sizes="120px" />
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}

const SHOWN = 6;
const SKELETONS = [1, 2, 3, 4, 5, 6];
const square = { aspectRatio: 1 };

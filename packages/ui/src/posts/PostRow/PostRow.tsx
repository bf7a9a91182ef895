'use client';
import { type ComponentProps, type MouseEvent, useId } from 'react';
import { Avatar } from '../../controls/Avatar/Avatar.tsx';
import { classNames } from '../../controls/classNames.ts';
import { ProductPicture } from '../../products/ProductPicture/ProductPicture.tsx';
import { keyed } from '../../provider/lists.ts';
import { useLinkComponent } from '../../provider/UiProvider.tsx';
import type { PostTilePost } from '../PostTile/PostTile.tsx';
import * as styles from './PostRow.css.ts';

/** The parts of a post that a `PostRow` shows. */
export interface PostRowPost extends Pick<PostTilePost, 'id' | 'username' | 'caption' | 'picture'> {
  /** Address of the author's picture; until it has loaded, the first letter of `username` shows. */
  authorPicture?: string | null | undefined;
}

/** Props of `PostRow`, including those of a `<section>`. */
export interface PostRowProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** Title of the row: "In 2 posts". */
  title: string;
  /** Heading level of the title; 2 by default. */
  headingLevel?: 2 | 3 | undefined;
  /** Without posts, nothing is rendered. */
  posts: readonly PostRowPost[];
  /** Returns the address of a post. */
  hrefOf(post: PostRowPost): string;
  /** Called when a post is pressed; prevent the default to stay on the page. */
  onOpen?: ((post: PostRowPost, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** A row of posts: picture, author and first words. It scrolls sideways if there are more than two. */
export function PostRow({
  title,
  headingLevel = 2,
  posts,
  hrefOf,
  onOpen,
  className,
  ...rest
}: PostRowProps) {
  const Link = useLinkComponent();
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  if (!posts?.length) return null;
  return (
    <section aria-labelledby={titleId} {...rest} className={classNames(styles.row, className)}>
      <Heading id={titleId} className={styles.title}>
        {title}
      </Heading>
      <ul className={styles.list}>
        {keyed('PostRow', posts, ({ id }) => id).map(([key, post]) => (
          <li key={key} className={styles.item}>
            <Link
              className={styles.post}
              href={hrefOf(post)}
              onClick={(event: MouseEvent<HTMLAnchorElement>) => onOpen?.(post, event)}
            >
              {/* The words beside it say what the picture is of. */}
              <ProductPicture {...shaped(post)} className={styles.picture} alt="" name="" sizes="60px" />
              <span className={styles.words}>
                {post.username && (
                  <span className={styles.author}>
                    <Avatar className={styles.face} name={post.username} src={post.authorPicture} />
                    <bdi className={styles.username}>@{post.username}</bdi>
                  </span>
                )}
                {post.caption && <span className={styles.caption}>{firstWordsOf(post.caption)}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const shaped = ({ picture }: PostRowPost) => ({ ...picture, width: 4, height: 5 });

/** More letters than two lines can show. Browsers are slow to wrap words of thousands of letters. */
const SHOWN = 160;

const firstWordsOf = (caption: string) => caption.slice(0, SHOWN);

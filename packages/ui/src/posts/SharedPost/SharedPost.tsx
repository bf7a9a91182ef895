'use client';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { Avatar } from '../../controls/Avatar/Avatar.tsx';
import { classNames } from '../../controls/classNames.ts';
import { kerningFor } from '../../format/kerningFor.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { MediaCarousel } from '../MediaCarousel/MediaCarousel.tsx';
import { shapeOf } from '../PostViewer/post-shape.ts';
import type { PostViewerPost } from '../PostViewer/post-viewer-props.ts';
import { postViewerMessages } from '../post-viewer.messages.ts';
import * as styles from './SharedPost.css.ts';

/** Props of `SharedPost`, including those of an `<article>`. */
export interface SharedPostProps extends Omit<ComponentProps<'article'>, 'children'> {
  post: Pick<PostViewerPost, 'username' | 'avatar' | 'content' | 'media'>;
  /** Buttons below the caption; on a phone they stay at the bottom of the window. */
  actions?: ReactNode;
  /** A quiet way on, beside the author. */
  more?: ReactNode;
  /** Level of the name of the post as a headline, which only screen readers see; 1 by default. */
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** A post on a page of its own, for people who come from elsewhere: media, author and caption. */
export function SharedPost({ post, actions, more, headingLevel = 1, className, ...rest }: SharedPostProps) {
  const messages = useMessages(postViewerMessages);
  const Heading = `h${headingLevel}` as const;
  const { username = '', avatar, content, media } = post ?? {};
  return (
    <article {...rest} className={classNames(styles.post, className)}>
      <Heading className={visuallyHidden}>{messages.postBy(username)}</Heading>
      {media && media.length > 0 && (
        <div className={styles.media} style={{ '--shape': shapeOf(post) } as CSSProperties}>
          <MediaCarousel label={messages.mediaOf(username)} media={media} />
        </div>
      )}
      <div className={styles.side}>
        <div className={styles.author}>
          <Avatar name={username} src={avatar} />
          <bdi className={styles.name}>{messages.by(username)}</bdi>
          {more && <div className={styles.more}>{more}</div>}
        </div>
        {content && (
          <p dir="auto" className={styles.caption} style={kerningFor(content)}>
            {content}
          </p>
        )}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </article>
  );
}

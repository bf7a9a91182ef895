import { type MouseEvent, useRef, useState } from 'react';
import { Avatar } from '../../controls/Avatar/Avatar.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { classNames } from '../../controls/classNames.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { BOOKMARK } from '../../controls/icons/bookmark.ts';
import { HEART } from '../../controls/icons/heart.ts';
import { LINK } from '../../controls/icons/link.ts';
import { MESSAGE_CIRCLE } from '../../controls/icons/message-circle.ts';
import { SHARE } from '../../controls/icons/share.ts';
import { Day } from '../../controls/RelativeTime/Day.tsx';
import { ViewerTitle } from '../../controls/Viewer/Viewer.tsx';
import { useLinkComponent, useMessages } from '../../provider/UiProvider.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { MediaCarousel } from '../MediaCarousel/MediaCarousel.tsx';
import { postViewerMessages } from '../post-viewer.messages.ts';
import { PostAction } from './PostAction.tsx';
import { PostCaption } from './PostCaption.tsx';
import { PostLinksStrip } from './PostLinksStrip.tsx';
import { PostSidePanel } from './PostSidePanel.tsx';
import * as styles from './PostViewer.css.ts';
import type { PostPanel, ReadyPost } from './post-viewer-props.ts';

interface OpenedPostProps extends ReadyPost {
  /** Whether a panel covers the bottom of the post, as on a phone. */
  isCovered: boolean;
}

export function OpenedPost({
  post,
  isCovered,
  liked = false,
  onLikedChange,
  onLikesOpen,
  saved = false,
  onSavedChange,
  onShare,
  onShareIntent,
  sharing = false,
  panel,
  onPanelChange,
  comments,
  links,
  ownerHref,
  onOwnerOpen,
  onCaptionLinkOpen,
  menu,
  notice,
}: OpenedPostProps) {
  const messages = useMessages(postViewerMessages);
  const [isUncovered, setUncovered] = useState(false);
  const isKeptBack = post.filtered === true && !isUncovered;
  const panels = { comments, links };
  const content = panel ? panels[panel] : undefined;
  const opener = useRef<HTMLElement>(null);
  const toggle = (wanted: PostPanel) => (event: MouseEvent<HTMLElement>) => {
    const button = event.currentTarget;
    // Kept before the panel opens, since the strip then becomes inert and loses the focus.
    opener.current = button === document.activeElement ? button : null;
    onPanelChange(panel === wanted ? null : wanted);
  };
  const author = <Author post={post} href={ownerHref} onOpen={onOwnerOpen} />;
  return (
    <>
      <ViewerTitle className={visuallyHidden}>{messages.postBy(post.username)}</ViewerTitle>
      <div className={styles.media}>
        {isKeptBack ? (
          <div className={styles.cover}>
            <p className={styles.coverTitle}>{messages.filteredTitle}</p>
            <p className={styles.coverHelp}>{messages.filteredHelp}</p>
            <Button onClick={() => setUncovered(true)}>{messages.showAnyway}</Button>
          </div>
        ) : (
          <MediaCarousel
            className={styles.arriving}
            label={messages.mediaOf(post.username)}
            media={post.media}
            away={isCovered}
          />
        )}
      </div>
      {isCovered && <div className={styles.pill}>{author}</div>}
      <div className={styles.side}>
        <div className={classNames(styles.owner, styles.arriving)} inert={isCovered}>
          {author}
          {menu && <div className={styles.menu}>{menu}</div>}
        </div>
        {post.content && !isKeptBack && (
          <PostCaption
            text={post.content}
            links={post.links}
            onLinkOpen={onCaptionLinkOpen}
            sharesRoom={content !== undefined}
            inert={isCovered}
          />
        )}
        {links && !isKeptBack && (
          <PostLinksStrip
            count={post.linkCount}
            isOpen={panel === 'links'}
            isCovered={isCovered}
            onClick={toggle('links')}
          />
        )}
        {panel && content && (
          <PostSidePanel panel={panel} opener={opener} onClose={() => onPanelChange(null)}>
            {content}
          </PostSidePanel>
        )}
        <div className={styles.foot}>
          <div className={styles.actions}>
            {onLikedChange && (
              <PostAction
                icon={<Icon path={HEART} size={22} strokeWidth={1.75} className={styles.fillable} />}
                label={messages.like}
                count={post.likeCount}
                tone="accent"
                aria-pressed={liked}
                onClick={() => onLikedChange(!liked)}
              />
            )}
            {!onLikedChange && onLikesOpen && (
              <PostAction
                icon={<Icon path={HEART} size={22} strokeWidth={1.75} />}
                label={messages.likes}
                count={post.likeCount}
                aria-haspopup="dialog"
                onClick={onLikesOpen}
              />
            )}
            {comments && (
              <PostAction
                icon={<Icon path={MESSAGE_CIRCLE} size={22} strokeWidth={1.75} />}
                label={messages.comments}
                count={post.commentCount}
                aria-expanded={panel === 'comments'}
                onClick={toggle('comments')}
              />
            )}
            {links && (
              <PostAction
                icon={<Icon path={LINK} size={22} strokeWidth={1.75} />}
                label={messages.links}
                count={post.linkCount}
                aria-expanded={panel === 'links'}
                onClick={toggle('links')}
              />
            )}
            <span className={styles.own}>
              {onShare && (
                <PostAction
                  icon={<Icon path={SHARE} size={22} strokeWidth={1.75} />}
                  label={messages.share}
                  aria-busy={sharing || undefined}
                  onPointerEnter={onShareIntent}
                  onPointerDown={onShareIntent}
                  onFocus={onShareIntent}
                  onClick={() => sharing || onShare()}
                />
              )}
              {onSavedChange && (
                <PostAction
                  icon={<Icon path={BOOKMARK} size={22} strokeWidth={1.75} className={styles.fillable} />}
                  label={messages.save}
                  count={post.saveCount}
                  aria-pressed={saved}
                  onClick={() => onSavedChange(!saved)}
                />
              )}
            </span>
          </div>
          {notice && <div className={styles.notice}>{notice}</div>}
        </div>
      </div>
    </>
  );
}

interface AuthorProps {
  post: ReadyPost['post'];
  href: string | undefined;
  onOpen: ReadyPost['onOwnerOpen'];
}

/** Face, username and date. The link's area covers all three. */
function Author({ post: { username, avatar, createdAt }, href, onOpen }: AuthorProps) {
  const { by } = useMessages(postViewerMessages);
  const Link = useLinkComponent();
  const name = <bdi>{by(username)}</bdi>;
  return (
    <div className={styles.author}>
      <Avatar name={username} src={avatar} />
      <div className={styles.who}>
        {href ? (
          <Link className={styles.nameLink} href={href} onClick={onOpen}>
            {name}
          </Link>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        {createdAt !== undefined && <Day at={createdAt} className={styles.day} />}
      </div>
    </div>
  );
}

import { useState } from 'react';
import { Avatar } from '../../controls/Avatar/Avatar.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { BOOKMARK } from '../../controls/icons/bookmark.ts';
import { HEART } from '../../controls/icons/heart.ts';
import { LINK } from '../../controls/icons/link.ts';
import { MESSAGE_CIRCLE } from '../../controls/icons/message-circle.ts';
import { SHARE } from '../../controls/icons/share.ts';
import { ViewerTitle } from '../../controls/Viewer/Viewer.tsx';
import { useMatches } from '../../interaction/useMatches.ts';
import { useLinkComponent, useMessages } from '../../provider/UiProvider.tsx';
import { media as screens } from '../../theme/scale.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { MediaCarousel } from '../MediaCarousel/MediaCarousel.tsx';
import { postViewerMessages } from '../post-viewer.messages.ts';
import { PostAction } from './PostAction.tsx';
import { PostCaption } from './PostCaption.tsx';
import { PostSidePanel } from './PostSidePanel.tsx';
import * as styles from './PostViewer.css.ts';
import type { PostPanel, ReadyPost } from './post-viewer-props.ts';

/** A post: its media, who published it, what they say, and what can be done with it. */
export function OpenedPost({
  post,
  liked = false,
  onLikedChange,
  onLikesOpen,
  saved = false,
  onSavedChange,
  onShare,
  sharing = false,
  panel,
  onPanelChange,
  comments,
  links,
  ownerHref,
  onOwnerOpen,
  menu,
  notice,
}: ReadyPost) {
  const messages = useMessages(postViewerMessages);
  const [isUncovered, setUncovered] = useState(false);
  const isCovered = post.filtered === true && !isUncovered;
  const panels = { comments, links };
  const content = panel ? panels[panel] : undefined;
  const isBeside = useMatches(screens.sideBySide);
  const toggle = (wanted: PostPanel) => () => onPanelChange(panel === wanted ? null : wanted);
  return (
    <>
      <ViewerTitle className={visuallyHidden}>{messages.postBy(post.username)}</ViewerTitle>
      <div className={styles.media}>
        {isCovered ? (
          <div className={styles.cover}>
            <p className={styles.coverTitle}>{messages.filteredTitle}</p>
            <p className={styles.coverHelp}>{messages.filteredHelp}</p>
            <Button onClick={() => setUncovered(true)}>{messages.showAnyway}</Button>
          </div>
        ) : (
          <MediaCarousel
            label={messages.mediaOf(post.username)}
            media={post.media}
            away={content !== undefined && !isBeside}
          />
        )}
      </div>
      <div className={styles.side}>
        <div className={styles.owner}>
          <Avatar name={post.username} src={post.avatar} />
          <Owner username={post.username} href={ownerHref} onOpen={onOwnerOpen} />
          {menu && <div className={styles.menu}>{menu}</div>}
        </div>
        {post.content && !isCovered && <PostCaption text={post.content} sharesRoom={content !== undefined} />}
        {panel && content && (
          <PostSidePanel panel={panel} onClose={() => onPanelChange(null)}>
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
                data-panel="comments"
                onClick={toggle('comments')}
              />
            )}
            {links && (
              <PostAction
                icon={<Icon path={LINK} size={22} strokeWidth={1.75} />}
                label={messages.links}
                count={post.linkCount}
                aria-expanded={panel === 'links'}
                data-panel="links"
                onClick={toggle('links')}
              />
            )}
            <span className={styles.own}>
              {onShare && (
                <PostAction
                  icon={<Icon path={SHARE} size={22} strokeWidth={1.75} />}
                  label={messages.share}
                  aria-busy={sharing || undefined}
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

interface OwnerProps {
  username: string;
  href: string | undefined;
  onOpen: ReadyPost['onOwnerOpen'];
}

function Owner({ username, href, onOpen }: OwnerProps) {
  const { by } = useMessages(postViewerMessages);
  const Link = useLinkComponent();
  const name = <bdi>{by(username)}</bdi>;
  if (!href) return <span className={styles.name}>{name}</span>;
  return (
    <Link className={styles.nameLink} href={href} onClick={onOpen}>
      {name}
    </Link>
  );
}

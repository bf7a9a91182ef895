'use client';
import type { ComponentProps, CSSProperties, MouseEvent } from 'react';
import { Avatar } from '../../controls/Avatar/Avatar.tsx';
import { classNames } from '../../controls/classNames.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { BOOKMARK } from '../../controls/icons/bookmark.ts';
import { EYE_OFF } from '../../controls/icons/eye-off.ts';
import { HEART } from '../../controls/icons/heart.ts';
import { IMAGES } from '../../controls/icons/images.ts';
import { LINK } from '../../controls/icons/link.ts';
import { MESSAGE_CIRCLE } from '../../controls/icons/message-circle.ts';
import { PLAY } from '../../controls/icons/play.ts';
import { RelativeTime } from '../../controls/RelativeTime/RelativeTime.tsx';
import { Skeleton } from '../../controls/Skeleton/Skeleton.tsx';
import { useControlled } from '../../interaction/useControlled.ts';
import { ProductPicture } from '../../products/ProductPicture/ProductPicture.tsx';
import { useLinkComponent, useMessages } from '../../provider/UiProvider.tsx';
import { discoverTileMessages } from '../discover-tile.messages.ts';
import { discoverTileRatio, discoverTileSizes } from '../discover-tile-geometry.ts';
import type { PostTilePost } from '../PostTile/PostTile.tsx';
import { postGridMessages } from '../post-grid.messages.ts';
import { postTileName } from '../post-tile-name.ts';
import * as styles from './DiscoverTile.css.ts';
import { TileAction } from './TileAction.tsx';
import { useOnePreview } from './useOnePreview.ts';

/** The parts of a post that a `DiscoverTile` shows. */
export interface DiscoverTilePost extends PostTilePost {
  /** Address of the author's picture; until it has loaded, the first letter of `username` shows. */
  authorPicture?: string | null | undefined;
  /** Address of the first medium if it is a video. */
  videoSrc?: string | undefined;
  /** Moment of publication, as ISO text; shown only with `showsAge`. */
  createdAt?: string | undefined;
  /** Numbers; 0 is not shown. */
  likeCount?: number | undefined;
  commentCount?: number | undefined;
  linkCount?: number | undefined;
}

/** Props of `DiscoverTile`, including those of a `<div>`. */
export interface DiscoverTileProps extends Omit<ComponentProps<'div'>, 'children'> {
  post: DiscoverTilePost;
  /** Address that the picture links to. */
  href: string;
  /** Called when the picture is pressed; prevent the default to stay on the page. */
  onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Address of the author. Without it, the name is plain text. */
  authorHref?: string | undefined;
  /** Called when the author is pressed; prevent the default to stay on the page. */
  onAuthorOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Called when the number of links is pressed. Without it, the number is absent. */
  onOpenLinks?: (() => void) | undefined;
  /** Called when the number of comments is pressed. Without it, the number is absent. */
  onOpenComments?: (() => void) | undefined;
  /** Whether the viewer likes the post; uncontrolled if undefined. */
  liked?: boolean | undefined;
  /** Called with the requested state. Without it, there is no heart. */
  onLikedChange?: ((liked: boolean) => void) | undefined;
  /** Whether the viewer saved the post; uncontrolled if undefined. */
  saved?: boolean | undefined;
  /** Called with the requested state. Without it, as for one's own post, there is no save button. */
  onSavedChange?: ((saved: boolean) => void) | undefined;
  /** Whether the age of the post shows beside its author, where there is room; for lists by time. */
  showsAge?: boolean | undefined;
  /** Whether to load the picture at once, with high priority. */
  priority?: boolean | undefined;
  /** Displayed width of the picture, as in the HTML attribute `sizes`; `discoverTileSizes` by default. */
  sizes?: string | undefined;
}

/**
 * A post to discover: its first picture in its own ratio, the author, and the numbers of likes, comments and
 * links. A video plays muted under the pointer or with keyboard focus, one at a time, never with reduced
 * motion or data. `discoverTileHeight` returns its height.
 */
export function DiscoverTile({
  post: given,
  href,
  onOpen,
  authorHref,
  onAuthorOpen,
  onOpenLinks,
  onOpenComments,
  liked: givenLiked,
  onLikedChange,
  saved: givenSaved,
  onSavedChange,
  showsAge = false,
  priority = false,
  sizes = discoverTileSizes,
  className,
  ...rest
}: DiscoverTileProps) {
  const Link = useLinkComponent();
  const gridTexts = useMessages(postGridMessages);
  const texts = useMessages(discoverTileMessages);
  const [liked, setLiked] = useControlled(givenLiked, false);
  const [saved, setSaved] = useControlled(givenSaved, false);
  const post = given ?? none;
  const { picture, videoSrc, isVideo = false, filtered = false, username = '', linkCount = 0 } = post;
  const preview = useOnePreview(isVideo && !filtered && Boolean(videoSrc));
  const mediaCount = Number.isFinite(post.mediaCount) ? (post.mediaCount as number) : 1;
  const name = postTileName(post, gridTexts);
  const facts = [isVideo && gridTexts.video, mediaCount > 1 && gridTexts.several(mediaCount)].filter(Boolean);
  const shape: CSSProperties = { aspectRatio: discoverTileRatio(post) };
  const author = (
    <>
      <Avatar className={styles.face} name={username} src={post.authorPicture} />
      <bdi className={styles.username}>@{username}</bdi>
    </>
  );
  return (
    <div {...rest} className={classNames(styles.tile, className)}>
      <div className={styles.frame} {...preview.handlers}>
        <Link className={styles.link} href={href} onClick={onOpen} aria-label={[name, ...facts].join(', ')}>
          {filtered ? (
            <span className={styles.cover} style={shape}>
              <Icon path={EYE_OFF} size={24} strokeWidth={1.5} />
              {gridTexts.covered}
            </span>
          ) : (
            <ProductPicture
              {...picture}
              style={shape}
              alt=""
              name={post.caption?.slice(0, SHOWN) ?? ''}
              sizes={sizes}
              priority={priority}
            />
          )}
          {preview.isPlaying && (
            // The video is silent and repeats the picture, so that it needs no name.
            <video
              ref={play}
              className={styles.video}
              src={videoSrc}
              muted
              loop
              playsInline
              disablePictureInPicture
              aria-hidden
              tabIndex={-1}
              onPlaying={({ currentTarget }) => {
                currentTarget.dataset.playing = '';
              }}
              onError={preview.stop}
            />
          )}
          {(isVideo || mediaCount > 1) && (
            <span className={styles.mark} aria-hidden>
              <Icon path={isVideo ? PLAY : IMAGES} size={18} />
            </span>
          )}
        </Link>
        {onSavedChange && (
          <TileAction
            className={styles.save}
            icon={BOOKMARK}
            iconSize={20}
            label={texts.save(name)}
            aria-pressed={saved}
            onClick={() => {
              setSaved(!saved);
              onSavedChange(!saved);
            }}
          />
        )}
        {onOpenLinks && linkCount > 0 && (
          <TileAction
            className={styles.links}
            icon={LINK}
            iconSize={16}
            label={texts.links(name)}
            count={linkCount}
            onClick={onOpenLinks}
          />
        )}
      </div>
      <div className={styles.foot}>
        {username &&
          (authorHref === undefined ? (
            <span className={styles.author}>{author}</span>
          ) : (
            <Link className={styles.authorLink} href={authorHref} onClick={onAuthorOpen}>
              {author}
            </Link>
          ))}
        {showsAge && post.createdAt !== undefined && (
          <RelativeTime className={styles.age} at={post.createdAt} />
        )}
        <span className={styles.numbers}>
          {onLikedChange && (
            <TileAction
              className={styles.like}
              icon={HEART}
              label={texts.like(name)}
              count={post.likeCount}
              aria-pressed={liked}
              onClick={() => {
                setLiked(!liked);
                onLikedChange(!liked);
              }}
            />
          )}
          {onOpenComments && (
            <TileAction
              className={styles.comments}
              icon={MESSAGE_CIRCLE}
              label={texts.comments(name)}
              count={post.commentCount}
              onClick={onOpenComments}
            />
          )}
        </span>
      </div>
    </div>
  );
}

const none: DiscoverTilePost = { id: '' };

/** More letters than the fallback of a picture can show. */
const SHOWN = 200;

function play(video: HTMLVideoElement) {
  // React does not set the `muted` attribute, and browsers start only muted videos by themselves.
  video.muted = true;
  void video.play().catch(() => undefined);
  return () => video.pause();
}

/** Props of `DiscoverTileSkeleton`, including those of a `<div>`. */
export interface DiscoverTileSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Width of the picture divided by its height; 0.8 by default. */
  ratio?: number | undefined;
}

/** Boxes in the shape of a `DiscoverTile`, while posts are on their way. */
export const DiscoverTileSkeleton = ({ ratio = 0.8, className, ...rest }: DiscoverTileSkeletonProps) => (
  <div {...rest} aria-hidden className={classNames(styles.tile, className)}>
    <Skeleton radius="card" aspectRatio={ratio} />
    <div className={styles.foot}>
      <Skeleton radius="pill" width={24} height={24} />
      <Skeleton width={88} height={12} />
    </div>
  </div>
);

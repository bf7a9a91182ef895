'use client';
import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../../controls/classNames.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { EYE_OFF } from '../../controls/icons/eye-off.ts';
import { IMAGES } from '../../controls/icons/images.ts';
import { PLAY } from '../../controls/icons/play.ts';
import type { PictureSource } from '../../layout/picture-aspect-ratio.ts';
import { ProductPicture } from '../../products/ProductPicture/ProductPicture.tsx';
import { useLinkComponent, useMessages } from '../../provider/UiProvider.tsx';
import { postGridMessages } from '../post-grid.messages.ts';
import { POST_TILE_RATIO } from '../post-tile-geometry.ts';
import { postTileName } from '../post-tile-name.ts';
import * as styles from './PostTile.css.ts';

/** The parts of a post that a tile shows. */
export interface PostTilePost {
  id: string;
  /** Username of the author, without the @. */
  username?: string | undefined;
  /** Caption; names the tile if there is no `alt`. */
  caption?: string | undefined;
  /** Picture of the first medium; for a video, its poster. */
  picture?: PictureSource | null | undefined;
  /** Description of the picture by the author. */
  alt?: string | undefined;
  /** Number of pictures and videos; 1 by default. */
  mediaCount?: number | undefined;
  /** Whether the first medium is a video. */
  isVideo?: boolean | undefined;
  /** Whether the post may be unwelcome; the tile then hides picture and caption. */
  filtered?: boolean | undefined;
}

/** Props of `PostTile`, including those of a `<div>`. */
export interface PostTileProps extends Omit<ComponentProps<'div'>, 'children'> {
  post: PostTilePost;
  /** Address that the tile links to. */
  href: string;
  /** Called when the tile is pressed; prevent the default to stay on the page. */
  onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Whether to load the picture at once, with high priority. */
  priority?: boolean | undefined;
  /** Displayed width of the picture, as in the HTML attribute `sizes`. */
  sizes?: string | undefined;
}

/** A post in a grid: its first picture, cropped to 4:5, and a sign for a video or several pictures. */
export function PostTile({
  post: given,
  href,
  onOpen,
  priority = false,
  sizes,
  className,
  ...rest
}: PostTileProps) {
  const Link = useLinkComponent();
  const texts = useMessages(postGridMessages);
  const post = given ?? none;
  const { picture, isVideo = false, filtered = false } = post;
  const mediaCount = Number.isFinite(post.mediaCount) ? (post.mediaCount as number) : 1;
  const facts = [isVideo && texts.video, mediaCount > 1 && texts.several(mediaCount)].filter(Boolean);
  return (
    <div {...rest} className={classNames(styles.tile, className)}>
      <Link
        className={styles.link}
        href={href}
        onClick={onOpen}
        aria-label={[postTileName(post, texts), ...facts].join(', ')}
      >
        {filtered ? (
          <span className={styles.cover} style={inShape}>
            <Icon path={EYE_OFF} size={24} strokeWidth={1.5} />
            {texts.covered}
          </span>
        ) : (
          <ProductPicture
            {...picture}
            style={inShape}
            alt=""
            name={post.caption ?? ''}
            sizes={sizes}
            priority={priority}
          />
        )}
        {(isVideo || mediaCount > 1) && (
          <span className={styles.mark} aria-hidden>
            <Icon path={isVideo ? PLAY : IMAGES} size={18} />
          </span>
        )}
      </Link>
    </div>
  );
}

const none: PostTilePost = { id: '' };
const inShape = { aspectRatio: POST_TILE_RATIO };

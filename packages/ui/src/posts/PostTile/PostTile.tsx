'use client';
import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../../controls/classNames.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { EYE_OFF } from '../../controls/icons/eye-off.ts';
import { IMAGES } from '../../controls/icons/images.ts';
import { PLAY } from '../../controls/icons/play.ts';
import { type PictureSource, pictureAspectRatio } from '../../layout/picture-aspect-ratio.ts';
import { ProductPicture } from '../../products/ProductPicture/ProductPicture.tsx';
import { useLinkComponent, useMessages } from '../../provider/UiProvider.tsx';
import { postGridMessages } from '../post-grid.messages.ts';
import { postTileName } from '../post-tile-name.ts';
import * as styles from './PostTile.css.ts';

/** What a tile shows of a post. */
export interface PostTilePost {
  id: string;
  /** Who published it, without the @. */
  username?: string | undefined;
  /** What the post says: names the tile where the picture has no words of its own. */
  caption?: string | undefined;
  /** Its first picture, or what is seen of its first video before it runs. */
  picture?: PictureSource | null | undefined;
  /** What the first picture shows, in the words of who published it. */
  alt?: string | undefined;
  /** How many pictures and videos there are: 1, unless it is said. */
  mediaCount?: number | undefined;
  /** Whether the first of them is a video. */
  isVideo?: boolean | undefined;
  /** Whether it is something that some do not want to see: neither picture nor words are shown, and its box stays. */
  filtered?: boolean | undefined;
}

/** A post, where it leads, and the properties of an HTML `div`. */
export interface PostTileProps extends Omit<ComponentProps<'div'>, 'children'> {
  post: PostTilePost;
  /** Where the tile leads. */
  href: string;
  /** Called when the tile is pressed; prevent the default to stay on the page. */
  onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Whether its picture is among the first of the page. */
  priority?: boolean | undefined;
  /** Widths of the picture for `srcSet`. */
  sizes?: string | undefined;
}

/** A post in a grid, as its first picture; as wide as its place, and as high as `postTileHeight` says. */
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
          <span className={styles.cover} style={{ aspectRatio: pictureAspectRatio(picture) }}>
            <Icon path={EYE_OFF} size={24} strokeWidth={1.5} />
            {texts.covered}
          </span>
        ) : (
          <ProductPicture {...picture} alt="" name={post.caption ?? ''} sizes={sizes} priority={priority} />
        )}
        {(isVideo || mediaCount > 1) && (
          <span className={styles.mark} aria-hidden>
            <Icon path={isVideo ? PLAY : IMAGES} size={16} />
          </span>
        )}
      </Link>
    </div>
  );
}

const none: PostTilePost = { id: '' };

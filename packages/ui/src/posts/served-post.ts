import { addressOn } from '../format/addressOn.ts';
import type { PostViewerPost } from './PostViewer/post-viewer-props.ts';

/** A picture or video of a post, as a Vitrine server describes it. */
export interface ServedMedium {
  id: string;
  /** `video`; any other value is a picture. */
  mediaType: string;
  /** Address of the file. */
  signedUrl: string;
  /** Small picture; for a video, the one shown before it plays. */
  thumbnailUrl?: string | null | undefined;
  /** Position in the post. */
  order: number;
  /** Sources of a picture, narrowest to widest; widths in pixels. */
  sources?: readonly { url: string; width: number }[] | undefined;
  /** Intrinsic width in pixels. */
  width?: number | null | undefined;
  height?: number | null | undefined;
  /** CSS colour shown until the medium has loaded. */
  placeholder?: string | null | undefined;
  /** Description by the author. */
  alt?: string | undefined;
}

/** The properties of a served post that tiles and the viewer use. */
export interface ServedPost extends Pick<PostViewerPost, 'id' | 'username' | 'content' | 'filtered'> {
  /** Address of the author's profile picture. */
  profilePictureUrl?: string | null | undefined;
  /** Time of publication, as ISO text. */
  createdAt?: string | undefined;
  media: readonly ServedMedium[];
  likeCount: number;
  saveCount: number;
  commentCount: number;
  linkCount: number;
}

export const inOrder = (media: readonly ServedMedium[]): ServedMedium[] =>
  [...media].sort((one, other) => one.order - other.order);

export const isVideo = ({ mediaType }: ServedMedium): boolean => mediaType === 'video';

/** Returns the `srcset` of a picture; undefined for a video or without `sources`. */
export const srcSetOf = ({ mediaType, sources }: ServedMedium): string | undefined =>
  mediaType === 'video' || !sources?.length
    ? undefined
    : sources.map(({ url, width }) => `${url} ${width}w`).join(', ');

/** Memoizes `show` by the identity of the post. */
export function onceForEach<Shown>(show: (post: ServedPost) => Shown): (post: ServedPost) => Shown {
  const shown = new WeakMap<ServedPost, Shown>();
  return (post) => {
    const known = shown.get(post);
    if (known) return known;
    const made = show(post);
    shown.set(post, made);
    return made;
  };
}

/** Resolves the addresses of media and profile picture against a site. */
export const withMediaOf = (site: string, post: ServedPost): ServedPost => {
  const there = <Address extends string | null | undefined>(address: Address) =>
    address ? addressOn(site, address) : address;
  return {
    ...post,
    profilePictureUrl: there(post.profilePictureUrl),
    media: post.media.map((medium) => ({
      ...medium,
      signedUrl: there(medium.signedUrl),
      thumbnailUrl: there(medium.thumbnailUrl),
      sources: medium.sources?.map((source) => ({ ...source, url: there(source.url) })),
    })),
  };
};

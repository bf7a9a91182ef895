import { addressOn } from '../format/addressOn.ts';
import type { PostViewerPost } from './PostViewer/post-viewer-props.ts';

/** A picture or a video of a post, as a server of Vitrine describes it. */
export interface ServedMedium {
  id: string;
  /** `video`, else it is a picture. */
  media_type: string;
  /** Address of the file. */
  signedUrl: string;
  /** A small picture of it; of a video, what is seen before it runs. */
  thumbnail_url?: string | null | undefined;
  /** Its place in the post. */
  order: number;
  /** Of a picture: from the narrowest to the widest; widths in pixels. */
  sources?: readonly { url: string; width: number }[] | undefined;
  /** Intrinsic pixels. */
  width?: number | null | undefined;
  height?: number | null | undefined;
  /** CSS colour that fills its place until it is there. */
  placeholder?: string | null | undefined;
  /** What it shows, in the words of who posted it. */
  alt?: string | undefined;
}

/** A post as a server of Vitrine describes it, as far as tiles and the viewer show it. */
export interface ServedPost extends Pick<PostViewerPost, 'id' | 'username' | 'content' | 'filtered'> {
  /** Address of the face of who published it. */
  profile_picture_url?: string | null | undefined;
  media: readonly ServedMedium[];
  likeCount: number;
  saveCount: number;
  comment_count: number;
  linkCount: number;
}

export const inOrder = (media: readonly ServedMedium[]): ServedMedium[] =>
  [...media].sort((one, other) => one.order - other.order);

export const isVideo = ({ media_type }: ServedMedium): boolean => media_type === 'video';

/** The widths of a picture, as in HTML; undefined for a video, and for a picture of one size. */
export const srcSetOf = ({ media_type, sources }: ServedMedium): string | undefined =>
  media_type === 'video' || !sources?.length
    ? undefined
    : sources.map(({ url, width }) => `${url} ${width}w`).join(', ');

/** Shows a post, and gives the same object for the same post. */
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

/** A post whose media and face are fetched from a site. */
export const withMediaOf = (site: string, post: ServedPost): ServedPost => {
  const there = <Address extends string | null | undefined>(address: Address) =>
    address ? addressOn(site, address) : address;
  return {
    ...post,
    profile_picture_url: there(post.profile_picture_url),
    media: post.media.map((medium) => ({
      ...medium,
      signedUrl: there(medium.signedUrl),
      thumbnail_url: there(medium.thumbnail_url),
      sources: medium.sources?.map((source) => ({ ...source, url: there(source.url) })),
    })),
  };
};

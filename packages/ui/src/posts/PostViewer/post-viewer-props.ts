import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { OpenProps } from '../../controls/useOpen.ts';
import type { PostMedium } from '../MediaCarousel/post-medium.ts';

/** What the viewer shows of a post. */
export interface PostViewerPost {
  id: string;
  /** Of who published it. */
  username: string;
  /** Address of their picture. */
  avatar?: string | null | undefined;
  /** What they say; line breaks stay. */
  content: string;
  media: readonly PostMedium[];
  likeCount: number;
  commentCount: number;
  saveCount: number;
  linkCount: number;
  /** Whether it is kept from people who want no such content: then it is covered, and can be shown anyway. */
  filtered?: boolean | undefined;
}

/** What stands beside a post, or over its foot on a phone. */
export type PostPanel = 'comments' | 'links';

/** A post, its state for the person who looks, and what can be done with it. */
export interface ReadyPost {
  status: 'ready';
  post: PostViewerPost;
  /** Whether the person likes the post. */
  liked?: boolean | undefined;
  /** Called with the state that the person asks for; the heart never waits. Without it and `onLikesOpen` there is no heart. */
  onLikedChange?: ((liked: boolean) => void) | undefined;
  /** In place of liking: opens the list of those who do, for the owner. */
  onLikesOpen?: (() => void) | undefined;
  /** Whether the person saved the post. */
  saved?: boolean | undefined;
  /** Called with the state that the person asks for. Without it, as for the owner, there is no such button. */
  onSavedChange?: ((saved: boolean) => void) | undefined;
  /** Asks to share the post; without it there is no such button. */
  onShare?: (() => void) | undefined;
  /** Whether the device's own sheet for sharing is open. */
  sharing?: boolean | undefined;
  /** What stands beside the post; null for nothing. On a phone it lies over the post's foot. */
  panel: PostPanel | null;
  /** Called with the panel that the person asks for, or null to close it. */
  onPanelChange(panel: PostPanel | null): void;
  /** What the panel of comments holds; without it there is no way to them. */
  comments?: ReactNode;
  /** What the panel of links holds; without it there is no way to them. */
  links?: ReactNode;
  /** Where the owner's name leads; without it, the name is text. */
  ownerHref?: string | undefined;
  /** Called when the owner's name is pressed; prevent the default to stay on the page. */
  onOwnerOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** More to do with the post, at the end of the line of its owner: a menu. */
  menu?: ReactNode;
  /** A line at the foot. */
  notice?: ReactNode;
}

/** A post that is on its way. */
export interface LoadingPost {
  status: 'loading';
}

/** A post that is not there, or not any more. */
export interface MissingPost {
  status: 'missing';
}

/** A post that could not be loaded. */
export interface FailedPost {
  status: 'error';
  /** Asked to load once more; without it there is no button. */
  onRetry?: (() => void) | undefined;
}

/** What a `PostViewer` shows: a post, or what stands in its place. */
export type PostViewerContent = ReadyPost | LoadingPost | MissingPost | FailedPost;

/** The frame of a post, and the properties of an HTML `div`, which are those of its panel. */
export interface PostViewerFrame extends OpenProps, Omit<ComponentProps<'div'>, 'children'> {
  /** Steps back; left out at the first post, there is no wrapping round. */
  onPrevious?: (() => void) | undefined;
  /** Steps forward; left out at the last post. */
  onNext?: (() => void) | undefined;
  /**
   * What gets the focus on closing: best the tile of the post that was shown last. Without it, or when it gives
   * null, what had the focus before.
   */
  focusOnClose?: (() => HTMLElement | null) | undefined;
}

/** The frame of a post, and by `status` what stands in it. */
export type PostViewerProps = PostViewerFrame & PostViewerContent;

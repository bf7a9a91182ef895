import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { OpenProps } from '../../controls/useOpen.ts';
import type { PostMedium } from '../MediaCarousel/post-medium.ts';
import type { TextLink } from '../RichCaption/text-links.ts';

/** The parts of a post that a `PostViewer` shows. */
export interface PostViewerPost {
  id: string;
  /** Username of the author. */
  username: string;
  /** Address of the author's profile picture. */
  avatar?: string | null | undefined;
  /** Time of publication: ISO text, or milliseconds since 1970. */
  createdAt?: string | number | undefined;
  /** Caption; line breaks are kept. */
  content: string;
  /** Parts of the caption that are links, such as hashtags. */
  links?: readonly TextLink[] | undefined;
  media: readonly PostMedium[];
  likeCount: number;
  commentCount: number;
  saveCount: number;
  linkCount: number;
  /** Whether the post may be unwelcome; it is then covered until the viewer shows it. */
  filtered?: boolean | undefined;
}

/** A panel beside a post; over its bottom on a phone. */
export type PostPanel = 'comments' | 'links';

/** A loaded post, its state for the viewer, and its actions. */
export interface ReadyPost {
  status: 'ready';
  post: PostViewerPost;
  /** Whether the viewer likes the post. */
  liked?: boolean | undefined;
  /** Called with the requested liked state. If `onLikesOpen` is missing too, there is no heart. */
  onLikedChange?: ((liked: boolean) => void) | undefined;
  /** Called to open the list of likes, as for the owner. Ignored if there is `onLikedChange`. */
  onLikesOpen?: (() => void) | undefined;
  /** Whether the viewer saved the post. */
  saved?: boolean | undefined;
  /** Called with the requested saved state. Without it, as for the owner, there is no save button. */
  onSavedChange?: ((saved: boolean) => void) | undefined;
  /** Called to share the post. Without it there is no share button. */
  onShare?: (() => void) | undefined;
  /** Called when a pointer or the focus reaches the share button, to prepare what it shares. */
  onShareIntent?: (() => void) | undefined;
  /** Whether the device's share sheet is open. */
  sharing?: boolean | undefined;
  /** Open panel; null for none. On a phone it covers the bottom of the post. */
  panel: PostPanel | null;
  /** Called with the requested panel, or null to close it. */
  onPanelChange(panel: PostPanel | null): void;
  /** Content of the comments panel. Without it there is no comments button. */
  comments?: ReactNode;
  /** Content of the links panel. Without it there is no links button. */
  links?: ReactNode;
  /** Address of the owner's profile. Without it, the name is plain text. */
  ownerHref?: string | undefined;
  /** Called when the owner's name is pressed; prevent the default to stay on the page. */
  onOwnerOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Called when a link of the caption is pressed; prevent the default to stay on the page. */
  onCaptionLinkOpen?: ((link: TextLink, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Menu of further actions, beside the owner. */
  menu?: ReactNode;
  /** A note below the actions. */
  notice?: ReactNode;
}

/** A post that is loading. */
export interface LoadingPost {
  status: 'loading';
}

/** A post that never existed, or no longer exists. */
export interface MissingPost {
  status: 'missing';
}

/** A post that could not be loaded. */
export interface FailedPost {
  status: 'error';
  /** Called to load the post again. Without it there is no button. */
  onRetry?: (() => void) | undefined;
}

/** Content of a `PostViewer`: a post, or the state shown in its place. */
export type PostViewerContent = ReadyPost | LoadingPost | MissingPost | FailedPost;

/** Open state and stepping of a `PostViewer`, and the properties of its panel's `<div>`. */
export interface PostViewerFrame extends OpenProps, Omit<ComponentProps<'div'>, 'children'> {
  /** Called to step back. Omit it at the first post. */
  onPrevious?: (() => void) | undefined;
  /** Called to step forward. Omit it at the last post. */
  onNext?: (() => void) | undefined;
  /**
   * Returns the element to focus on closing, such as the last post's tile. If it returns null, or by default,
   * the previously focused element is focused.
   */
  focusOnClose?: (() => HTMLElement | null) | undefined;
}

/** Props of a `PostViewer`: frame and content. */
export type PostViewerProps = PostViewerFrame & PostViewerContent;

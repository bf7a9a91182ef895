import type { SQL } from 'drizzle-orm';
import type { Queries } from '../db/client.ts';

export interface LinkGiven {
  url?: string | undefined;
  label?: string | undefined;
}

export interface PostWithLinks {
  postId: string;
  personId: string;
  createdAt: Date;
}

/** Links of posts, which another area stores. */
export interface LinksOfPosts {
  /** Throws `post_link_invalid`. */
  check(given: readonly LinkGiven[]): void;
  countOf(postId: SQL): SQL<number>;
  /** Throws `post_link_invalid`. */
  keep(tx: Queries, post: PostWithLinks, given: readonly LinkGiven[]): Promise<void>;
  areKept(tx: Queries, postId: string, given: readonly LinkGiven[]): Promise<boolean>;
  /** Labels of the links, and brands of the products on their pages. */
  wordsFor(postId: SQL): SQL<string | null>;
  labelsOf(tx: Queries, postId: string): Promise<readonly string[]>;
}

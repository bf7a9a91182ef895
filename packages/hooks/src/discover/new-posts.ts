import type { Post } from '@vitrine/api';
import type { Feed, FeedSource } from '../feed/feed.ts';
import { createFeedOverlay, type FeedOverlay } from '../feed/feed-overlay.ts';
import { postThing } from '../posts/post-thing.ts';
import type { Services } from '../services/services.ts';
import type { DiscoverTab } from './discover-feed.ts';
import { discoverSource, followingSource } from './discover-pages.ts';

/** Maximum number of pages that are read to find all new posts. */
const PAGES = 10;

const overlays = new WeakMap<Feed<Post>, FeedOverlay<Post>>();

/** Returns the posts that were published since a feed was loaded: waiting, or shown in front of it. */
export function newPostsOf(feed: Feed<Post>): FeedOverlay<Post> {
  const overlay = overlays.get(feed) ?? createFeedOverlay(postThing.idOf);
  overlays.set(feed, overlay);
  return overlay;
}

/** Asks for posts newer than those of a feed, and lets them wait. */
export async function lookForNewPosts(
  services: Services,
  { tab, viewer, feed }: { tab: DiscoverTab; viewer: string; feed: Feed<Post> },
  signal: AbortSignal,
): Promise<void> {
  const { items } = feed.getState();
  const overlay = newPostsOf(feed);
  const newest = Math.max(...[...overlay.getState().inFront, ...items].map(timeOf), 0);
  // The ranking has new posts on its first page, if they are worth showing; the newest first has all.
  const quietly = { ...services, api: services.backgroundApi };
  const found =
    tab === 'following'
      ? await readNewer(followingSource(quietly, viewer), newest, PAGES, signal)
      : await readNewer(discoverSource(quietly, viewer), newest, 1, signal);
  overlay.offer(found, items);
}

async function readNewer<Cursor>(
  { load }: Pick<FeedSource<Post, Cursor>, 'load'>,
  newest: number,
  pages: number,
  signal: AbortSignal,
  from?: Cursor,
): Promise<Post[]> {
  const { items, next } = await load(from, signal);
  const newer = items.filter((post) => timeOf(post) > newest);
  const isMore = newer.length === items.length && next !== undefined && pages > 1;
  return isMore ? [...newer, ...(await readNewer({ load }, newest, pages - 1, signal, next))] : newer;
}

const timeOf = ({ createdAt }: Post) => Date.parse(createdAt) || 0;

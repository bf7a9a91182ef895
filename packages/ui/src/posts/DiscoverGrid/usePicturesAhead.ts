import { type RefObject, useEffect, useRef } from 'react';
import type { MasonryMemory } from '../../layout/Masonry/masonry-memory.ts';
import type { DiscoverTilePost } from '../DiscoverTile/DiscoverTile.tsx';
import { fetchPicture } from './fetch-picture.ts';

/** Number of pictures that are fetched at once, wherever they are. */
export const EAGER = 12;
/** Distance below the viewport within which pictures are fetched, px. */
const AHEAD = 2400;
/** Distance of scrolling between two looks, px. */
const STEP = 400;

/** Fetches the pictures of the posts near the viewport, below it. Returns the ref of the grid. */
export function usePicturesAhead(
  posts: readonly DiscoverTilePost[],
  { geometry }: MasonryMemory,
  sizes: string,
): RefObject<HTMLDivElement | null> {
  const grid = useRef<HTMLDivElement>(null);
  const fetched = useRef<Set<string>>(undefined);
  useEffect(() => {
    let lookedAt: number | undefined;
    const look = () => {
      if (!grid.current) return;
      const end = window.innerHeight - grid.current.getBoundingClientRect().top;
      if (lookedAt !== undefined && Math.abs(end - lookedAt) < STEP) return;
      lookedAt = end;
      fetched.current ??= new Set();
      const near = geometry.range(end, end + AHEAD + STEP).map((index) => posts[index]);
      for (const post of [...posts.slice(0, EAGER), ...near]) {
        if (!post?.picture || post.filtered || fetched.current.has(post.id)) continue;
        fetched.current.add(post.id);
        fetchPicture(post.picture, sizes);
      }
    };
    look();
    // In the capture phase, because an element around the grid may scroll instead of the page.
    window.addEventListener('scroll', look, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', look, { capture: true });
  }, [posts, geometry, sizes]);
  return grid;
}

import { people } from '../profile/people.fixtures.ts';
import type { DiscoverTilePost } from './DiscoverTile/DiscoverTile.tsx';
import { video } from './post-viewer.fixtures.ts';
import { postOf } from './posts.fixtures.ts';

const NAMES = ['tama', 'luca.f', 'otis', 'mina.k', 'birgit', 'lea.v'];

/** Returns a post with a person and numbers; every fifth is a video. */
export function discoverPostAt(place: number): DiscoverTilePost {
  const post = postOf(place);
  return {
    ...post,
    username: NAMES[place % NAMES.length],
    authorPicture: people[place % 2]?.picture,
    likeCount: (place * 27) % 41,
    commentCount: (place * 6) % 13,
    linkCount: (place * 5) % 4,
    mediaCount: place % 4 === 1 ? 4 : 1,
    videoSrc: post.isVideo ? video.src : undefined,
  };
}

export const discoverPosts = (count: number): DiscoverTilePost[] =>
  Array.from({ length: count }, (_, place) => discoverPostAt(place));

export const videoPost: DiscoverTilePost = {
  ...discoverPostAt(2),
  caption: 'Waves',
  picture: { src: video.poster ?? '', width: 320, height: 180, placeholder: '#121110' },
  isVideo: true,
  videoSrc: video.src,
};

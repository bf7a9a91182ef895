import { expect, test } from 'vitest';
import type { ServedPost } from './served-post.ts';
import { tilePostFrom, tilePostOf } from './tile-post.ts';
import { viewerPostFrom, viewerPostOf } from './viewer-post.ts';

const post: ServedPost = {
  id: 'p1',
  username: 'mina.k',
  profilePictureUrl: '/media/face.webp',
  content: 'Sunday',
  media: [
    {
      id: '',
      mediaType: 'video',
      signedUrl: '/media/b.mp4',
      thumbnailUrl: '/media/b.webp',
      order: 2,
    },
    {
      id: 'a',
      mediaType: 'image',
      signedUrl: '/media/a.webp',
      order: 1,
      width: 800,
      height: 1000,
      placeholder: '#eee',
      sources: [320, 800].map((width) => ({ url: `/media/a-${width}.webp`, width })),
      alt: 'A coat',
    },
  ],
  likeCount: 3,
  saveCount: 2,
  commentCount: 4,
  linkCount: 1,
};
const video: ServedPost = { ...post, id: 'p2', media: post.media.slice(0, 1) };

test('a tile shows the first picture of a post, or the poster of a video', () => {
  expect(tilePostOf(post)).toMatchObject({
    id: 'p1',
    username: 'mina.k',
    caption: 'Sunday',
    alt: 'A coat',
    mediaCount: 2,
    isVideo: false,
    picture: {
      src: '/media/a-800.webp',
      srcSet: '/media/a-320.webp 320w, /media/a-800.webp 800w',
      width: 800,
      height: 1000,
      placeholder: '#eee',
    },
  });
  expect(tilePostOf(post)).toBe(tilePostOf(post));
  expect(tilePostOf(video)).toMatchObject({ isVideo: true, picture: { src: '/media/b.webp' } });
  expect(tilePostOf({ ...video, media: [] })).toMatchObject({ mediaCount: 0, picture: undefined });
});

test('the viewer shows all media of a post in order, with the counts of the post', () => {
  expect(viewerPostOf(post)).toMatchObject({
    avatar: '/media/face.webp',
    media: [
      { id: 'a', kind: 'image', src: '/media/a.webp', alt: 'A coat' },
      { id: '/media/b.mp4', kind: 'video', src: '/media/b.mp4', poster: '/media/b.webp' },
    ],
    likeCount: 3,
    commentCount: 4,
    saveCount: 2,
    linkCount: 1,
  });
  expect(viewerPostOf(post)).toBe(viewerPostOf(post));
});

test('addresses of media and profile pictures are resolved against the given site, and absolute addresses stay', () => {
  const tileOf = tilePostFrom('https://shop.example');
  const viewerPost = viewerPostFrom('https://shop.example');

  expect(tileOf(post)).toBe(tileOf(post));
  expect(tileOf(post).picture).toMatchObject({
    src: 'https://shop.example/media/a-800.webp',
    srcSet: 'https://shop.example/media/a-320.webp 320w, https://shop.example/media/a-800.webp 800w',
  });
  expect(viewerPost(post)).toBe(viewerPost(post));
  expect(viewerPost(post)).toMatchObject({
    avatar: 'https://shop.example/media/face.webp',
    media: [
      { src: 'https://shop.example/media/a.webp' },
      { src: 'https://shop.example/media/b.mp4', poster: 'https://shop.example/media/b.webp' },
    ],
  });
  const elsewhere = { ...post, profilePictureUrl: 'https://cdn.example/face.webp', media: [] };
  expect(viewerPost(elsewhere).avatar).toBe('https://cdn.example/face.webp');
  expect(viewerPost({ ...post, profilePictureUrl: undefined }).avatar).toBeUndefined();
});

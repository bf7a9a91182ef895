import { expect, test } from 'vitest';
import { discoverPostFrom, discoverPostOf } from './discover-post.ts';

const film = {
  id: 'm2',
  mediaType: 'video',
  signedUrl: '/film.mp4',
  thumbnailUrl: '/film.webp',
  order: 0,
  width: 720,
  height: 1280,
};
const served = {
  id: '7',
  username: 'jun',
  content: 'Two coats',
  profilePictureUrl: '/jun.webp',
  media: [{ id: 'm1', mediaType: 'image', signedUrl: '/1.webp', order: 1 }, film],
  likeCount: 27,
  saveCount: 3,
  commentCount: 6,
  linkCount: 2,
  userLiked: true,
  createdAt: '2026-11-22T12:00:00.000Z',
};

test('a served post becomes a tile with its author, its numbers and the video of its first medium', () => {
  const post = discoverPostOf(served);
  expect(post).toMatchObject({
    id: '7',
    username: 'jun',
    authorPicture: '/jun.webp',
    createdAt: '2026-11-22T12:00:00.000Z',
    likeCount: 27,
    commentCount: 6,
    linkCount: 2,
    mediaCount: 2,
    isVideo: true,
    videoSrc: '/film.mp4',
    picture: { src: '/film.webp', width: 720, height: 1280 },
  });
  expect(post.served.userLiked).toBe(true);
  expect(discoverPostOf(served)).toBe(post);
});

test('the media of another site’s post are resolved against that site', () => {
  const postOf = discoverPostFrom('https://vitrine.example');
  expect(postOf(served)).toMatchObject({
    authorPicture: 'https://vitrine.example/jun.webp',
    videoSrc: 'https://vitrine.example/film.mp4',
    picture: { src: 'https://vitrine.example/film.webp' },
  });
  expect(postOf(served)).toBe(postOf(served));
});

test('a post without media has no picture and no video', () => {
  expect(discoverPostOf({ ...served, media: [] })).toMatchObject({
    picture: undefined,
    videoSrc: undefined,
    mediaCount: 0,
  });
});

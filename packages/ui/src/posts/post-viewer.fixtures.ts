import type { PostMedium } from './MediaCarousel/post-medium.ts';
import type { PostViewerPost } from './PostViewer/post-viewer-props.ts';

/** A flat picture with one shape on it: no network, and small baselines. */
const drawn = (id: string, ground: string, shape: string, width: number, height: number): PostMedium => ({
  id,
  kind: 'image',
  src: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${ground}"/><circle cx="50%" cy="52%" r="${Math.min(width, height) * 0.27}" fill="${shape}"/></svg>`,
  )}`,
  width,
  height,
  placeholder: ground,
});

/** High, broad and square. */
export const pictures: PostMedium[] = [
  { ...drawn('m1', '#DCE4E8', '#3C6E8F', 400, 500), alt: 'Boats in a harbour' },
  drawn('m2', '#E9E2D8', '#A78BC9', 600, 300),
  drawn('m3', '#EADDE1', '#C23CB4', 400, 400),
];

/** A video of two seconds of nothing much, 32 × 32 px. */
export const video: PostMedium = {
  id: 'm4',
  kind: 'video',
  src: 'data:video/webm;base64,GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQRChYECGFOAZwEAAAAAAAAA',
  poster: drawn('poster', '#121110', '#E0B252', 320, 180).src,
  width: 320,
  height: 180,
  placeholder: '#121110',
  alt: 'Waves',
};

/** A post with three pictures and many words. */
export const harbourPost: PostViewerPost = {
  id: 'post1',
  username: 'mina.k',
  content:
    'Two days by the harbour, one coat, and the runners that took me everywhere. Links to all of it are below, and yes: it rained the whole time.',
  media: pictures,
  likeCount: 1284,
  commentCount: 12,
  saveCount: 30,
  linkCount: 2,
};

import type { PostTilePost } from './PostTile/PostTile.tsx';

const GROUNDS = ['#E9E2D8', '#DCE4E8', '#E6DFE4', '#DFE7DD', '#EADDE1', '#E7E1D5'];
const SHAPES = ['#A78BC9', '#D9A765', '#7B4350', '#46247A', '#3C7A5C', '#C2563C'];
const RATIOS = [0.8, 1, 0.667, 1.33, 0.75, 0.9];

const pick = <Value>(values: readonly Value[], seed: number) => values[seed % values.length] as Value;

/** Returns a picture of flat shapes as an SVG data URL; needs no network and keeps visual baselines small. */
function drawn(seed: number) {
  const width = 400;
  const height = Math.round(width / pick(RATIOS, seed));
  const ground = pick(GROUNDS, seed * 5);
  const shape = pick(SHAPES, seed * 7);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${ground}"/><rect x="30%" y="28%" width="40%" height="44%" rx="24" fill="${shape}"/></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, width, height, placeholder: ground };
}

export const postOf = (seed: number): PostTilePost => ({
  id: `post-${seed}`,
  username: 'mina.k',
  caption: `Look ${seed}`,
  picture: drawn(seed),
  mediaCount: seed % 3 === 1 ? 4 : 1,
  isVideo: seed % 5 === 2,
});

export const postsOf = (count: number): PostTilePost[] =>
  Array.from({ length: count }, (_, place) => postOf(place));

import { chanceOf } from './chance.mjs';

export const LARGE_WIDTH = 640;
export const SMALL_WIDTH = 320;

const WIDEST = 0.7;
const TALLEST = 0.6;
const LOW = 1.5;
const SIZE_PLAY = 0.09;

/** Where everything of a picture goes: its size, the garment's box, and the line where the floor begins. */
export function compose({ id, ratio, outline }) {
  const chance = chanceOf(id);
  const width = LARGE_WIDTH;
  const height = evenHeight(ratio);
  const scale =
    Math.min((WIDEST * width) / outline.width, (TALLEST * height) / outline.height) *
    (1 - SIZE_PLAY * chance());
  const garment = { width: Math.round(outline.width * scale), height: Math.round(outline.height * scale) };
  const drop = (outline.width / outline.height > LOW ? 0.085 : 0.035) + 0.03 * chance();
  garment.left = Math.round((width - garment.width) / 2);
  garment.top = Math.round((height - garment.height) / 2 + drop * height);
  const foot = garment.top + garment.height;
  const floor = Math.round(Math.min(foot - (0.025 + 0.035 * chance()) * height, 0.84 * height));
  return {
    width,
    height,
    garment,
    foot,
    floor,
    glow: { x: 0.38 + 0.24 * chance(), y: 0.26 + 0.1 * chance() },
  };
}

/** Even, so that the small picture is exactly half of the large one. */
function evenHeight(ratio) {
  const [across, down] = ratio.split(':').map(Number);
  return Math.round((LARGE_WIDTH * down) / across / 2) * 2;
}

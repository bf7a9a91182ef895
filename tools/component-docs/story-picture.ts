import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';

const baselines = join(import.meta.dirname, '../../.storybook/baselines');

/** Part of a picture, in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The baseline pictures of a story. */
export interface StoryPicture {
  /** Paths of the files by theme. */
  files: { light: string; dark: string };
  /** Width of the picture in pixels. */
  width: number;
  /** The drawn part; all around it is ground. */
  content: Box;
  /** CSS colours of the ground, such as the page or the layer behind a dialog. */
  grounds: { light: string; dark: string };
}

/** Returns the id of a story, from the title of its component and its export. */
export const storyId = (title: string, story: string): string =>
  `${idOf(title)}--${idOf(
    story.replace(/([a-z0-9])([A-Z])/g, '$1-$2').replace(/([A-Z])([A-Z][a-z])/g, '$1-$2'),
  )}`;

const idOf = (title: string) => title.toLowerCase().replace(/[ /]+/g, '-');

/** Returns the pictures of the first story that has one in both themes. */
export function pictureOf(title: string, stories: readonly string[]): StoryPicture | undefined {
  for (const story of stories) {
    const file = `${storyId(title, story).replace('--', '-')}.png`;
    const files = { light: join(baselines, 'light', file), dark: join(baselines, 'dark', file) };
    if (!existsSync(files.light) || !existsSync(files.dark)) continue;
    const light = readPng(readFileSync(files.light));
    const dark = readPng(readFileSync(files.dark));
    const grounds = { light: groundOf(light), dark: groundOf(dark) };
    return { files, width: light.width, content: contentOf(light), grounds };
  }
  return undefined;
}

const groundOf = ({ bytes }: Pixels) => `rgb(${bytes.subarray(0, 3).join(' ')})`;

interface Pixels {
  width: number;
  height: number;
  /** Bytes of a pixel. */
  depth: number;
  bytes: Uint8Array;
}

const HEADER_END = 33;
const RGBA = 6;

/** Reads a PNG as Chromium writes it: 8 bits a channel, without a palette, not interlaced. */
export function readPng(file: Buffer): Pixels {
  const width = file.readUInt32BE(16);
  const height = file.readUInt32BE(20);
  const depth = file[25] === RGBA ? 4 : 3;
  const parts: Buffer[] = [];
  for (let at = HEADER_END; at < file.length; ) {
    const length = file.readUInt32BE(at);
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(file.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return { width, height, depth, bytes: unfiltered(inflateSync(Buffer.concat(parts)), width * depth, depth) };
}

/** Undoes the filters of the lines, of which each begins with its kind. */
function unfiltered(data: Uint8Array, line: number, depth: number): Uint8Array {
  const lines = data.length / (line + 1);
  const bytes = new Uint8Array(line * lines);
  for (let row = 0; row < lines; row += 1) {
    const kind = data[row * (line + 1)];
    const from = row * (line + 1) + 1;
    const to = row * line;
    for (let at = 0; at < line; at += 1) {
      const left = at < depth ? 0 : (bytes[to + at - depth] ?? 0);
      const above = row === 0 ? 0 : (bytes[to + at - line] ?? 0);
      const corner = at < depth || row === 0 ? 0 : (bytes[to + at - line - depth] ?? 0);
      bytes[to + at] = (data[from + at] ?? 0) + guess(kind, left, above, corner);
    }
  }
  return bytes;
}

function guess(kind: number | undefined, left: number, above: number, corner: number): number {
  switch (kind) {
    case 1:
      return left;
    case 2:
      return above;
    case 3:
      return (left + above) >> 1;
    case 4:
      return nearest(left, above, corner);
    default:
      return 0;
  }
}

/** Paeth's predictor: the neighbour nearest to `left + above - corner`. */
function nearest(left: number, above: number, corner: number): number {
  const [byLeft, byAbove] = [Math.abs(above - corner), Math.abs(left - corner)];
  const byCorner = Math.abs(left + above - 2 * corner);
  if (byLeft <= byAbove && byLeft <= byCorner) return left;
  return byAbove <= byCorner ? above : corner;
}

/** Difference of colour from which a pixel counts as drawn; shadows stay below it. */
const DRAWN = 30;

/** Returns the smallest box around all pixels that differ from the first one. */
export function contentOf({ width, height, depth, bytes }: Pixels): Box {
  const ground = bytes.subarray(0, depth);
  const isDrawn = (x: number, y: number) => {
    const at = (y * width + x) * depth;
    let difference = 0;
    for (let channel = 0; channel < 3; channel += 1)
      difference += Math.abs((bytes[at + channel] ?? 0) - (ground[channel] ?? 0));
    return difference > DRAWN;
  };
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (isDrawn(x, y)) {
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
      }
  return right < 0
    ? { left: 0, top: 0, width, height }
    : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

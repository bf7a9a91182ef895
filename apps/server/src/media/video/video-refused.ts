import type { NewFile } from './new-file.ts';

/** A file that is no displayable video; the message says why. */
export class VideoRefused extends Error {
  override readonly name = 'VideoRefused';
}

/** Displayed size in pixels. */
export interface VideoSize {
  width: number;
  height: number;
}

export interface VideoFacts extends VideoSize {
  /** Duration by the samples of the file, not by its header. */
  seconds: number;
}

export interface ReadVideo {
  facts: VideoFacts;
  /** Writes a copy with only the data that browsers need. */
  write(file: NewFile): Promise<void>;
}

const MOST_PIXELS_A_SIDE = 8192;

/** Throws `VideoRefused` for sizes that no video has. */
export function checkedSize({ width, height }: VideoSize): VideoSize {
  const isRight = (pixels: number) => Number.isInteger(pixels) && pixels >= 1 && pixels <= MOST_PIXELS_A_SIDE;
  if (!isRight(width) || !isRight(height))
    throw new VideoRefused(`The video says that it has ${width} × ${height} pixels.`);
  return { width, height };
}

import type { NewFile } from './new-file.ts';

/** A file that is no video we can show; the message says why. */
export class VideoRefused extends Error {
  override readonly name = 'VideoRefused';
}

/** Pixels of a video as it is shown. */
export interface VideoSize {
  width: number;
  height: number;
}

/** What is known of a video once it was looked into. */
export interface VideoFacts extends VideoSize {
  /** How long it runs, as its pictures say. */
  seconds: number;
}

/** A checked video. */
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

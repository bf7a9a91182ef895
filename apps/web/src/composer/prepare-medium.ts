import { type ChosenMedium, contentTypeOf } from '@vitrine/hooks';
import {
  PICTURE_LEAST_PX,
  PICTURE_MOST_MB,
  PICTURE_MOST_MEGAPIXELS,
  VIDEO_MOST_MB,
  VIDEO_MOST_SECONDS,
} from '../shell/media/medium-limits.ts';

export type MediumProblem = 'heic' | 'type' | 'size' | 'tiny' | 'pixels' | 'seconds' | 'unreadable';

class MediumRefused extends Error {
  readonly problem: MediumProblem;
  constructor(problem: MediumProblem) {
    super(problem);
    this.problem = problem;
  }
}

export const mediumProblemOf = (error: unknown): MediumProblem =>
  error instanceof MediumRefused ? error.problem : 'unreadable';

const MB = 1_000_000;
/** Maximum wait for a video in milliseconds. Some browsers never report an unreadable one. */
const VIDEO_PATIENCE_MS = 60_000;

const PICTURES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];
const VIDEOS = ['video/mp4', 'video/webm'];
/** Format of iPhone photos; only some browsers can read it. */
const HEIC = ['image/heic', 'image/heif'];

/** Maximum widths in pixels, of the preview that survives a reload and of a video's poster. */
const PREVIEW_PX = 480;
const POSTER_PX = 1280;
/**
 * Position of a video's poster in seconds, as many videos begin black. Videos under a second use their
 * middle.
 */
const POSTER_AT_S = 0.5;

/** Checks and prepares a file for a post. Rejects with `MediumRefused` if the file is not accepted. */
export async function prepareMedium(file: Blob): Promise<ChosenMedium> {
  const type = await contentTypeOf(file);
  if (HEIC.includes(type)) return preparePicture(await asJpeg(file));
  if (PICTURES.includes(type)) return preparePicture(file);
  if (VIDEOS.includes(type)) return prepareVideo(file);
  throw new MediumRefused('type');
}

async function preparePicture(file: Blob): Promise<ChosenMedium> {
  if (file.size > PICTURE_MOST_MB * MB) throw new MediumRefused('size');
  const { draw } = await readPicture(file);
  return { kind: 'image', file, preview: draw(PREVIEW_PX).toDataURL('image/jpeg', 0.7) };
}

/** Converts an HEIC picture to JPEG, if the browser can read it. */
async function asJpeg(file: Blob): Promise<Blob> {
  const picture = await readPicture(file).catch((error: unknown) => {
    throw error instanceof MediumRefused && error.problem !== 'unreadable'
      ? error
      : new MediumRefused('heic');
  });
  return jpegOf(picture.draw(picture.width));
}

async function readPicture(file: Blob) {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    const loaded = eventOf(image, 'load');
    image.src = url;
    await loaded;
    const { naturalWidth: width, naturalHeight: height } = image;
    // Checked before decoding, which takes four bytes of memory per pixel.
    if (width * height > PICTURE_MOST_MEGAPIXELS * MB) throw new MediumRefused('pixels');
    if (Math.min(width, height) < PICTURE_LEAST_PX) throw new MediumRefused('tiny');
    await image.decode();
    // `draw` keeps the decoded image, so its address can be revoked.
    return { width, draw: (across: number) => drawn(image, width, height, across) };
  } catch (error) {
    throw error instanceof MediumRefused ? error : new MediumRefused('unreadable');
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function prepareVideo(file: Blob): Promise<ChosenMedium> {
  if (file.size > VIDEO_MOST_MB * MB) throw new MediumRefused('size');
  const url = URL.createObjectURL(file);
  const video = Object.assign(document.createElement('video'), {
    muted: true,
    playsInline: true,
    preload: 'auto',
  });
  const patience = AbortSignal.timeout(VIDEO_PATIENCE_MS);
  const seek = async (to: number) => {
    const seeked = eventOf(video, 'seeked', patience);
    video.currentTime = to;
    await seeked;
  };
  try {
    const loaded = eventOf(video, 'loadeddata', patience);
    video.src = url;
    await loaded;
    // Recorded videos may lack a duration; seeking to the end reveals it.
    if (!Number.isFinite(video.duration)) await seek(Number.MAX_SAFE_INTEGER);
    const seconds = Number.isFinite(video.duration) ? video.duration : video.currentTime;
    if (seconds > VIDEO_MOST_SECONDS + 0.5) throw new MediumRefused('seconds');
    await seek(Math.min(POSTER_AT_S, seconds / 2));
    const { videoWidth: width, videoHeight: height } = video;
    if (width === 0 || height === 0) throw new MediumRefused('unreadable');
    const poster = await jpegOf(drawn(video, width, height, POSTER_PX));
    const preview = drawn(video, width, height, PREVIEW_PX).toDataURL('image/jpeg', 0.7);
    return { kind: 'video', file, poster, preview };
  } catch (error) {
    if (error instanceof MediumRefused) throw error;
    // Other browsers may play a video that this one cannot, so the server decides.
    return { kind: 'video', file };
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(url);
  }
}

/** Resolves at the next event of this name. Rejects if the source is unreadable or `patience` aborts. */
const eventOf = (element: HTMLImageElement | HTMLVideoElement, name: string, patience?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const over = { once: true };
    element.addEventListener(name, () => resolve(), over);
    element.addEventListener('error', () => reject(new Error('The browser cannot read it.')), over);
    patience?.addEventListener('abort', () => reject(patience.reason), over);
  });

/** Draws the source `across` pixels wide, but never enlarged. */
function drawn(source: CanvasImageSource, width: number, height: number, across: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.min(across, width));
  canvas.height = Math.max(1, Math.round((canvas.width * height) / width));
  const context = canvas.getContext('2d');
  if (!context) throw new MediumRefused('unreadable');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const jpegOf = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob(
      (file) => (file ? resolve(file) : reject(new MediumRefused('unreadable'))),
      'image/jpeg',
      0.9,
    ),
  );

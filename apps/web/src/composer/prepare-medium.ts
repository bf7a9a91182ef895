import { type ChosenMedium, contentTypeOf } from '@vitrine/hooks';

/** Why a file cannot be part of a post. */
export type MediumProblem = 'heic' | 'type' | 'size' | 'tiny' | 'pixels' | 'seconds' | 'unreadable';

/** Thrown for a file that cannot be part of a post. */
export class MediumRefused extends Error {
  readonly problem: MediumProblem;
  constructor(problem: MediumProblem) {
    super(problem);
    this.problem = problem;
  }
}

const MB = 1_000_000;
const PICTURE_MOST_MB = 20;
const VIDEO_MOST_MB = 100;
const PICTURE_MOST_MEGAPIXELS = 50;
/** Each way: what is smaller shows nothing. */
const PICTURE_LEAST_PX = 50;
const VIDEO_MOST_SECONDS = 60;
/** Some browsers never say that they cannot read a video. */
const VIDEO_PATIENCE_MS = 60_000;

const PICTURES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];
const VIDEOS = ['video/mp4', 'video/webm'];
/** What iPhones make; only some browsers can read it. */
const HEIC = ['image/heic', 'image/heif'];

/** Pixels of the small picture that is kept over a reload, and of what is seen before a video runs. */
const PREVIEW_PX = 192;
const POSTER_PX = 1280;
/** What is seen of a video before it runs: a moment in, since many begin black. */
const POSTER_AT_S = 0.5;

/** Makes ready what was chosen for a post, and measures it. Rejects with a `MediumRefused` where it cannot be part of one. */
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

/** What a browser can read that others cannot is sent as what all can. */
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
    // Before it is decoded, which takes four bytes a pixel.
    if (width * height > PICTURE_MOST_MEGAPIXELS * MB) throw new MediumRefused('pixels');
    if (Math.min(width, height) < PICTURE_LEAST_PX) throw new MediumRefused('tiny');
    await image.decode();
    // Kept decoded as long as it is drawn from; the address is not needed any more.
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
    // Recorders write videos that do not say how long they are: their end does.
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
    // This browser cannot play it, others may: the server looks into it, and tells where nobody could.
    return { kind: 'video', file };
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(url);
  }
}

/** Resolves with the next event of a name; rejects where the element cannot read what it was given, or nobody waits any longer. */
const eventOf = (element: HTMLImageElement | HTMLVideoElement, name: string, patience?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const over = { once: true };
    element.addEventListener(name, () => resolve(), over);
    element.addEventListener('error', () => reject(new Error('The browser cannot read it.')), over);
    patience?.addEventListener('abort', () => reject(patience.reason), over);
  });

/** Draws it so many pixels across, and never larger than it is. */
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

import type { VideoFile } from './video-file.ts';
import { checkedSize, type VideoFacts, VideoRefused, type VideoSize } from './video-refused.ts';
import {
  damaged,
  type Element,
  elementsOf,
  eraseContent,
  eraseElement,
  ID,
  lengthOf,
  numberOf,
  sizeIn,
  textOf,
  within,
} from './webm-elements.ts';

const VIDEO_TRACK = 1;
const SOUND_TRACK = 2;
/** Codecs that WebM allows. */
const CODECS = ['V_VP8', 'V_VP9', 'V_AV1'];

/** What is opened in a row: recorders do not say where a cluster ends, another begins there. */
const OPENED = [ID.cluster, ID.blockGroup];
/** What browsers need to play a file. All else may say place, time and maker: tags, chapters, files that are attached. */
const NEEDED: readonly number[] = [
  ID.seekHead,
  ID.info,
  ID.tracks,
  ID.cues,
  ID.cluster,
  ID.clusterTimestamp,
  ID.clusterPosition,
  ID.clusterBefore,
  ID.simpleBlock,
  ID.blockGroup,
  ID.block,
  ID.blockDuration,
  ID.blockReference,
  ID.blockAdditions,
  ID.discardPadding,
];
const NEEDED_OF_INFO: readonly number[] = [ID.timestampScale, ID.duration];
/** Each file has to say them, if only as nothing. */
const APPS: readonly number[] = [ID.muxingApp, ID.writingApp];

const USUAL_SCALE = 1_000_000;

/** Checks the structure of a WebM file from its beginning to its last byte, and overwrites what cameras note down. */
export async function readWebm(file: VideoFile): Promise<VideoFacts> {
  const elements = elementsOf(file, 0, file.size);
  const head = (await elements.next()).value;
  if (head?.id !== ID.head || (await textOf(file, await within(file, head, ID.docType))) !== 'webm')
    throw new VideoRefused('The file does not begin as a WebM video does.');
  const segment = (await elements.next()).value;
  if (segment?.id !== ID.segment) throw damaged();

  let size: VideoSize | undefined;
  let scale = USUAL_SCALE;
  let played: ReadonlySet<number> = new Set();
  let hasPictures = false;
  let clusterAt = 0;
  const times = { from: Number.POSITIVE_INFINITY, to: 0 };
  const notes: Element[] = [];
  for await (const part of elementsOf(file, segment.content, segment.end, OPENED)) {
    if (!NEEDED.includes(part.id)) notes.push(part);
    if (part.id === ID.info) {
      scale = (await numberOf(file, await within(file, part, ID.timestampScale))) || USUAL_SCALE;
      await eraseInfo(file, part);
    }
    if (part.id === ID.tracks) ({ size, played } = await readTracks(file, part, notes));
    if (part.id === ID.cluster && !size)
      throw new VideoRefused('The WebM file has no pictures that browsers show (VP8, VP9, AV1).');
    if (part.id === ID.cluster) hasPictures = true;
    if (part.id === ID.clusterTimestamp) clusterAt = await numberOf(file, part);
    if (part.id !== ID.simpleBlock && part.id !== ID.block) continue;
    const block = blockIn(part);
    if (!played.has(block.track)) notes.push(part);
    times.from = Math.min(times.from, clusterAt + block.at);
    times.to = Math.max(times.to, clusterAt + block.at);
  }
  if (!size || !hasPictures) throw new VideoRefused('The WebM file holds no pictures.');
  for await (const other of elements) notes.push(other);
  for (const note of notes) await eraseElement(file, note);
  return { ...size, seconds: (Math.max(0, times.to - times.from) * scale) / 1e9 };
}

/** Of which track a block is, and when it is seen, counted from its cluster. */
function blockIn({ beginning, content, end }: Element): { track: number; at: number } {
  const length = lengthOf(beginning[0]);
  if (beginning.length < length + 2 || end - content < length + 2) throw damaged();
  return { track: sizeIn(beginning.subarray(0, length)), at: beginning.readInt16BE(length) };
}

/** The size of the pictures, and the tracks that are played; what is not played becomes a note. */
async function readTracks(file: VideoFile, tracks: Element, notes: Element[]) {
  let size: VideoSize | undefined;
  const played = new Set<number>();
  for await (const track of elementsOf(file, tracks.content, tracks.end)) {
    const type = track.id === ID.track ? await numberOf(file, await within(file, track, ID.trackType)) : 0;
    if (type !== VIDEO_TRACK && type !== SOUND_TRACK) {
      notes.push(track);
      continue;
    }
    played.add(await numberOf(file, await within(file, track, ID.trackNumber)));
    for (const name of [ID.trackName, ID.codecName]) {
      const said = await within(file, track, name);
      if (said) notes.push(said);
    }
    if (type === VIDEO_TRACK) size ??= await videoSizeOf(file, track);
  }
  return { size, played };
}

async function videoSizeOf(file: VideoFile, track: Element): Promise<VideoSize | undefined> {
  if (!CODECS.includes(await textOf(file, await within(file, track, ID.codec)))) return undefined;
  const video = await within(file, track, ID.video);
  return (
    video &&
    checkedSize({
      width: await numberOf(file, await within(file, video, ID.width)),
      height: await numberOf(file, await within(file, video, ID.height)),
    })
  );
}

/** When it was made, by what, and how it is called. */
async function eraseInfo(file: VideoFile, info: Element): Promise<void> {
  for await (const said of elementsOf(file, info.content, info.end)) {
    if (APPS.includes(said.id)) await eraseContent(file, said.content, said.end);
    else if (!NEEDED_OF_INFO.includes(said.id)) await eraseElement(file, said);
  }
}

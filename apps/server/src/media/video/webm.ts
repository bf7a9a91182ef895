import type { NewFile } from './new-file.ts';
import type { VideoFile } from './video-file.ts';
import { checkedSize, type ReadVideo, VideoRefused, type VideoSize } from './video-refused.ts';
import {
  damaged,
  type Element,
  elementsOf,
  headOfNothing,
  ID,
  lengthOf,
  numberOf,
  sizeIn,
  textOf,
  within,
} from './webm-elements.ts';

const VIDEO_TRACK = 1;
const SOUND_TRACK = 2;
/** Video codecs that WebM allows. */
const CODECS = ['V_VP8', 'V_VP9', 'V_AV1'];

/**
 * Elements with children that are read as their siblings: recorders leave the size of a cluster open, so the
 * next cluster ends it. Seek, CuePoint and CueTrackPositions are given by number.
 */
const OPENED = [ID.cluster, ID.blockGroup, ID.seekHead, 0x4dbb, ID.cues, 0xbb, 0xb7];
/** Needed elements of the EBML header: versions, maximum lengths of ids and sizes, and DocType. */
const NEEDED_OF_HEAD: readonly number[] = [0x4286, 0x42f7, 0x42f2, 0x42f3, ID.docType, 0x4287, 0x4285];
/** Elements that browsers need for playback. Others, such as tags, may reveal place, time and maker. */
const NEEDED: readonly number[] = [
  ...OPENED,
  ID.info,
  ID.tracks,
  ID.clusterTimestamp,
  ID.simpleBlock,
  ID.block,
  // Position and PrevSize of a cluster; BlockDuration, ReferenceBlock, BlockAdditions and DiscardPadding of a
  // block.
  ...[0xa7, 0xab, 0x9b, 0xfb, 0x75a1, 0x75a2],
  // SeekID and SeekPosition; CueTime, and track, cluster, relative position, duration and block of its
  // CueTrackPositions.
  ...[0x53ab, 0x53ac, 0xb3, 0xf7, 0xf1, 0xf0, 0xb2, 0x5378],
];
const NEEDED_OF_INFO: readonly number[] = [ID.timestampScale, 0x4489];
/** Elements that each file must have, but that may be empty. */
const APPS: readonly number[] = [ID.muxingApp, ID.writingApp];
const NEEDED_OF_TRACK: readonly number[] = [
  ID.trackNumber,
  ID.trackType,
  ID.codec,
  ID.video,
  ID.audio,
  ID.width,
  ID.height,
  // TrackUID, flags (enabled, default, forced, lacing), caches, DefaultDuration, TrackTimestampScale,
  // MaxBlockAdditionID, languages.
  ...[0x73c5, 0xb9, 0x88, 0x55aa, 0x9c, 0x6de7, 0x6df8, 0x23e383, 0x23314f, 0x55ee, 0x22b59c, 0x22b59d],
  // CodecPrivate, CodecDelay, SeekPreRoll and ContentEncodings.
  ...[0x63a2, 0x56aa, 0x56bb, 0x6d80],
  // Video: interlacing, field order, stereo, alpha, cropping, display size, colour and projection.
  ...[0x9a, 0x9d, 0x53b8, 0x53c0, 0x54aa, 0x54bb, 0x54cc, 0x54dd, 0x54b0, 0x54ba, 0x54b2, 0x55b0, 0x7670],
  // Audio: rates, channels and depth.
  ...[0xb5, 0x78b5, 0x9f, 0x6264],
];

const USUAL_SCALE = 1_000_000;

/** A part to erase: it becomes `head` and then zeros. */
interface Note {
  from: number;
  head: Buffer;
  to: number;
}

const whole = (element: Element): Note => ({
  from: element.start,
  head: headOfNothing(element),
  to: element.end,
});
/** A string of zeros counts as empty. */
const contentOf = ({ content, end }: Element): Note => ({ from: content, head: Buffer.alloc(0), to: end });

/** Checks the structure of the whole file. The rewritten file keeps all offsets. */
export async function readWebm(file: VideoFile): Promise<ReadVideo> {
  const notes: Note[] = [];
  const elements = elementsOf(file, 0, file.size);
  const head = (await elements.next()).value;
  if (head?.id !== ID.head || (await textOf(file, await within(file, head, ID.docType))) !== 'webm')
    throw new VideoRefused('The file does not begin as a WebM video does.');
  for await (const said of elementsOf(file, head.content, head.end))
    if (!NEEDED_OF_HEAD.includes(said.id)) notes.push(whole(said));
  const segment = (await elements.next()).value;
  if (segment?.id !== ID.segment) throw damaged();

  let size: VideoSize | undefined;
  let scale = USUAL_SCALE;
  let played: ReadonlySet<number> = new Set();
  let hasPictures = false;
  let clusterAt = 0;
  const times = { from: Number.POSITIVE_INFINITY, to: 0 };
  for await (const part of elementsOf(file, segment.content, segment.end, OPENED)) {
    if (!NEEDED.includes(part.id)) notes.push(whole(part));
    if (part.id === ID.info) scale = await readInfo(file, part, notes);
    if (part.id === ID.tracks) ({ size, played } = await readTracks(file, part, notes));
    if (part.id === ID.cluster && !size)
      throw new VideoRefused('The WebM file has no pictures that browsers show (VP8, VP9, AV1).');
    if (part.id === ID.cluster) hasPictures = true;
    if (part.id === ID.clusterTimestamp) clusterAt = await numberOf(file, part);
    if (part.id !== ID.simpleBlock && part.id !== ID.block) continue;
    const block = blockIn(part);
    if (!played.has(block.track)) notes.push(whole(part));
    times.from = Math.min(times.from, clusterAt + block.at);
    times.to = Math.max(times.to, clusterAt + block.at);
  }
  if (!size || !hasPictures) throw new VideoRefused('The WebM file holds no pictures.');
  for await (const other of elements) notes.push(whole(other));
  return {
    facts: { ...size, seconds: (Math.max(0, times.to - times.from) * scale) / 1e9 },
    write: (written) => writeWithout(notes, written, file.size),
  };
}

async function writeWithout(notes: Note[], written: NewFile, size: number): Promise<void> {
  let at = 0;
  for (const { from, head, to } of notes.sort((one, other) => one.from - other.from)) {
    await written.copy(at, from);
    await written.write(head);
    await written.writeZeros(to - from - head.length);
    at = to;
  }
  await written.copy(at, size);
}

/** Track of a block, and its time relative to the cluster. */
function blockIn({ beginning, content, end }: Element): { track: number; at: number } {
  const length = lengthOf(beginning[0]);
  if (beginning.length < length + 2 || end - content < length + 2) throw damaged();
  return { track: sizeIn(beginning.subarray(0, length)), at: beginning.readInt16BE(length) };
}

/** Size of the pictures and numbers of played tracks. Adds unneeded parts to `notes`. */
async function readTracks(file: VideoFile, tracks: Element, notes: Note[]) {
  let size: VideoSize | undefined;
  const played = new Set<number>();
  for await (const track of elementsOf(file, tracks.content, tracks.end)) {
    const said: Element[] = [];
    if (track.id === ID.track)
      for await (const one of elementsOf(file, track.content, track.end, [ID.video, ID.audio]))
        said.push(one);
    const first = (id: number) => said.find((one) => one.id === id);
    const type = await numberOf(file, first(ID.trackType));
    if (type !== VIDEO_TRACK && type !== SOUND_TRACK) {
      notes.push(whole(track));
      continue;
    }
    played.add(await numberOf(file, first(ID.trackNumber)));
    notes.push(...said.filter(({ id }) => !NEEDED_OF_TRACK.includes(id)).map(whole));
    if (type === VIDEO_TRACK && CODECS.includes(await textOf(file, first(ID.codec))) && first(ID.video))
      size ??= checkedSize({
        width: await numberOf(file, first(ID.width)),
        height: await numberOf(file, first(ID.height)),
      });
  }
  return { size, played };
}

/** Timescale in nanoseconds. Adds date, apps, title and the like to `notes`. */
async function readInfo(file: VideoFile, info: Element, notes: Note[]): Promise<number> {
  for await (const said of elementsOf(file, info.content, info.end)) {
    if (APPS.includes(said.id)) notes.push(contentOf(said));
    else if (!NEEDED_OF_INFO.includes(said.id)) notes.push(whole(said));
  }
  return (await numberOf(file, await within(file, info, ID.timestampScale))) || USUAL_SCALE;
}

/** A frame of a film: the bytes of a VP8 key frame. */
export interface Film {
  width: number;
  height: number;
  framesPerSecond: number;
  frames: readonly Buffer[];
}

const MS_IN_NANOSECONDS = 1_000_000;

/** Returns the VP8 key frame in a lossy WebP file, which is all that such a file contains. */
export function keyFrameIn(webp: Buffer): Buffer {
  if (webp.toString('latin1', 8, 16) !== 'WEBPVP8 ') throw new Error('It is no plain lossy WebP file.');
  return webp.subarray(20, 20 + webp.readUInt32LE(16));
}

/** Returns a film as WebM (Matroska, RFC 9559) with one cluster per second, and cues to seek by. */
export function webmOf({ width, height, framesPerSecond, frames }: Film): Buffer {
  const timeOf = (frame: number) => Math.round((frame * 1000) / framesPerSecond);
  const header = element('1A45DFA3', [
    element('4286', uint(1)),
    element('42F7', uint(1)),
    element('42F2', uint(4)),
    element('42F3', uint(8)),
    element('4282', text('webm')),
    element('4287', uint(2)),
    element('4285', uint(2)),
  ]);
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE(timeOf(frames.length));
  const info = element('1549A966', [
    element('2AD7B1', uint(MS_IN_NANOSECONDS)),
    element('4489', duration),
    element('4D80', text('Vitrine')),
    element('5741', text('Vitrine')),
  ]);
  const tracks = element('1654AE6B', [
    element('AE', [
      element('D7', uint(1)),
      element('73C5', uint(1)),
      element('9C', uint(0)),
      element('86', text('V_VP8')),
      element('83', uint(1)),
      element('E0', [element('B0', uint(width)), element('BA', uint(height))]),
    ]),
  ]);
  const clusters = Array.from({ length: Math.ceil(frames.length / framesPerSecond) }, (_, second) => {
    const start = timeOf(second * framesPerSecond);
    const blocks = frames.slice(second * framesPerSecond, (second + 1) * framesPerSecond).map((frame, at) => {
      const head = Buffer.from([0x81, 0, 0, 0x80]);
      head.writeInt16BE(timeOf(second * framesPerSecond + at) - start, 1);
      return element('A3', Buffer.concat([head, frame]));
    });
    return { start, bytes: element('1F43B675', [element('E7', uint(start)), ...blocks]) };
  });
  const cuesAt = (positions: readonly number[]) =>
    element(
      '1C53BB6B',
      clusters.map(({ start }, at) =>
        element('BB', [
          element('B3', uint(start)),
          element('B7', [element('F7', uint(1)), element('F1', uint(positions[at] ?? 0))]),
        ]),
      ),
    );
  // Numbers have a fixed length, so the cues are as long with the right positions as without.
  let position = info.length + tracks.length + cuesAt([]).length;
  const positions = clusters.map(({ bytes }) => {
    position += bytes.length;
    return position - bytes.length;
  });
  return Buffer.concat([
    header,
    element('18538067', [info, tracks, cuesAt(positions), ...clusters.map(({ bytes }) => bytes)]),
  ]);
}

function element(id: string, content: Buffer | readonly Buffer[]): Buffer {
  const body = Buffer.isBuffer(content) ? content : Buffer.concat(content);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(body.length));
  size[0] = 0x01;
  return Buffer.concat([Buffer.from(id, 'hex'), size, body]);
}

function uint(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

const text = (value: string) => Buffer.from(value, 'latin1');

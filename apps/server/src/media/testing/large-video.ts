function* boxesOf(file: Buffer): Generator<[type: string, start: number, end: number]> {
  for (let start = 0; start < file.length; ) {
    const end = start + file.readUInt32BE(start);
    yield [file.toString('latin1', start + 4, start + 8), start, end];
    start = end;
  }
}

function positionsOf(type: string, moof: Buffer): [video: number, audio: number] {
  const video = moof.indexOf(type) - 4;
  return [video, moof.indexOf(type, video + 8) - 4];
}

/**
 * Builds an MP4 of at most `bytes` bytes and the length of a minute. Its fragments repeat the second one of
 * `fragments.mp4`, each with a larger last frame.
 */
export function mp4OfBytes(fragments: Buffer, bytes: number): Buffer {
  const boxes = [...boxesOf(fragments)];
  const moofs = boxes.filter(([type]) => type === 'moof');
  const [[, , headEnd], [, secondStart], [, thirdStart]] = [
    boxes.find(([type]) => type === 'moov'),
    moofs[1],
    moofs[2],
  ] as [[string, number, number], [string, number, number], [string, number, number]];
  const head = Buffer.concat([
    fragments.subarray(0, headEnd),
    fragments.subarray(moofs[0]?.[1] ?? 0, secondStart),
  ]);
  const second = fragments.subarray(secondStart, thirdStart);
  const third = fragments.subarray(thirdStart);
  const [videoTime, audioTime] = positionsOf('tfdt', second);
  const [videoRun, audioRun] = positionsOf('trun', second);
  const timeAt = (fragment: Buffer, position: number) => fragment.readBigUInt64BE(position + 12);
  const [thirdVideoTime, thirdAudioTime] = positionsOf('tfdt', third);
  const moofLength = second.readUInt32BE(0);
  const audioStart = second.readInt32BE(audioRun + 16);
  const count = 115;
  const more = Buffer.alloc(Math.floor((bytes - head.length) / count) - second.length, 'frame');

  const copies = Array.from({ length: count }, (_, number) => {
    const copy = Buffer.from(second);
    const later = (position: number, next: bigint) => {
      const time = timeAt(second, position);
      copy.writeBigUInt64BE(time + BigInt(number) * (next - time), position + 12);
    };
    later(videoTime, timeAt(third, thirdVideoTime));
    later(audioTime, timeAt(third, thirdAudioTime));
    const lastFrame = videoRun + second.readUInt32BE(videoRun) - 4;
    copy.writeUInt32BE(second.readUInt32BE(lastFrame) + more.length, lastFrame);
    copy.writeInt32BE(audioStart + more.length, audioRun + 16);
    copy.writeUInt32BE(second.readUInt32BE(moofLength) + more.length, moofLength);
    return Buffer.concat([copy.subarray(0, audioStart), more, copy.subarray(audioStart)]);
  });
  return Buffer.concat([head, ...copies]);
}

import { type FileHandle, open } from 'node:fs/promises';

/** A file that is written sequentially, from new bytes and ranges of another file. */
export interface NewFile {
  write(bytes: Uint8Array): Promise<void>;
  writeZeros(length: number): Promise<void>;
  copy(from: number, to: number): Promise<void>;
}

const AT_ONCE = 262_144;

/** Writes a file at `path`; copied ranges come from the file at `sourcePath`. */
export async function writeNewFile(
  path: string,
  sourcePath: string,
  task: (file: NewFile) => Promise<void>,
): Promise<void> {
  const source = await open(sourcePath, 'r');
  try {
    const target = await open(path, 'w');
    try {
      await writeThrough(target, source, task);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function writeThrough(target: FileHandle, source: FileHandle, task: (file: NewFile) => Promise<void>) {
  const waiting = Buffer.alloc(AT_ONCE);
  let held = 0;
  const flush = async () => {
    await writeAll(target, waiting.subarray(0, held));
    held = 0;
  };
  const room = async () => {
    if (held === AT_ONCE) await flush();
    return AT_ONCE - held;
  };

  await task({
    async write(bytes) {
      for (let at = 0; at < bytes.length; ) {
        const part = bytes.subarray(at, at + (await room()));
        waiting.set(part, held);
        held += part.length;
        at += part.length;
      }
    },
    async writeZeros(length) {
      for (let left = length; left > 0; ) {
        const now = Math.min(left, await room());
        waiting.fill(0, held, held + now);
        held += now;
        left -= now;
      }
    },
    async copy(from, to) {
      for (let at = from; at < to; ) {
        const now = Math.min(to - at, await room());
        const { bytesRead } = await source.read(waiting, held, now, at);
        if (bytesRead === 0)
          throw new Error(`${to - at} bytes are missing: the file became shorter while it was copied.`);
        held += bytesRead;
        at += bytesRead;
      }
    },
  });
  await flush();
}

async function writeAll(target: FileHandle, bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; ) at += (await target.write(bytes, at, bytes.length - at)).bytesWritten;
}

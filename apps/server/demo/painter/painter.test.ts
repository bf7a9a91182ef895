import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { StillLife } from './paint.ts';
import { createPainter } from './painter.ts';

const nothing: StillLife = { ratio: 1, ground: { lightness: 0.9, chroma: 0, hue: 0 }, seed: 1, things: [] };

/** Starts threads that run the given code with the `width` of each message, and reply by `answer`. */
function threadsThat(does: string) {
  const code = `
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ width }) => { ${does} });
    const answer = (width) => parentPort.postMessage(new Uint8Array([width]));
  `;
  const started: Worker[] = [];
  const start = () => {
    const thread = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`));
    started.push(thread);
    return thread;
  };
  return { start, started };
}

test('a picture that cannot be painted is rejected with the reason, and the next one is painted', async () => {
  const paint = createPainter();
  const missing = { part: 'no such part', x: 0.5, y: 0.5, size: 0.5, turn: 0, footing: 'lying', tones: {} };
  const impossible = { ...nothing, things: [missing] } as unknown as StillLife;
  await expect(paint(impossible, 40)).rejects.toThrow('no such part');
  const { format, width } = await sharp(await paint(nothing, 40)).metadata();
  expect([format, width]).toEqual(['webp', 40]);
});

test('a thread that dies while painting rejects its picture, and the next picture gets another thread', async () => {
  const paint = createPainter(threadsThat('if (width === 0) process.exit(1); answer(width)').start);
  expect(await paint(nothing, 7)).toEqual(new Uint8Array([7]));
  await expect(paint(nothing, 0)).rejects.toThrow('ended before its picture was done');
  expect(await paint(nothing, 8)).toEqual(new Uint8Array([8]));
});

test.each(['process.exit(1)', 'throw new Error("over")'])(
  'a thread that dies between two pictures does not block the next one: %s',
  async (end) => {
    const { start, started } = threadsThat(`if (width === 0) { ${end} } else answer(width)`);
    const paint = createPainter(start);
    await paint(nothing, 8);
    // Sent without a waiting caller: the reply and the end of a thread arrive in no fixed order.
    const ended = new Promise((resolve) => started[0]?.once('exit', resolve));
    started[0]?.postMessage({ width: 0 });
    await ended;
    expect(await paint(nothing, 9)).toEqual(new Uint8Array([9]));
  },
);

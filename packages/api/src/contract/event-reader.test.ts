import { expect, test } from 'vitest';
import { createEventReader } from './event-reader.ts';

const TEXT =
  ': hello\r\n\r\ndata: {"a":1}\r\n\r\nevent: odd\ndata: one\ndata: two\n\nid: 5\rdata:three\r\rretry: 10\n\n';

test('events are the same wherever the pieces of a stream are cut', () => {
  const events = ['{"a":1}', 'one\ntwo', 'three'];
  for (let size = 1; size <= TEXT.length; size += 1) {
    const read = createEventReader();
    const found: string[] = [];
    for (let at = 0; at < TEXT.length; at += size) found.push(...read(TEXT.slice(at, at + size)));
    expect(found, `pieces of ${size}`).toEqual(events);
  }
});

test('an event that was cut off by the end of a stream is not told', () => {
  const read = createEventReader();
  expect(read('data: {"a":1}\n')).toEqual([]);
});

test('an endless line is dropped and does not fill the memory', () => {
  const read = createEventReader();
  for (let each = 0; each < 30; each += 1) expect(read('x'.repeat(100_000))).toEqual([]);
  expect(read('\n\ndata: after\n\n')).toEqual(['after']);
});

import { expect, test } from 'vitest';
import type { RoomMessage } from '../room-message.ts';
import { messageRows } from './message-rows.ts';

const of = (...messages: Partial<RoomMessage>[]) =>
  messages.map((given, place): [string, RoomMessage] => {
    const message = { id: `${place}`, author: 'otis', at: '2026-11-22T12:00:00Z', ...given };
    return [message.id, message];
  });

const drawn = (messages: [string, RoomMessage][], settings = {}) =>
  messageRows(messages, { timeZone: 'UTC', ...settings }).map((row) =>
    row.kind === 'message'
      ? `${row.key}${row.startsRun ? ' name' : ''}${row.endsRun ? ' face' : ''}`
      : row.kind,
  );

test('messages of one sender are a run with one name and one face', () => {
  expect(drawn(of({}, {}, {}, { author: 'jun' }))).toEqual(['day', '0 name', '1', '2 face', '3 name face']);
});

test('a notice, the unread line and a new day end a run', () => {
  const messages = of({}, { kind: 'notice' }, {}, {}, { at: '2026-11-23T00:00:01Z' });
  expect(drawn(messages, { unreadFrom: '3' })).toEqual([
    'day',
    '0 name face',
    'notice',
    '2 name face',
    'unread',
    '3 name face',
    'day',
    '4 name face',
  ]);
});

test('after a long pause the name is said again', () => {
  expect(drawn(of({}, { at: '2026-11-22T12:40:00Z' }))).toEqual(['day', '0 name face', '1 name face']);
});

test('days begin at midnight of the reader, and a wrong clock brings none back', () => {
  const late = of(
    { at: '2026-11-22T23:30:00Z' },
    { at: '2026-11-23T00:30:00Z' },
    { at: '2026-11-20T00:00:00Z' },
  );
  expect(drawn(late).filter((row) => row === 'day')).toHaveLength(2);
  expect(drawn(late, { timeZone: 'America/Los_Angeles' }).filter((row) => row === 'day')).toHaveLength(1);
});

test('a message without a readable time stands without a day', () => {
  expect(drawn(of({ at: '' }, { at: 'soon' }))).toEqual(['0 name', '1 face']);
});

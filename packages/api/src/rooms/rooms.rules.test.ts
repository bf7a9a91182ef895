import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { roomsContract } from './rooms.contract.ts';
import {
  MESSAGE_EDIT_MS,
  MESSAGE_MAX,
  MESSAGES_PAGE_SIZE,
  REINVITE_HOURS,
  ROOM_DESCRIPTION_MAX,
  ROOM_NAME_MAX,
} from './rooms.rules.ts';
import { NewVote } from './votes.models.ts';
import { VOTE_OPTIONS_MAX, VOTE_OPTIONS_MIN } from './votes.rules.ts';

test('the limits of rooms, messages and votes follow the specification (2 §2.4, §9)', () => {
  expect([ROOM_NAME_MAX, ROOM_DESCRIPTION_MAX, MESSAGE_MAX]).toEqual([50, 200, 2000]);
  expect([MESSAGE_EDIT_MS, REINVITE_HOURS]).toEqual([15 * 60_000, 24]);
  expect([MESSAGES_PAGE_SIZE, VOTE_OPTIONS_MIN, VOTE_OPTIONS_MAX]).toEqual([50, 2, 6]);
});

test('a page of messages has fifty if no number is asked for (2 §9)', () => {
  expect(z.parse(roomsContract.calls.messages.query!, {})).toMatchObject({ limit: 50 });
});

test.each([
  ['question', 200],
  ['text', 100],
  ['linkTitle', 100],
  ['linkDescription', 200],
])('the %s of a vote may have %i letters', (field, most) => {
  const isValid = (letters: number) => {
    const text = 'é'.repeat(letters);
    const option = { text: 'A', linkUrl: 'https://shop.example', [field]: text };
    return z.safeParse(NewVote, { question: field === 'question' ? text : 'Which?', options: [option] })
      .success;
  };
  expect([isValid(most), isValid(most + 1)]).toEqual([true, false]);
});

import type { Message, Vote } from '@vitrine/api';
import type { ShownMessage } from '@vitrine/hooks';
import { expect, test } from 'vitest';
import { messageEntryOf } from './room-message-entries.ts';
import { roomMessages } from './rooms.messages.ts';

const vote: Vote = {
  id: 'grass',
  question: 'What survives the grass?',
  creatorId: 'mina',
  creatorName: 'mina.k',
  creatorAvatar: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  closedAt: '2026-11-21T18:00:00.000Z',
  options: [],
};

const message = (more: Partial<Message>): Message => ({
  id: 'message',
  number: 1,
  messageType: 'text',
  content: '',
  senderId: 'mina',
  senderName: 'mina.k',
  senderAvatar: null,
  createdAt: '2026-11-21T18:00:00.000Z',
  editedAt: null,
  replyToId: null,
  attachments: [],
  ...more,
});

const closed = message({
  messageType: 'system',
  system: { fact: 'closed_vote', person: null, voteId: 'grass', text: 'Boots won with 3 votes' },
});

function noticeBelow(before: Message | undefined) {
  const shown = { key: 'message', message: closed, isOwn: false, status: 'sent' } as ShownMessage;
  return messageEntryOf(shown, {
    viewer: 'jun',
    texts: roomMessages.english,
    problem: undefined,
    pictureOf: () => '',
    before,
  }).text;
}

test('The result of a closed vote stands in its card, and in the notice only where the card is not above it', () => {
  expect(noticeBelow(message({ messageType: 'vote', vote }))).toBe('Vote closed');
  expect(noticeBelow(message({ content: 'Boots it is' }))).toBe('Vote closed · Boots won with 3 votes');
  expect(noticeBelow(message({ messageType: 'vote', vote: { ...vote, id: 'shoes' } }))).toBe(
    'Vote closed · Boots won with 3 votes',
  );
  for (const hidden of [{ fromBlocked: true }, { deletedAt: '2026-11-21T19:00:00.000Z' }]) {
    expect(noticeBelow(message({ messageType: 'vote', vote, ...hidden }))).toBe(
      'Vote closed · Boots won with 3 votes',
    );
  }
  expect(noticeBelow(undefined)).toBe('Vote closed · Boots won with 3 votes');
});

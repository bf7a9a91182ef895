import type { CommentEntry } from './CommentList/CommentList.tsx';

export const now = Date.parse('2026-11-22T12:00:00Z');

export const comments: CommentEntry[] = [
  {
    id: '1',
    author: 'jun.park',
    authorHref: '/user-profile/@jun.park',
    text: 'Where is the coat from? The colour is just right for this light.',
    at: '2026-11-19T09:30:00Z',
  },
  {
    id: '2',
    author: 'amira',
    note: 'Author',
    authorHref: '/user-profile/@amira',
    text: 'Très joli, ce tissu !',
    at: '2026-11-22T09:30:00Z',
  },
  {
    id: '3',
    author: 'mina.k',
    text: 'From Northlane, two winters ago.\nStill going strong.',
    at: '2026-11-22T11:48:00Z',
    own: true,
  },
];

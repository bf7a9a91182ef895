import { defineDrafts } from '../drafts/drafts.ts';

/** What was typed of posts and not sent, by the id of the post. */
export const commentDrafts = defineDrafts<string>({
  kind: 'comment',
  draftFrom: (kept) => (typeof kept === 'string' && kept !== '' ? kept : undefined),
});

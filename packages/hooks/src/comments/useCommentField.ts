import { useDraft } from '../drafts/useDraft.ts';
import { overlaid } from '../feed/feed-overlay.ts';
import type { OutboxOutcome } from '../outbox/outbox.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { commentDrafts } from './comment-drafts.ts';
import { commentOutbox } from './comment-outbox.ts';
import { commentThreads, idOfComment } from './comment-threads.ts';

/** What the viewer is about to say of a post. */
export interface CommentFieldState {
  /** What was typed and not sent; kept over closing, a reload and a sign-in. */
  draft: string;
  setDraft(text: string): void;
  /**
   * Says the draft, without what is empty around it: `useComments` shows it at once, at the end. Resolves to what became of it; to `gone` where
   * there is nothing to say, and for guests, who are asked to sign in and have it said then.
   */
  send(): Promise<OutboxOutcome>;
}

/** What the viewer is about to say of a post: apart from what was said, which is not drawn anew with every letter. */
export function useCommentField(postId: string): CommentFieldState {
  const services = useServices();
  const threads = commentThreads(services);
  const outbox = commentOutbox(services);
  const [draft = '', setDraft] = useDraft(commentDrafts(services), postId);
  return {
    draft,
    setDraft: (text) => setDraft(text === '' ? undefined : text),
    async send() {
      const content = draft.trim();
      if (content === '') return 'gone';
      const { timeline, overlay } = threads.of(postId);
      const last = overlaid(timeline.getState().items, overlay.getState(), idOfComment).at(-1);
      if (!outbox.add(postId, content, last?.id)) return 'gone';
      const said = outbox.entries().findLast(({ thread }) => thread === postId);
      return said ? outbox.outcomeOf(said.clientId) : 'gone';
    },
  };
}

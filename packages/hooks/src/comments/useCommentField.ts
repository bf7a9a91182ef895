import { useSyncExternalStore } from 'react';
import { useDraft } from '../drafts/useDraft.ts';
import { overlaid } from '../feed/feed-overlay.ts';
import type { OutboxOutcome } from '../outbox/outbox.ts';
import type { OutboxFailure } from '../outbox/outbox-entry.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { commentThreads, idOfComment } from './comment-threads.ts';
import { refusedComments } from './refused-comments.ts';
import { commentDrafts, commentOutbox } from './unsent-comments.ts';

/** The comment that the viewer is writing on a post. */
export interface CommentFieldState {
  /** The unsent text; it survives closing, a reload and a sign-in. */
  draft: string;
  setDraft(text: string): void;
  /** The server's refusal of the words; the text is back in the draft. Cleared by the next change. */
  refusal: OutboxFailure | undefined;
  /**
   * Sends the trimmed draft, which `useComments` shows at once. Guests are asked to sign in, and have it sent
   * afterwards. Resolves to `gone` for them and for an empty draft.
   */
  send(): Promise<OutboxOutcome>;
}

/**
 * Returns the comment being written on a post. Separate from `useComments`, so that typing does not render
 * the thread again.
 */
export function useCommentField(postId: string): CommentFieldState {
  const services = useServices();
  const threads = commentThreads(services);
  const outbox = commentOutbox(services);
  const drafts = commentDrafts(services);
  const [draft = '', setDraft] = useDraft(drafts, postId);
  const refused = refusedComments(services);
  const refusal = useSyncExternalStore(
    refused.subscribe,
    () => refused.of(postId),
    () => undefined,
  );

  return {
    draft,
    refusal: refusal?.failure,
    setDraft(text) {
      refused.clear(postId);
      setDraft(text === '' ? undefined : text);
    },
    async send() {
      const content = draft.trim();
      if (content === '') return 'gone';
      refused.clear(postId);
      const { timeline, overlay } = threads.of(postId);
      const last = overlaid(timeline.getState().items, overlay.getState(), idOfComment).at(-1);
      if (!outbox.add(postId, content, last?.id)) return 'gone';
      const said = outbox.entries().findLast(({ thread }) => thread === postId);
      if (!said) return 'gone';
      const outcome = await outbox.outcomeOf(said.clientId);
      // Its refusal took it out of the outbox.
      return refused.of(postId)?.clientId === said.clientId ? 'failed' : outcome;
    },
  };
}

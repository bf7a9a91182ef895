import { createEmitter } from '../emitter/emitter.ts';
import type { OutboxFailure } from '../outbox/outbox-entry.ts';
import { attached } from '../services/attached.ts';
import { commentDrafts, commentOutbox } from './unsent-comments.ts';

/** The refusal of a comment's words, until the text is changed or sent again. */
export interface RefusedComment {
  clientId: string;
  failure: OutboxFailure;
}

/**
 * Takes comments whose words were refused out of their threads, back into the drafts: also those sent after a
 * sign-in, retried, or answered after their post was closed.
 */
export const refusedComments = attached((services) => {
  const outbox = commentOutbox(services);
  const drafts = commentDrafts(services);
  const changed = createEmitter();
  const refused = new Map<string, RefusedComment>();

  function takeBack(): void {
    const entry = outbox
      .entries()
      .find(({ status, failure }) => status === 'failed' && failure?.code === 'comment_unwelcome');
    if (!entry?.failure) return;
    const { clientId, thread, draft, failure } = entry;
    const typed = drafts.get(thread);
    refused.set(thread, { clientId, failure });
    drafts.set(thread, typed ? `${draft}\n${typed}` : draft);
    // The outbox reports its change, which takes back the next one.
    outbox.remove(clientId);
    changed.emit();
  }

  services.lifetimes.ofPerson({ drop: () => refused.clear() });
  outbox.subscribe(takeBack);
  takeBack();

  return {
    of: (postId: string): RefusedComment | undefined => refused.get(postId),
    subscribe: (listener: () => void) => changed.on(listener),
    clear(postId: string): void {
      if (refused.delete(postId)) changed.emit();
    },
  };
});

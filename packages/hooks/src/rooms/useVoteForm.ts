import { useEffect, useSyncExternalStore } from 'react';
import type { Attachment } from '../attachments/attachments.ts';
import { useDraft } from '../drafts/useDraft.ts';
import type { OutboxFailure } from '../outbox/outbox-entry.ts';
import { newClientId } from '../outbox/outbox-entry.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { type RoomPicture, roomPictures } from './unsent-messages.ts';
import { type TypedVote, type VoteDraft, voteDrafts, voteOutbox } from './unsent-votes.ts';

/** The result of starting a vote; a failed one is back in the form. */
export type VoteStart =
  | { status: 'started' | 'gone' }
  | { status: 'failed'; failure: OutboxFailure | undefined };

/** The vote that the viewer is writing in a room. */
export interface VoteFormState {
  /** Undefined if none was begun. */
  draft: TypedVote | undefined;
  setDraft(draft: VoteDraft | undefined): void;
  /** The pictures of its options and their uploads. */
  pictures: readonly Attachment<RoomPicture>[];
  /** Uploads a picture for an option. Returns its id, for `picture` of the option. */
  addPicture(file: Blob, name: string): string;
  /** Starts the vote, which `useMessages` shows at once. */
  start(draft: VoteDraft): Promise<VoteStart>;
}

/** Returns the vote being written in a room. It survives closing, a reload and a sign-in. */
export function useVoteForm(roomId: string): VoteFormState {
  const services = useServices();
  const pictures = roomPictures(services);
  const outbox = voteOutbox(services);
  const drafts = voteDrafts(services);
  const [draft, keep] = useDraft(drafts, roomId);
  const begun = draft?.clientId ?? '';
  const attached = useSyncExternalStore(
    pictures.subscribe,
    () => pictures.list(begun),
    () => NO_PICTURES,
  );
  useEffect(() => {
    if (begun) void pictures.recover(begun);
  }, [pictures, begun]);
  const clientId = () => drafts.get(roomId)?.clientId ?? newClientId();
  return {
    draft,
    pictures: attached,
    setDraft(next) {
      if (next) return keep({ ...next, clientId: clientId() });
      if (draft) pictures.forget(draft.clientId);
      keep(undefined);
    },
    addPicture(file, name) {
      const id = clientId();
      if (!drafts.get(roomId)) keep({ question: '', options: [], clientId: id });
      return pictures.add(id, file, { roomId, name, width: 0, height: 0 });
    },
    async start(vote) {
      const id = clientId();
      keep(undefined);
      if (!outbox.add(roomId, vote, undefined, id)) return { status: 'gone' };
      const outcome = await outbox.outcomeOf(id);
      if (outcome === 'failed') {
        const failed = outbox.entries().find((entry) => entry.clientId === id);
        outbox.remove(id);
        keep({ ...vote, clientId: id });
        return { status: 'failed', failure: failed?.failure };
      }
      pictures.forget(id);
      return { status: outcome === 'sent' ? 'started' : 'gone' };
    },
  };
}

const NO_PICTURES: readonly Attachment<RoomPicture>[] = [];

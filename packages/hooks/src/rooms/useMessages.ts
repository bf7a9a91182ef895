import type { Message, Vote } from '@vitrine/api';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { FeedError } from '../feed/feed.ts';
import { type OutboxEntry, type OutboxFailure, threaded } from '../outbox/outbox-entry.ts';
import { useOutbox } from '../outbox/useOutbox.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useViewerId } from '../session/useViewerId.ts';
import type { MessageDraft } from './message-draft.ts';
import { clientIdOfMessage, idOfMessage, roomThreads } from './room-threads.ts';
import { messageOf, messageOutbox, roomPictures } from './unsent-messages.ts';
import { type VoteDraft, voteOutbox } from './unsent-votes.ts';

/** A shown message: the server's, or the viewer's own that the server has not confirmed. */
export interface ShownMessage {
  /** Stays the same once the server has the message. */
  key: string;
  message: Message;
  isOwn: boolean;
  status: 'sent' | 'waiting' | 'sending' | 'failed';
  failure?: OutboxFailure | undefined;
  /** The picture of an unconfirmed message. */
  file?: Blob | undefined;
}

/** The messages of a room, including the viewer's unconfirmed ones and votes. */
export interface RoomMessages {
  /** Oldest first. */
  messages: readonly ShownMessage[];
  status: 'idle' | 'loading' | 'ready' | 'error';
  error: FeedError | undefined;
  /** Whether there may be older messages than the first one. */
  hasOlder: boolean;
  loadOlder(): Promise<void>;
  reload(): void;
  /** The number up to which the viewer had read when the room was opened; undefined until loaded. */
  readNumber: number | undefined;
  /** Sends a failed message again. */
  retry(key: string): void;
  /** Deletes a message that the server does not have. */
  discard(key: string): void;
}

const NAMES = { idOf: idOfMessage, clientIdOf: clientIdOfMessage };

/** Returns the messages of a room: the newest page first, older pages on request. */
export function useMessages(roomId: string): RoomMessages {
  const services = useServices();
  const viewer = useViewerId();
  const outbox = messageOutbox(services);
  const pictures = roomPictures(services);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another viewer has threads of their own
  const { timeline, catchUp, readNumber } = useMemo(
    () => roomThreads(services).of(roomId),
    [services, roomId, viewer],
  );
  const state = useSyncExternalStore(timeline.subscribe, timeline.getState, timeline.getState);
  const entries = useOutbox(outbox);
  const votes = useOutbox(voteOutbox(services));
  useEffect(() => {
    if (timeline.getState().status === 'idle') void timeline.loadNewer();
    else void catchUp();
    return timeline.stop;
  }, [timeline, catchUp]);
  const files = useSyncExternalStore(
    pictures.subscribe,
    () => filesOf(entries, pictures.list),
    () => '',
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: `files` stands for the list of attachments
  const messages = useMemo(() => {
    const placed = [...state.items].sort(byNumber);
    const own = entries.filter(({ thread }) => thread === roomId);
    const begun = votes.filter(({ thread, status }) => thread === roomId && status !== 'failed');
    return [
      ...threaded(placed, own, NAMES).map(({ key, item, entry }) =>
        item ? sent(key, item, viewer) : unsent(key, entry, pictures.list(key)[0]?.file),
      ),
      ...begun.map(unsentVote),
    ];
  }, [state.items, entries, votes, files, roomId, viewer, pictures]);

  return {
    messages,
    status: state.status,
    error: state.error,
    hasOlder: state.hasOlder,
    loadOlder: timeline.loadOlder,
    reload: () => void timeline.loadNewer(),
    readNumber: readNumber(),
    retry: outbox.retry,
    discard: outbox.remove,
  };
}

/** Changes whenever a picture of an entry is found. */
const filesOf = (
  entries: readonly OutboxEntry<MessageDraft>[],
  list: (draft: string) => readonly { file: Blob | undefined }[],
): string =>
  entries
    .filter(({ draft }) => draft.hasPicture)
    .map(({ clientId }) => `${clientId}${list(clientId)[0]?.file ? '+' : '-'}`)
    .join();

const byNumber = (one: Message, other: Message) =>
  one.number === undefined || other.number === undefined ? 0 : one.number - other.number;

const sent = (key: string, message: Message, viewer: string | undefined): ShownMessage => ({
  key,
  message,
  isOwn: viewer !== undefined && message.senderId === viewer,
  status: 'sent',
});

const unsent = (
  key: string,
  { draft, at, status, failure }: OutboxEntry<MessageDraft>,
  file: Blob | undefined,
): ShownMessage => ({
  key,
  message: messageOf(draft, new Date(at).toISOString()),
  isOwn: true,
  status,
  failure,
  file,
});

const unsentVote = ({ clientId, draft, at, status }: OutboxEntry<VoteDraft>): ShownMessage => {
  const createdAt = new Date(at).toISOString();
  return {
    key: clientId,
    message: {
      ...messageOf({ content: draft.question }, createdAt),
      messageType: 'vote',
      vote: voteOf(draft, clientId, createdAt),
    },
    isOwn: true,
    status,
  };
};

const voteOf = ({ question, options }: VoteDraft, id: string, createdAt: string): Vote => ({
  id,
  question,
  creatorId: null,
  creatorName: '',
  creatorAvatar: null,
  createdAt,
  options: options.map((option) => ({ ...option, id: option.key, voteCount: 0, voters: [] })),
  userVote: null,
});

import { useEffect, useSyncExternalStore } from 'react';
import type { Attachment } from '../attachments/attachments.ts';
import { useDraft } from '../drafts/useDraft.ts';
import type { OutboxOutcome } from '../outbox/outbox.ts';
import { newClientId } from '../outbox/outbox-entry.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import type { MessageDraft, Quote } from './message-draft.ts';
import { roomThreads } from './room-threads.ts';
import { messageDrafts, messageOutbox, type RoomPicture, roomPictures } from './unsent-messages.ts';

/** The message that the viewer is writing in a room. */
export interface MessageField {
  text: string;
  setText(text: string): void;
  replyTo: Quote | undefined;
  setReplyTo(quote: Quote | undefined): void;
  /** The chosen picture and its upload. */
  picture: Attachment<RoomPicture> | undefined;
  /** Attaches a picture, in place of another one; undefined removes it. Its size is in pixels, 0 if unknown. */
  setPicture(file: Blob | undefined, about?: { name?: string; width?: number; height?: number }): void;
  retryPicture(): void;
  /** Sends the message, which `useMessages` shows at once. Resolves to `gone` if it is empty. */
  send(): Promise<OutboxOutcome>;
}

/**
 * Returns the message being written in a room. Separate from `useMessages`, so that typing does not render
 * the messages again.
 */
export function useMessageField(roomId: string): MessageField {
  const services = useServices();
  const drafts = messageDrafts(services);
  const pictures = roomPictures(services);
  const outbox = messageOutbox(services);
  const [draft, setDraft] = useDraft(drafts, roomId);
  const clientId = draft?.clientId ?? '';
  const [picture] = useSyncExternalStore(
    pictures.subscribe,
    () => pictures.list(clientId),
    () => NO_PICTURES,
  );
  useEffect(() => {
    if (clientId) void pictures.recover(clientId);
  }, [pictures, clientId]);

  const begun = () => drafts.get(roomId) ?? { text: '', clientId: newClientId() };
  /** An empty draft is forgotten. */
  function become(next: ReturnType<typeof begun>): void {
    const isEmpty = next.text === '' && !next.replyTo && pictures.list(next.clientId).length === 0;
    setDraft(isEmpty ? undefined : next);
  }

  function accept(message: MessageDraft, id: string): Promise<OutboxOutcome> {
    const { items } = roomThreads(services).of(roomId).timeline.getState();
    if (!outbox.add(roomId, message, items.at(-1)?.id, id)) return Promise.resolve('gone');
    return outbox.outcomeOf(id);
  }

  return {
    text: draft?.text ?? '',
    setText: (text) => become({ ...begun(), text }),
    replyTo: draft?.replyTo,
    setReplyTo: (replyTo) => become({ ...begun(), replyTo }),
    picture,
    setPicture(file, { name = '', width = 0, height = 0 } = {}) {
      const now = begun();
      for (const { id } of pictures.list(now.clientId)) pictures.remove(now.clientId, id);
      if (file) {
        setDraft(now);
        pictures.add(now.clientId, file, { roomId, name, width, height });
      } else become(now);
    },
    retryPicture: () => pictures.retry(clientId),
    async send() {
      const { text, replyTo, clientId: id } = begun();
      const content = text.trim();
      const hasPicture = pictures.list(id).length > 0;
      if (content === '' && !hasPicture) return 'gone';
      setDraft(undefined);
      return accept({ content, replyTo, hasPicture }, id);
    },
  };
}

/**
 * Returns a function that makes the message being written a reply, for components that do not show the
 * field.
 */
export function useReply(roomId: string): (quote: Quote) => void {
  const drafts = messageDrafts(useServices());
  return (replyTo) => {
    const begun = drafts.get(roomId) ?? { text: '', clientId: newClientId() };
    drafts.set(roomId, { ...begun, replyTo });
  };
}

const NO_PICTURES: readonly Attachment<RoomPicture>[] = [];

import { IMAGE_MESSAGE_CONTENT, type Message, roomsCalls } from '@vitrine/api';
import { defineAttachments } from '../attachments/attachments.ts';
import { defineDrafts } from '../drafts/drafts.ts';
import { defineOutbox } from '../outbox/outbox.ts';
import { type MessageDraft, messageDraftFrom, typedMessageFrom } from './message-draft.ts';

/** Data about a picture of a message or of a vote. */
export interface RoomPicture {
  roomId: string;
  name: string;
  /** Pixels; 0 if unknown. */
  width: number;
  height: number;
}

function roomPictureFrom(kept: unknown): RoomPicture | undefined {
  const { roomId, name, width, height } = (kept ?? {}) as Partial<RoomPicture>;
  if (typeof roomId !== 'string' || typeof name !== 'string') return undefined;
  return { roomId, name, width: Number(width) || 0, height: Number(height) || 0 };
}

/** Pictures of messages and votes that are not on the server, by client id. */
export const roomPictures = defineAttachments<RoomPicture>({
  kind: 'room',
  ask: (api, wish, signal, about) =>
    api(roomsCalls).askUpload({ body: { ...wish, roomId: about?.roomId ?? '' } }, { signal }),
  aboutFrom: roomPictureFrom,
});

/** Messages being written, by room id. */
export const messageDrafts = defineDrafts({ kind: 'message', draftFrom: typedMessageFrom });

/** Number of newest messages searched for a sent one whose answer was lost. */
const NEWEST = 50;

/** Messages not yet on the server; the thread is the room id. */
export const messageOutbox = defineOutbox<MessageDraft, Message, RoomPicture>({
  kind: 'message',
  async send(api, { clientId, thread: id, draft, attachments: [picture] }) {
    const { content, replyTo, product } = draft;
    const body = {
      messageType: picture ? ('image' as const) : ('text' as const),
      content: picture && content === '' ? IMAGE_MESSAGE_CONTENT : content,
      timestamp: new Date().toISOString(),
      clientId,
      ...(replyTo ? { replyToId: replyTo.id } : {}),
      ...(product ? { productId: product.id } : {}),
      ...(picture?.key
        ? {
            attachmentKey: picture.key,
            attachmentType: picture.file?.type ?? '',
            attachmentFileName: picture.about.name,
            attachmentFileSize: picture.file?.size ?? 0,
          }
        : {}),
    };
    const sent = await api(roomsCalls).send({ params: { id }, body }, { keepalive: true });
    const { message, timestamp } = sent;
    return { ...(message ?? messageOf(draft, timestamp)), id: sent.id, clientId };
  },
  async read(api, { clientId, thread: id }) {
    const query = { limit: NEWEST, include: 'system' as const };
    const { messages } = await api(roomsCalls).messages({ params: { id }, query });
    return messages.find((message) => message.clientId === clientId);
  },
  draftFrom: messageDraftFrom,
  reason: { kind: 'message' },
  attachments: { of: roomPictures },
});

/** The viewer's own message as it shows before the server has answered. */
export const messageOf = (
  { content, replyTo, product, hasPicture = false }: MessageDraft,
  createdAt: string,
): Message => ({
  id: '',
  messageType: hasPicture ? 'image' : 'text',
  content,
  senderId: null,
  senderName: '',
  senderAvatar: null,
  createdAt,
  editedAt: null,
  replyToId: replyTo?.id ?? null,
  replyTo: replyTo && { ...replyTo, senderId: replyTo.senderId ?? null },
  attachments: [],
  product,
});

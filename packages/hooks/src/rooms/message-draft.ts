import { isBlankText, type Product, productFrom } from '@vitrine/api';

/** The message that a message answers. */
export interface Quote {
  id: string;
  senderId: string | undefined;
  senderName: string;
  content: string;
}

/** A message that the viewer sent. */
export interface MessageDraft {
  /** Trimmed; '' for a picture or product alone. */
  content: string;
  replyTo?: Quote | undefined;
  product?: Product | undefined;
  /** Whether a picture with the entry's client id belongs to it. */
  hasPicture?: boolean | undefined;
}

/** A message being written. */
export interface TypedMessage {
  text: string;
  /** Id of the message, under which its picture is kept. */
  clientId: string;
  replyTo?: Quote | undefined;
}

const isText = (kept: unknown): kept is string => typeof kept === 'string';

export function quoteFrom(kept: unknown): Quote | undefined {
  const { id, senderId, senderName, content } = (kept ?? {}) as Partial<Quote>;
  if (!isText(id) || !isText(senderName) || !isText(content)) return undefined;
  return { id, senderId: isText(senderId) ? senderId : undefined, senderName, content };
}

export function messageDraftFrom(kept: unknown): MessageDraft | undefined {
  const { content, replyTo, product, hasPicture } = (kept ?? {}) as Partial<MessageDraft>;
  if (!isText(content)) return undefined;
  const shown = product === undefined ? undefined : productFrom(product);
  if (isBlankText(content) && !shown && hasPicture !== true) return undefined;
  return { content, replyTo: quoteFrom(replyTo), product: shown, hasPicture: hasPicture === true };
}

export function typedMessageFrom(kept: unknown): TypedMessage | undefined {
  const { text, clientId, replyTo } = (kept ?? {}) as Partial<TypedMessage>;
  if (!isText(text) || !isText(clientId)) return undefined;
  return { text, clientId, replyTo: quoteFrom(replyTo) };
}

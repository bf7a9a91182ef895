import { IMAGE_MESSAGE_CONTENT, type Message } from '@vitrine/api';
import type { ShownMessage } from '@vitrine/hooks';
import type { MessagesOf, RoomMessage } from '@vitrine/ui';
import type { roomMessages } from './rooms.messages.ts';

type Texts = MessagesOf<typeof roomMessages>;

const entries = new WeakMap<Message, RoomMessage>();
const shownMessages = new WeakMap<RoomMessage, ShownMessage>();

/** Returns the message of an entry. */
export const shownOf = (entry: RoomMessage): ShownMessage | undefined => shownMessages.get(entry);

/** Returns a message as the list shows it: the same object while the message is the same. */
export function messageEntryOf(
  shown: ShownMessage,
  { viewer, texts, problem, pictureOf, before }: EntryContext,
): RoomMessage {
  const { key, message, isOwn, status, file } = shown;
  const kept = status === 'sent' ? entries.get(message) : undefined;
  const text = message.messageType === 'system' ? noticeOf(message, viewer, texts, before) : textOf(message);
  if (kept?.id === key && kept.own === isOwn && kept.text === text) return kept;
  const entry: RoomMessage = {
    id: key,
    kind: message.messageType === 'system' ? 'notice' : 'message',
    author: message.senderName,
    face: message.senderAvatar,
    own: isOwn,
    text,
    at: message.createdAt,
    picture: file ? { src: pictureOf(file) } : sentPictureOf(message),
    link: linkOf(message),
    quote: message.replyTo && {
      id: message.replyTo.id,
      author: message.replyTo.senderName,
      own: message.replyTo.senderId === viewer,
      text: message.replyTo.isDeleted ? '' : message.replyTo.content,
    },
    wide: message.vote != null,
    edited: message.editedAt !== null,
    deleted: message.deletedAt != null,
    hidden: message.fromBlocked,
    status: status === 'waiting' ? 'sending' : status,
    problem,
  };
  shownMessages.set(entry, shown);
  if (status === 'sent') entries.set(message, entry);
  return entry;
}

interface EntryContext {
  viewer: string | undefined;
  texts: Texts;
  /** The reason why sending failed. */
  problem: string | undefined;
  /** The message above it. */
  before?: Message | undefined;
  /** Returns an address for a picture that is not on the server. */
  pictureOf(file: Blob): string;
}

/** A vote and a product are shown as cards, and a picture without words has its own content. */
function textOf({ messageType, content, product, vote, attachments }: Message): string {
  if (vote || product) return '';
  const isPicture = messageType === 'image' && attachments.length > 0;
  return isPicture && content === IMAGE_MESSAGE_CONTENT ? '' : content;
}

function sentPictureOf({ attachments }: Message): RoomMessage['picture'] {
  const picture = attachments.find(({ attachmentType }) => attachmentType === 'image');
  return picture && { src: picture.fileUrl, width: picture.width, height: picture.height };
}

function linkOf({ attachments, product }: Message): RoomMessage['link'] {
  const link = product ? undefined : attachments.find(({ attachmentType }) => attachmentType === 'link');
  return (
    link && {
      url: link.fileUrl,
      title: link.linkTitle,
      description: link.linkDescription,
      image: link.linkImage,
    }
  );
}

function noticeOf(
  { system, content }: Message,
  viewer: string | undefined,
  texts: Texts,
  before: Message | undefined,
): string {
  const { fact, person, text, voteId } = system ?? {};
  const name = person?.username || person?.name || '';
  const isViewer = person != null && person.id === viewer;
  if (fact === 'joined') return isViewer ? texts.youJoined : texts.joined(name);
  if (fact === 'left') return isViewer ? texts.youLeft : texts.left(name);
  if (fact === 'closed_vote') {
    // The card above says the result, unless it is hidden.
    const isSaid =
      voteId != null &&
      before?.vote?.id === voteId &&
      before.vote.closedAt != null &&
      !before.deletedAt &&
      !before.fromBlocked;
    return text && !isSaid ? texts.closedVote(text) : texts.votedClosed;
  }
  return content;
}

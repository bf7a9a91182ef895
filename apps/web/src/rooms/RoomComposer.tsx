import type { Message, RoomPerson } from '@vitrine/api';
import { useMessageField, useOwnMessage, useRoomTyping, useViewerId } from '@vitrine/hooks';
import { type ComposerContext, MessageComposer, useMessages } from '@vitrine/ui';
import { type Ref, useMemo, useState } from 'react';
import { useRefusalText } from '../shell/failures/useRefusalText.ts';
import { useToast } from '../shell/toasts/toasts.tsx';
import { roomRefusalMessages } from './room-refusals.messages.ts';
import { roomMessages } from './rooms.messages.ts';
import { useFileUrls } from './useFileUrls.ts';

export interface RoomComposerProps {
  roomId: string;
  people: readonly RoomPerson[];
  field: Ref<HTMLTextAreaElement>;
  /** The message whose text is edited in place of a new one. */
  editing: Message | undefined;
  onEdited(): void;
  onSent(): void;
  onStartVote(): void;
}

/** The field of a room: a new message, a reply, or the edit of an own message. */
export function RoomComposer({
  roomId,
  people,
  field,
  editing,
  onEdited,
  onSent,
  onStartVote,
}: RoomComposerProps) {
  const viewer = useViewerId();
  const typed = useMessageField(roomId);
  const { report } = useRoomTyping(roomId);
  const pictureOf = useFileUrls();
  const others = useMemo(
    () =>
      people
        .filter(({ id }) => id !== viewer)
        .map(({ username, name, avatar }) => ({ username, name, face: avatar })),
    [people, viewer],
  );
  if (editing) {
    return (
      <EditedMessage
        key={editing.id}
        roomId={roomId}
        message={editing}
        people={others}
        field={field}
        onDone={onEdited}
      />
    );
  }
  const { picture, replyTo } = typed;
  const context: ComposerContext | null = replyTo
    ? {
        kind: 'reply',
        author: replyTo.senderName,
        own: replyTo.senderId === viewer,
        text: replyTo.content,
      }
    : null;
  return (
    <MessageComposer
      fieldRef={field}
      value={typed.text}
      onValueChange={typed.setText}
      picture={picture?.file ? pictureOf(picture.file) : null}
      onPictureChange={(file) => typed.setPicture(file ?? undefined, file ? { name: file.name } : {})}
      context={context}
      onContextCancel={() => typed.setReplyTo(undefined)}
      people={others}
      onSend={() => {
        void typed.send();
        onSent();
      }}
      onVoteStart={onStartVote}
      onTyping={report}
    />
  );
}

interface EditedMessageProps extends Pick<RoomComposerProps, 'roomId' | 'field'> {
  message: Message;
  people: readonly { username: string }[];
  onDone(): void;
}

function EditedMessage({ roomId, message, people, field, onDone }: EditedMessageProps) {
  const texts = useMessages(roomMessages);
  const refusalText = useRefusalText(roomRefusalMessages);
  const own = useOwnMessage(roomId);
  const showToast = useToast();
  const [text, setText] = useState(message.content);

  async function save(content: string): Promise<void> {
    onDone();
    if (content === message.content) return;
    const failure = await own.edit(message, content);
    if (failure) showToast({ text: refusalText(failure) ?? texts.changeFailed, tone: 'danger' });
  }

  return (
    <MessageComposer
      fieldRef={field}
      value={text}
      onValueChange={setText}
      pictures={false}
      people={people}
      context={{ kind: 'edit', text: message.content }}
      onContextCancel={onDone}
      onSend={({ text: content }) => void save(content)}
    />
  );
}

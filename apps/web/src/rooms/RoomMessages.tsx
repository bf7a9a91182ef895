import type { Message, RoomPerson } from '@vitrine/api';
import {
  isEditable,
  type Quote,
  type ShownMessage,
  useLiveState,
  useMessages as useMessagesOf,
  useOwnMessage,
  useReadMarker,
  useRoomTyping,
  useViewerId,
} from '@vitrine/hooks';
import {
  Button,
  ErrorState,
  Icon,
  IconButton,
  Menu,
  type MenuItem,
  MessageList,
  type MessageListActions,
  type RoomMessage,
  useMessages,
} from '@vitrine/ui';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useReportDialog } from '../moderation/useReportDialog.tsx';
import { useRefusalText } from '../shell/failures/useRefusalText.ts';
import { ELLIPSIS } from '../shell/icons/ellipsis.ts';
import { useToast } from '../shell/toasts/toasts.tsx';
import * as styles from './RoomPage.css.ts';
import { RoomProduct } from './RoomProduct.tsx';
import { RoomVote } from './RoomVote.tsx';
import { messageEntryOf, shownOf } from './room-message-entries.ts';
import { roomRefusalMessages } from './room-refusals.messages.ts';
import { roomMessages } from './rooms.messages.ts';
import { useFileUrls } from './useFileUrls.ts';

export interface RoomMessagesProps {
  roomId: string;
  people: readonly RoomPerson[];
  list: RefObject<MessageListActions | null>;
  onReply(quote: Quote): void;
  onEdit(message: Message): void;
  onStartVote(): void;
}

/** The messages of a room, with their menus and cards. */
export function RoomMessages({ roomId, people, list, onReply, onEdit, onStartVote }: RoomMessagesProps) {
  const texts = useMessages(roomMessages);
  const viewerId = useViewerId();
  const refusalText = useRefusalText(roomRefusalMessages);
  const said = useMessagesOf(roomId);
  const own = useOwnMessage(roomId);
  const showToast = useToast();
  const { report, reportDialog } = useReportDialog(`room ${roomId}`);
  const pictureOf = useFileUrls();
  const { messages, status, error, hasOlder, readNumber } = said;

  /** The storage refuses a picture without a code, the server always with one. */
  function problemOf({ failure, file }: ShownMessage): string {
    const { status = 0, code } = failure ?? {};
    if (file && code === undefined && status > 0) return texts.uploadFailed(status);
    return (failure && refusalText(failure)) ?? texts.sendFailed;
  }

  const entries = messages.map((shown, place) =>
    messageEntryOf(shown, {
      before: messages[place - 1]?.message,
      viewer: viewerId,
      texts,
      problem: shown.failure && problemOf(shown),
      pictureOf,
    }),
  );

  const latest = useRef({ messages, itemsOf });
  useLayoutEffect(() => {
    latest.current = { messages, itemsOf };
  });

  function itemsOf({ message, isOwn }: ShownMessage): MenuItem[] {
    const { id, content, senderName, senderId, vote, product } = message;
    const words = vote?.question ?? product?.name ?? content;
    const items: (MenuItem | false)[] = [
      {
        key: 'reply',
        label: texts.reply,
        onSelect: () =>
          onReply({ id, senderId: senderId ?? undefined, senderName: senderName, content: words }),
      },
      content !== '' &&
        !vote && {
          key: 'copy',
          label: texts.copy,
          onSelect: () => void navigator.clipboard?.writeText(content).catch(() => undefined),
        },
      isOwn &&
        isEditable(message) &&
        !product && {
          key: 'edit',
          label: texts.edit,
          onSelect: () => onEdit(message),
        },
      isOwn && {
        key: 'delete',
        label: texts.delete,
        onSelect: () =>
          void own.remove(message).then((failure) => {
            if (failure) showToast({ text: refusalText(failure) ?? texts.deleteFailed, tone: 'danger' });
          }),
      },
      !isOwn && { key: 'report', label: texts.report, onSelect: () => report({ kind: 'message', id }) },
    ];
    return items.filter((item) => item !== false);
  }

  const renderMenu = useCallback(
    (entry: RoomMessage) => {
      const shown = shownOf(entry);
      if (shown?.status !== 'sent' || shown.message.vote) return null;
      return (
        <Menu
          trigger={<IconButton label={texts.messageOptions} icon={<Icon path={ELLIPSIS} size={18} />} />}
          items={latest.current.itemsOf(shown)}
        />
      );
    },
    [texts],
  );
  const renderCard = useCallback(
    (entry: RoomMessage) => {
      const shown = shownOf(entry);
      if (!shown) return null;
      const { vote, product } = shown.message;
      if (vote) {
        const isSent = shown.status === 'sent';
        const items = isSent ? latest.current.itemsOf(shown) : [];
        return <RoomVote roomId={roomId} vote={vote} isSent={isSent} items={items} />;
      }
      return product ? <RoomProduct product={product} /> : null;
    },
    [roomId],
  );

  const { typing } = useRoomTyping(roomId);
  const isReconnecting = useLiveState() === 'reconnecting';
  const typingNames = typing.flatMap((id) => people.find((person) => person.id === id)?.username ?? []);
  const unreadFrom = useFirstUnread(messages, readNumber, viewerId);
  const [isAtEnd, setAtEnd] = useState(false);
  const isSeen = useIsPageSeen();
  const newest = messages.findLast(({ message }) => message.number !== undefined)?.message.number;
  useReadMarker(roomId, isAtEnd && isSeen ? newest : undefined);
  const usernames = useMemo(() => people.map(({ username }) => username), [people]);

  if (status === 'error' && messages.length === 0 && error) {
    return <ErrorState title={texts.loadFailed} onRetry={said.reload} />;
  }
  return (
    <>
      <MessageList
        className={styles.messages}
        messages={entries}
        status={status === 'idle' || status === 'loading' ? loadingUnless(messages) : 'ready'}
        hasOlder={hasOlder && messages.length > 0}
        older={
          messages.length > 0 && (status === 'loading' || status === 'error') && hasOlder ? status : undefined
        }
        onOlderShow={() => void said.loadOlder()}
        unreadFrom={unreadFrom}
        usernames={usernames}
        typing={typingNames}
        connection={isReconnecting ? texts.reconnecting : undefined}
        renderCard={renderCard}
        renderMenu={renderMenu}
        onRetry={({ id }) => said.retry(id)}
        onDelete={({ id }) => said.discard(id)}
        onQuoteOpen={({ id }) => void showQuoted(id)}
        onAtEndChange={setAtEnd}
        actions={list}
        empty={
          <div className={styles.empty}>
            <p className={styles.emptyTitle}>{texts.emptyTitle}</p>
            <Button variant="secondary" onClick={onStartVote}>
              {texts.startVote}
            </Button>
          </div>
        }
      />
      {reportDialog}
    </>
  );

  async function showQuoted(id: string): Promise<void> {
    for (let pages = 0; pages < MOST_PAGES_BACK; pages++) {
      const shown = latest.current.messages.find(({ message }) => message.id === id);
      if (shown && list.current?.show(shown.key)) return;
      if (!shown) await said.loadOlder();
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
  }
}

/** Older pages loaded to find a quoted message. */
const MOST_PAGES_BACK = 20;

const loadingUnless = (messages: readonly unknown[]) => (messages.length === 0 ? 'loading' : 'ready');

/** The key of the first message that was unread when the room was opened; it stays while the room is open. */
function useFirstUnread(
  messages: readonly ShownMessage[],
  readNumber: number | undefined,
  viewer: string | undefined,
): string | undefined {
  const first = useRef<string | null>(undefined);
  if (first.current === undefined && readNumber !== undefined && messages.length > 0) {
    const found = messages.find(
      ({ message: { number, senderId, messageType } }) =>
        number !== undefined && number > readNumber && senderId !== viewer && messageType !== 'system',
    );
    first.current = found?.key ?? null;
  }
  return first.current ?? undefined;
}

/** Whether the viewer sees the page: it is visible and its window has the focus. */
function useIsPageSeen(): boolean {
  const [isSeen, setSeen] = useState(isPageSeen);
  useEffect(() => {
    const look = () => setSeen(isPageSeen());
    look();
    window.addEventListener('focus', look);
    window.addEventListener('blur', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      window.removeEventListener('blur', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return isSeen;
}

const isPageSeen = () => document.visibilityState === 'visible' && document.hasFocus();

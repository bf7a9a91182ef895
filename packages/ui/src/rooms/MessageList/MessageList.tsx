'use client';
import {
  type ComponentProps,
  memo,
  type ReactNode,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Avatar } from '../../controls/Avatar/Avatar.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { classNames } from '../../controls/classNames.ts';
import { NewItemsPill } from '../../controls/NewItemsPill/NewItemsPill.tsx';
import { Day } from '../../controls/RelativeTime/Day.tsx';
import { RelativeTime } from '../../controls/RelativeTime/RelativeTime.tsx';
import { Skeleton } from '../../controls/Skeleton/Skeleton.tsx';
import { isolated } from '../../format/isolated.ts';
import { useIsServerPass } from '../../interaction/useIsDrawn.ts';
import { keyed } from '../../provider/lists.ts';
import { useMessages, useTimeZone } from '../../provider/UiProvider.tsx';
import { withParts } from '../../provider/withParts.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { MessageBubble, type MessageBubbleProps } from '../MessageBubble/MessageBubble.tsx';
import type { MessageQuote, RoomMessage } from '../room-message.ts';
import { roomMessagesMessages } from '../room-messages.messages.ts';
import * as styles from './MessageList.css.ts';
import { messageRows } from './message-rows.ts';
import { useMessageScroll } from './useMessageScroll.ts';

/** Actions of a `MessageList` for a caller that holds its `actions` ref. */
export interface MessageListActions {
  /** Scrolls to a message and focuses it. Returns false if it is not in the list. */
  show(id: string): boolean;
  /** Scrolls to the newest message. */
  showEnd(): void;
}

/** Props of `MessageList`, including those of a `<section>`. */
export interface MessageListProps
  extends Pick<MessageBubbleProps, 'usernames' | 'onPictureOpen' | 'onLinkOpen' | 'onRetry' | 'onDelete'>,
    Omit<ComponentProps<'section'>, 'children'> {
  /** The messages, oldest first. */
  messages: readonly RoomMessage[];
  /** State of the first load; `ready` by default. */
  status?: 'loading' | 'ready' | undefined;
  /** Whether there are older messages. */
  hasOlder?: boolean | undefined;
  /** State of loading older messages. */
  older?: 'loading' | 'error' | undefined;
  /** Called near the top of the list, and by its button. */
  onOlderShow?: (() => void) | undefined;
  /** Id of the first unread message, above which a line stands. Keep it while the room is open. */
  unreadFrom?: string | null | undefined;
  /** Number on that line. Default: the messages of others from there on. */
  unreadCount?: number | undefined;
  /** Usernames of the people who are typing. */
  typing?: readonly string[] | undefined;
  /** Takes the place of the typing line, such as "Reconnecting…". */
  connection?: string | undefined;
  /**
   * Draws the card of a message, such as a `ProductChip`. A new function draws all bubbles again, so keep it the
   * same.
   */
  renderCard?: ((message: RoomMessage) => ReactNode) | undefined;
  /** Draws the button of a message's menu. Keep it the same, too. */
  renderMenu?: ((message: RoomMessage) => ReactNode) | undefined;
  /** Called with a pressed quote whose message is not in the list; others are shown at once. */
  onQuoteOpen?: ((quote: MessageQuote) => void) | undefined;
  /** Called when the newest message comes into sight or leaves it. */
  onAtEndChange?: ((isAtEnd: boolean) => void) | undefined;
  /** Stands in place of the messages if there are none. */
  empty?: ReactNode;
  /** Actions for the caller. */
  actions?: { current: MessageListActions | null } | undefined;
  /** Current time in milliseconds since 1970; the clock by default. */
  now?: number | undefined;
}

/** A conversation that scrolls, the newest message last. The message being read never moves. */
export function MessageList({
  messages: given,
  status = 'ready',
  hasOlder = false,
  older,
  onOlderShow,
  unreadFrom,
  unreadCount,
  typing,
  connection,
  usernames,
  renderCard,
  renderMenu,
  onQuoteOpen,
  onPictureOpen,
  onLinkOpen,
  onRetry,
  onDelete,
  onAtEndChange,
  empty,
  actions,
  now,
  className,
  ...rest
}: MessageListProps) {
  const texts = useMessages(roomMessagesMessages);
  const timeZone = useTimeZone();
  const isServerPass = useIsServerPass();
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const messages = useMemo(() => keyed('MessageList', given, ({ id }) => id), [given]);
  const keys = useMemo(() => messages.map(([key]) => key), [messages]);
  // The server does not know the reader's days.
  const zone = timeZone ?? (isServerPass ? 'UTC' : undefined);
  const rows = useMemo(
    () => messageRows(messages, { unreadFrom, timeZone: zone }),
    [messages, unreadFrom, zone],
  );
  const last = messages.at(-1)?.[1];
  const { isAtEnd, toEnd, onScroll } = useMessageScroll(scroller, list, keys, last?.own === true);
  const waiting = useWaiting(messages, isAtEnd);
  const names = useSteadyNames(usernames);
  const report = useSteady({ onPictureOpen, onLinkOpen, onRetry, onDelete, onQuoteOpen: openQuote });

  useEffect(() => onAtEndChange?.(isAtEnd), [isAtEnd, onAtEndChange]);
  useImperativeHandle(actions, () => ({ show, showEnd: toEnd }));

  function show(id: string): boolean {
    const entry = list.current?.querySelector<HTMLElement>(`[data-message="${CSS.escape(id)}"]`);
    if (!entry) return false;
    entry.scrollIntoView({ block: 'center' });
    entry.focus({ preventScroll: true });
    // Begins the flash anew.
    entry.removeAttribute('data-pointed-at');
    void entry.offsetWidth;
    entry.setAttribute('data-pointed-at', '');
    return true;
  }
  function openQuote(quote: MessageQuote) {
    if (!show(quote.id)) onQuoteOpen?.(quote);
  }
  // One wish for older messages per page: the next page has another first message.
  const askedFor = useRef<string>(undefined);
  function scroll() {
    onScroll();
    const isNearTop = (scroller.current?.scrollTop ?? Number.POSITIVE_INFINITY) < OLDER_FROM_PX;
    if (!isNearTop || !hasOlder || older || askedFor.current === keys[0]) return;
    askedFor.current = keys[0];
    onOlderShow?.();
  }

  const isFirstLoad = status === 'loading' && messages.length === 0;
  return (
    <section
      aria-label={texts.log}
      {...rest}
      aria-busy={isFirstLoad || older === 'loading'}
      className={classNames(styles.section, className)}
    >
      <div
        ref={scroller}
        role="log"
        // New messages are announced below, so that older pages, edits and own messages are not.
        aria-live="off"
        aria-label={texts.log}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
        tabIndex={0}
        className={styles.scroller}
        onScroll={scroll}
      >
        <div className={styles.column}>
          {isFirstLoad && <Loading label={texts.loading} />}
          {status === 'ready' && messages.length === 0 && empty}
          {hasOlder && messages.length > 0 && (
            <div className={styles.older}>
              {older === 'error' && (
                <p role="alert" className={styles.problem}>
                  {texts.olderFailed}
                </p>
              )}
              <Button variant="quiet" busy={older === 'loading'} onClick={onOlderShow}>
                {older === 'error' ? texts.retry : texts.older}
              </Button>
            </div>
          )}
          <ol ref={list} className={styles.list}>
            {rows.map((row) => {
              if (row.kind === 'day')
                return (
                  <li key={row.key} className={styles.day}>
                    <Day at={row.at} now={now} />
                  </li>
                );
              if (row.kind === 'unread')
                return (
                  <li key={row.key} className={styles.unread} data-unread-line="">
                    <span>{texts.unread(sound(unreadCount) ?? countFrom(messages, unreadFrom))}</span>
                  </li>
                );
              if (row.kind === 'notice')
                return (
                  <li key={row.key} data-message={row.message.id} tabIndex={-1} className={styles.notice}>
                    <bdi>{row.message.text}</bdi>
                  </li>
                );
              return (
                <Row
                  key={row.key}
                  message={row.message}
                  startsRun={row.startsRun}
                  endsRun={row.endsRun}
                  now={now}
                  usernames={names}
                  renderCard={renderCard}
                  renderMenu={renderMenu}
                  report={report}
                />
              );
            })}
          </ol>
        </div>
        <NewItemsPill
          edge="bottom"
          shown={waiting > 0}
          label={waiting > 1 ? `${texts.newMessages} · ${waiting}` : texts.newMessages}
          onShow={toEnd}
          focusAfter={() => scroller.current}
        />
      </div>
      <div className={styles.foot}>
        {connection ? <span role="status">{connection}</span> : <Typing names={typing} />}
      </div>
      <Announced messages={messages} isReady={status === 'ready'} />
    </section>
  );
}

/** Distance from the top, in px, within which older messages are asked for. */
const OLDER_FROM_PX = 240;

const sound = (count: number | undefined) =>
  count !== undefined && Number.isFinite(count) && count > 0 ? count : undefined;

type Keyed = readonly (readonly [key: string, message: RoomMessage])[];

const isOfOthers = (message: RoomMessage) => !message.own && message.kind !== 'notice' && !message.deleted;

function countFrom(messages: Keyed, unreadFrom: string | null | undefined): number {
  const first = messages.findIndex(([, { id }]) => id === unreadFrom);
  return messages.slice(Math.max(first, 0)).filter(([, message]) => isOfOthers(message)).length;
}

/** Counts the messages of others that came at the end while it was out of sight. */
function useWaiting(messages: Keyed, isAtEnd: boolean): number {
  const last = messages.at(-1)?.[0];
  const [seen, setSeen] = useState(last);
  if (isAtEnd && seen !== last) setSeen(last);
  if (isAtEnd || seen === last) return 0;
  const from = messages.findLastIndex(([key]) => key === seen);
  return from < 0 ? 0 : messages.slice(from + 1).filter(([, message]) => isOfOthers(message)).length;
}

const noNames: readonly string[] = [];

/** Returns the same array while the names are the same, so that bubbles are not drawn again. */
function useSteadyNames(names: readonly string[] | undefined): readonly string[] {
  const joined = (names ?? noNames).join('\n');
  return useMemo(() => (joined === '' ? noNames : joined.split('\n')), [joined]);
}

type Reports = Pick<
  MessageBubbleProps,
  'onPictureOpen' | 'onLinkOpen' | 'onRetry' | 'onDelete' | 'onQuoteOpen'
>;

/** Returns the same functions at every render, which call the latest given ones. */
function useSteady(given: Reports): Reports {
  const latest = useRef(given);
  useLayoutEffect(() => {
    latest.current = given;
  });
  const [picture, link, retry, remove] = [
    given.onPictureOpen,
    given.onLinkOpen,
    given.onRetry,
    given.onDelete,
  ].map(Boolean);
  return useMemo(
    () => ({
      onQuoteOpen: (quote) => latest.current.onQuoteOpen?.(quote),
      ...(picture && { onPictureOpen: (message) => latest.current.onPictureOpen?.(message) }),
      ...(link && { onLinkOpen: (url, event) => latest.current.onLinkOpen?.(url, event) }),
      ...(retry && { onRetry: (message) => latest.current.onRetry?.(message) }),
      ...(remove && { onDelete: (message) => latest.current.onDelete?.(message) }),
    }),
    [picture, link, retry, remove],
  );
}

interface RowProps extends Pick<MessageListProps, 'renderCard' | 'renderMenu' | 'now' | 'usernames'> {
  message: RoomMessage;
  startsRun: boolean;
  endsRun: boolean;
  report: Reports;
}

/** Draws name and face around the bubble, which is not drawn again when a run goes on. */
const Row = memo(function Row({ message, startsRun, endsRun, now, ...bubble }: RowProps) {
  const texts = useMessages(roomMessagesMessages);
  const { own = false, author } = message;
  const name = own ? texts.you : texts.author(author ?? '');
  return (
    <li
      data-message={message.id}
      tabIndex={-1}
      className={styles.row}
      data-own={own || undefined}
      data-wide={(message.wide && !message.deleted && !message.hidden) || undefined}
      data-starts={startsRun || undefined}
    >
      {startsRun ? (
        <p className={styles.name}>
          <bdi className={styles.author}>{name}</bdi> <RelativeTime at={message.at} now={now} />
        </p>
      ) : (
        <span className={classNames(visuallyHidden, styles.hiddenName)}>{name}</span>
      )}
      <div className={styles.said}>
        {!own && (
          <span className={styles.face}>
            {endsRun && <Avatar size="small" name={author} src={message.face} />}
          </span>
        )}
        <Bubble message={message} {...bubble} />
      </div>
    </li>
  );
});

type BubbleProps = Omit<RowProps, 'startsRun' | 'endsRun' | 'now'>;

const Bubble = memo(function Bubble({ message, usernames, renderCard, renderMenu, report }: BubbleProps) {
  return (
    <MessageBubble
      {...report}
      className={styles.bubble}
      message={message}
      usernames={usernames}
      card={renderCard?.(message)}
      menu={message.deleted ? undefined : renderMenu?.(message)}
    />
  );
});

const MOST_NAMED = 2;

function Typing({ names: given }: { names: readonly string[] | undefined }) {
  const texts = useMessages(roomMessagesMessages);
  const [first, second, ...more] = (given ?? []).filter(Boolean);
  if (first === undefined) return null;
  const name = <bdi>{first}</bdi>;
  if (more.length > 0 || (given ?? []).length > MOST_NAMED) return <span>{texts.typingMany}</span>;
  if (second === undefined) return <span>{withParts(texts.typingOne, { name })}</span>;
  return <span>{withParts(texts.typingTwo, { name, other: <bdi>{second}</bdi> })}</span>;
}

/** Says the messages of others that are added at the end. */
function Announced({ messages, isReady }: { messages: Keyed; isReady: boolean }) {
  const texts = useMessages(roomMessagesMessages);
  const before = useRef<string>(undefined);
  const [said, setSaid] = useState<string[]>([]);
  useEffect(() => {
    const known = before.current;
    before.current = messages.at(-1)?.[0];
    if (!isReady || known === undefined || known === before.current) return;
    const from = messages.findLastIndex(([key]) => key === known);
    if (from < 0) return;
    const added = messages.slice(from + 1).filter(([, message]) => isOfOthers(message) && !message.hidden);
    if (added.length > 0)
      setSaid(added.map(([, { author, text }]) => texts.said(isolated(author ?? ''), isolated(text ?? ''))));
  }, [messages, isReady, texts]);
  return (
    <div role="status" className={visuallyHidden}>
      {said.join('\n')}
    </div>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <div className={styles.loading}>
      <span role="status" className={visuallyHidden}>
        {label}
      </span>
      <Skeleton className={styles.box} width="46%" height="44px" />
      <Skeleton className={styles.ownBox} width="38%" height="44px" />
      <Skeleton className={styles.box} width="62%" height="44px" />
      <Skeleton className={styles.box} width="86%" height="260px" />
    </div>
  );
}

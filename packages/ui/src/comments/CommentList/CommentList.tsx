'use client';
import { type ComponentProps, type MouseEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Avatar } from '../../controls/Avatar/Avatar.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { classNames } from '../../controls/classNames.ts';
import { EmptyState } from '../../controls/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../controls/ErrorState/ErrorState.tsx';
import { RelativeTime } from '../../controls/RelativeTime/RelativeTime.tsx';
import { Skeleton } from '../../controls/Skeleton/Skeleton.tsx';
import { kerningFor } from '../../format/kerningFor.ts';
import { isStrayClick } from '../../interaction/isStrayClick.ts';
import { type FocusPlace, useFocusAfterRemoval } from '../../interaction/useFocusAfterRemoval.ts';
import { keyed } from '../../provider/lists.ts';
import { useLinkComponent, useMessages } from '../../provider/UiProvider.tsx';
import { textAction } from '../../theme/textAction.css.ts';
import { commentsMessages } from '../comments.messages.ts';
import * as styles from './CommentList.css.ts';
import { useEndOfOwn, useSteadyBelow } from './comment-places.ts';

/** What a list shows of a comment. */
export interface CommentEntry {
  /** Stays the same when what was on its way has arrived. */
  id: string;
  /** Who wrote it, as they are called. */
  author: string;
  /** A word after their name, such as that they published what it is about. */
  note?: string | undefined;
  /** Address of their picture. */
  picture?: string | null | undefined;
  /** Where their name leads; without it, it is no link. */
  authorHref?: string | undefined;
  text: string;
  /** When it was written: an ISO text, or milliseconds since 1970. */
  at: string | number;
  /** Whether the reader wrote it. */
  own?: boolean | undefined;
  /** `sent` unless it is said. */
  status?: 'sent' | 'sending' | 'failed' | undefined;
  /** Why it failed, in place of the usual words. */
  problem?: string | undefined;
  /** Whether it stands behind a line that has to be pressed. */
  hidden?: boolean | undefined;
}

/** The comments, what can be done with them, and the properties of an HTML section. */
export interface CommentListProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The oldest first. */
  comments: readonly CommentEntry[];
  /** `ready` by default. */
  status?: 'loading' | 'ready' | 'error' | undefined;
  /** Whether there are older ones; what comes in above moves nothing that is read. */
  hasOlder?: boolean | undefined;
  /** Whether they are on their way, or did not come. */
  older?: 'loading' | 'error' | undefined;
  onOlderShow?: (() => void) | undefined;
  /** Asked to load them once more. */
  onReload?: (() => void) | undefined;
  /** Called when a name is pressed; prevent the default to stay on the page. */
  onAuthorOpen?: ((comment: CommentEntry, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Asks to delete one of the reader's own, or one that failed; without it there is no button. */
  onDelete?: ((comment: CommentEntry) => void) | undefined;
  /** Asks to send one that failed once more. */
  onRetry?: ((comment: CommentEntry) => void) | undefined;
  /** Asks to report one of somebody else; without it there is no button. */
  onReport?: ((comment: CommentEntry) => void) | undefined;
  /** Milliseconds since 1970, in the place of the clock. */
  now?: number | undefined;
}

/** What people say, the oldest first. The reader's own new one is scrolled to; one that failed stays in its place. */
export function CommentList({
  comments: given,
  status = 'ready',
  hasOlder = false,
  older,
  onOlderShow,
  onReload,
  onAuthorOpen,
  onDelete,
  onRetry,
  onReport,
  now,
  className,
  ...rest
}: CommentListProps) {
  const texts = useMessages(commentsMessages);
  const list = useRef<HTMLOListElement>(null);
  const comments = useMemo(() => keyed('CommentList', given, ({ id }) => id), [given]);
  const ids = useMemo(() => comments.map(([key]) => key), [comments]);
  const placeOf = useFocusAfterRemoval(ids, list);
  useSteadyBelow(list, ids);
  const [lastId, last] = comments.at(-1) ?? [];
  useEndOfOwn(list, lastId, last?.own && last.status !== 'sent' ? last.status : undefined);

  const isFirstLoad = status === 'loading' && comments.length === 0;
  return (
    <section
      aria-label={texts.title}
      {...rest}
      aria-busy={status === 'loading' || older === 'loading'}
      className={classNames(styles.section, className)}
    >
      {isFirstLoad && <Loading />}
      {status === 'error' && comments.length === 0 && (
        <ErrorState headingLevel={3} title={texts.failed} help={texts.failedHelp} onRetry={onReload} />
      )}
      {status === 'ready' && comments.length === 0 && (
        <EmptyState headingLevel={3} title={texts.empty} help={texts.emptyHelp} />
      )}
      {hasOlder && comments.length > 0 && (
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
      <ol ref={list} tabIndex={-1} className={styles.list} aria-label={texts.title}>
        {comments.map(([key, comment]) => (
          <Comment
            key={key}
            comment={comment}
            place={placeOf(key)}
            now={now}
            onAuthorOpen={onAuthorOpen}
            onDelete={onDelete}
            onRetry={onRetry}
            onReport={onReport}
          />
        ))}
      </ol>
    </section>
  );
}

interface CommentProps
  extends Pick<CommentListProps, 'onAuthorOpen' | 'onDelete' | 'onRetry' | 'onReport' | 'now'> {
  comment: CommentEntry;
  place: FocusPlace;
}

function Comment({ comment, place, now, onAuthorOpen, onDelete, onRetry, onReport }: CommentProps) {
  const texts = useMessages(commentsMessages);
  const Link = useLinkComponent();
  const [isShown, setShown] = useState(false);
  const words = useRef<HTMLParagraphElement>(null);
  const isAsked = useRef(false);
  // The button that showed them is gone.
  useLayoutEffect(() => {
    if (isShown && isAsked.current) words.current?.focus();
  }, [isShown]);
  const { author, text, status = 'sent', own = false } = comment;
  const isHidden = comment.hidden && !own && !isShown;
  const beginning = [...(text ?? '')].slice(0, NAMED_BY).join('');
  const remove = onDelete && own && status !== 'sending' && (
    <button
      type="button"
      className={classNames(textAction, styles.quiet)}
      aria-label={texts.deleteOf(beginning)}
      onClick={(event) => {
        if (isStrayClick(event)) return;
        // Safari does not focus a button that is clicked.
        place.onFocus();
        onDelete(comment);
      }}
    >
      {texts.delete}
    </button>
  );
  return (
    <li
      ref={place.ref}
      tabIndex={-1}
      className={styles.comment}
      onFocus={place.onFocus}
      onBlur={place.onBlur}
    >
      <Avatar size="small" name={author} src={comment.picture} />
      <div className={styles.body}>
        <p className={styles.head}>
          {comment.authorHref ? (
            <Link
              className={styles.author}
              href={comment.authorHref}
              onClick={(event) => onAuthorOpen?.(comment, event)}
            >
              <bdi>{author}</bdi>
            </Link>
          ) : (
            <bdi className={styles.name}>{author}</bdi>
          )}
          {comment.note && <span className={styles.note}>{comment.note}</span>}
          {status === 'sent' && <RelativeTime at={comment.at} now={now} className={styles.time} />}
          {status === 'sending' && <span className={styles.time}>{texts.sending}</span>}
        </p>
        {isHidden ? (
          <p className={styles.veiled}>
            {texts.hidden}{' '}
            <button
              type="button"
              className={textAction}
              onClick={() => {
                isAsked.current = true;
                setShown(true);
              }}
            >
              {texts.showAnyway}
            </button>
          </p>
        ) : (
          <p
            ref={words}
            tabIndex={-1}
            dir="auto"
            className={styles.text}
            style={kerningFor(text)}
            data-unsent={status !== 'sent' || undefined}
          >
            {text}
          </p>
        )}
        {status === 'failed' ? (
          <div className={styles.acts}>
            <span role="alert" className={styles.problem}>
              {comment.problem || texts.notSent}
            </span>
            {onRetry && (
              <button
                type="button"
                className={textAction}
                aria-label={texts.retryOf(beginning)}
                onClick={() => onRetry(comment)}
              >
                {texts.retry}
              </button>
            )}
            {remove}
          </div>
        ) : (
          (remove || (onReport && !own && status === 'sent')) && (
            <div className={styles.acts}>
              {remove}
              {onReport && !own && (
                <button
                  type="button"
                  className={classNames(textAction, styles.quiet)}
                  aria-label={texts.reportOf(author)}
                  onClick={() => onReport(comment)}
                >
                  {texts.report}
                </button>
              )}
            </div>
          )
        )}
      </div>
    </li>
  );
}

/** Characters of a comment by which its buttons are told apart. */
const NAMED_BY = 40;

function Loading() {
  return (
    <div className={styles.list}>
      {[0.5, 0.8, 0.35].map((width) => (
        <div key={width} className={styles.comment}>
          <Skeleton width={32} height={32} radius="pill" />
          <div className={styles.body}>
            <Skeleton width="7rem" height="0.8em" />
            <Skeleton width={`${width * 100}%`} height="0.8em" />
          </div>
        </div>
      ))}
    </div>
  );
}

'use client';
import { type ComponentProps, type MouseEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Avatar } from '../../controls/Avatar/Avatar.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { classNames } from '../../controls/classNames.ts';
import { EmptyState } from '../../controls/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../controls/ErrorState/ErrorState.tsx';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { ELLIPSIS } from '../../controls/icons/ellipsis.ts';
import { Menu } from '../../controls/Menu/Menu.tsx';
import { RelativeTime } from '../../controls/RelativeTime/RelativeTime.tsx';
import { Skeleton } from '../../controls/Skeleton/Skeleton.tsx';
import { kerningFor } from '../../format/kerningFor.ts';
import { isStrayClick } from '../../interaction/isStrayClick.ts';
import { type FocusPlace, useFocusAfterRemoval } from '../../interaction/useFocusAfterRemoval.ts';
import { RichCaption, type RichCaptionProps } from '../../posts/RichCaption/RichCaption.tsx';
import { keyed } from '../../provider/lists.ts';
import { useLinkComponent, useMessages } from '../../provider/UiProvider.tsx';
import { textAction } from '../../theme/textAction.css.ts';
import { commentsMessages } from '../comments.messages.ts';
import * as styles from './CommentList.css.ts';
import { useEndOfOwn, useSteadyBelow } from './comment-places.ts';

/** An entry of a `CommentList`. */
export interface CommentEntry {
  /** Id; it must stay the same when sending has succeeded. */
  id: string;
  /** Display name of the author. */
  author: string;
  /** A word after the author's name, such as "Author" for the post's author. */
  note?: string | undefined;
  /** Address of the author's picture. */
  picture?: string | null | undefined;
  /** Address of the author's profile; without it the name is plain text. */
  authorHref?: string | undefined;
  text: string;
  /** Parts of the text that are links, such as hashtags. */
  links?: RichCaptionProps['links'] | undefined;
  /** Time of the comment: ISO string, or milliseconds since 1970. */
  at: string | number;
  /** Whether the viewer wrote the comment. */
  own?: boolean | undefined;
  /** State of sending; `sent` by default. */
  status?: 'sent' | 'sending' | 'failed' | undefined;
  /** Reason why sending failed; a general text by default. */
  problem?: string | undefined;
  /**
   * Whether a button stands in place of the text until it is pressed; never for the viewer's own comments.
   */
  hidden?: boolean | undefined;
}

/** Props of `CommentList`, including those of a `<section>`. */
export interface CommentListProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The comments, oldest first. */
  comments: readonly CommentEntry[];
  /** State of loading; `ready` by default. */
  status?: 'loading' | 'ready' | 'error' | undefined;
  /** Whether there are older comments, for a button that loads them. */
  hasOlder?: boolean | undefined;
  /** State of loading older comments. */
  older?: 'loading' | 'error' | undefined;
  onOlderShow?: (() => void) | undefined;
  /** Called to load the comments again after an error. */
  onReload?: (() => void) | undefined;
  /** Called when an author's name is pressed; prevent the default to stay on the page. */
  onAuthorOpen?: ((comment: CommentEntry, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Called when a link of a comment's text is pressed; prevent the default to stay on the page. */
  onLinkOpen?: RichCaptionProps['onLinkOpen'] | undefined;
  /** Called to delete one of the viewer's comments, sent or failed. Without it there is no button. */
  onDelete?: ((comment: CommentEntry) => void) | undefined;
  /** Called to send a failed comment again. */
  onRetry?: ((comment: CommentEntry) => void) | undefined;
  /** Called to report another person's comment. Without it there is no button. */
  onReport?: ((comment: CommentEntry) => void) | undefined;
  /** Current time in milliseconds since 1970; the clock by default. */
  now?: number | undefined;
}

/**
 * Comments, oldest first. Older ones added above do not move the one being read. The list scrolls to the
 * viewer's new comment.
 */
export function CommentList({
  comments: given,
  status = 'ready',
  hasOlder = false,
  older,
  onOlderShow,
  onReload,
  onAuthorOpen,
  onLinkOpen,
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
            onLinkOpen={onLinkOpen}
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
  extends Pick<
    CommentListProps,
    'onAuthorOpen' | 'onLinkOpen' | 'onDelete' | 'onRetry' | 'onReport' | 'now'
  > {
  comment: CommentEntry;
  place: FocusPlace;
}

function Comment({
  comment,
  place,
  now,
  onAuthorOpen,
  onLinkOpen,
  onDelete,
  onRetry,
  onReport,
}: CommentProps) {
  const texts = useMessages(commentsMessages);
  const Link = useLinkComponent();
  const [isShown, setShown] = useState(false);
  const words = useRef<HTMLParagraphElement>(null);
  const isAsked = useRef(false);
  // The pressed button is gone, so the shown text gets the focus.
  useLayoutEffect(() => {
    if (isShown && isAsked.current) words.current?.focus();
  }, [isShown]);
  const { author, text, links, status = 'sent', own = false } = comment;
  const isHidden = comment.hidden && !own && !isShown;
  const beginning = [...(text ?? '')].slice(0, NAMED_BY).join('');
  const remove = onDelete && own && status !== 'sending' && (
    <button
      type="button"
      className={classNames(textAction, styles.quiet)}
      aria-label={texts.deleteOf(beginning)}
      onClick={(event) => {
        if (isStrayClick(event)) return;
        // Safari does not focus a clicked button, so the focus is recorded here.
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
            {links?.length ? <RichCaption text={text} links={links} onLinkOpen={onLinkOpen} /> : text}
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
          remove && <div className={styles.acts}>{remove}</div>
        )}
      </div>
      {onReport && !own && status === 'sent' && (
        <Menu
          trigger={
            <IconButton
              className={styles.options}
              label={texts.optionsOf(author)}
              icon={<Icon path={ELLIPSIS} size={18} strokeWidth={1.75} />}
            />
          }
          items={[{ key: 'report', label: texts.report, onSelect: () => onReport(comment) }]}
        />
      )}
    </li>
  );
}

/** Maximum number of a comment's characters in its buttons' accessible names. */
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

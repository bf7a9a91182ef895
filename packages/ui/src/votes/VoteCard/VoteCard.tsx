'use client';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Avatar } from '../../controls/Avatar/Avatar.tsx';
import { classNames } from '../../controls/classNames.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { MAXIMIZE_2 } from '../../controls/icons/maximize-2.ts';
import { RelativeTime } from '../../controls/RelativeTime/RelativeTime.tsx';
import { isolated } from '../../format/isolated.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { leadersOf, type RoomVote, sharesOf } from '../vote.ts';
import { votesMessages } from '../votes.messages.ts';
import * as styles from './VoteCard.css.ts';
import { VoteOptions, type VoteOptionsProps } from './VoteOptions.tsx';

/** Props of `VoteCard`, including those of an `<article>`. */
export interface VoteCardProps
  extends Pick<VoteOptionsProps, 'onChoiceChange' | 'onOptionOpen'>,
    Omit<ComponentProps<'article'>, 'children'> {
  vote: RoomVote;
  /** Whether the vote is being created. */
  sending?: boolean | undefined;
  /** Error of the last choice, below the question. */
  error?: string | undefined;
  /** Called to show the vote larger. Without it, there is no button. */
  onExpand?: (() => void) | undefined;
  /** Button of a menu beside the question, such as for "Close vote". */
  menu?: ReactNode;
  /**
   * Whether face, name and age of the creator stand below the question, where no name line says them; `phone` shows
   * them on phones only, where a `MessageList` has no name line for wide messages.
   */
  showAuthor?: boolean | 'phone' | undefined;
  /** Level of the question as a heading; 3 by default. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Current time in milliseconds since 1970; the clock by default. */
  now?: number | undefined;
}

/** A vote in a room: pictures side by side, and below each a bar that is the button. */
export function VoteCard({
  vote: given,
  sending = false,
  error,
  onChoiceChange,
  onOptionOpen,
  onExpand,
  menu,
  showAuthor = false,
  headingLevel = 3,
  now,
  className,
  ...rest
}: VoteCardProps) {
  const texts = useMessages(votesMessages);
  const id = useId();
  const vote = given ?? none;
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      {...rest}
      aria-labelledby={`${id}-question`}
      aria-busy={sending}
      className={classNames(styles.card, className)}
    >
      <div className={styles.head}>
        <div className={styles.words}>
          <Heading id={`${id}-question`} className={styles.question}>
            <bdi>{vote.question}</bdi>
          </Heading>
          <p className={styles.state}>
            {showAuthor && (
              <span className={showAuthor === 'phone' ? styles.onPhone : undefined}>
                <Avatar className={styles.face} size="small" name={vote.author} src={vote.face} />
                <span className={styles.author}>
                  <bdi>{vote.own ? texts.you : texts.author(vote.author ?? '')}</bdi>
                </span>{' '}
                {vote.at !== undefined && <RelativeTime at={vote.at} now={now} />}
                <span aria-hidden> · </span>
              </span>
            )}
            <span>
              <VoteState vote={vote} />
            </span>
          </p>
        </div>
        <div className={styles.buttons}>
          {menu}
          {onExpand && (
            <IconButton
              label={texts.expand(isolated(vote.question ?? ''))}
              icon={<Icon path={MAXIMIZE_2} size={18} strokeWidth={1.75} />}
              onClick={onExpand}
            />
          )}
        </div>
      </div>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <VoteOptions
        vote={vote}
        onChoiceChange={sending ? undefined : onChoiceChange}
        onOptionOpen={onOptionOpen}
        labelledBy={`${id}-question`}
      />
    </article>
  );
}

const none: RoomVote = { id: '', question: '', options: [] };

/** Says how many voted, or how the vote ended. */
export function VoteState({ vote }: { vote: RoomVote }) {
  const texts = useMessages(votesMessages);
  const options = (vote.options ?? []).filter(Boolean);
  const { total } = sharesOf(options);
  if (vote.closed) {
    const [first, ...others] = leadersOf(options);
    if (!first) return texts.closedEmpty;
    if (others.length === 0) return texts.closedWith(isolated(first.text ?? ''));
    return texts.closedTie([first, ...others].map(({ text }) => isolated(text ?? '')).join(', '));
  }
  return vote.people !== undefined && Number.isFinite(vote.people)
    ? texts.voted(total, Math.max(vote.people, total))
    : texts.votedOnly(total);
}

import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '../../controls/classNames.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { CHECK } from '../../controls/icons/check.ts';
import { isolated } from '../../format/isolated.ts';
import { numberFormat } from '../../format/number-format.ts';
import { soundCount } from '../../format/soundCount.ts';
import { isStrayClick } from '../../interaction/isStrayClick.ts';
import { isRightToLeft } from '../../interaction/stepOfArrow.ts';
import { webAddressOf } from '../../interaction/web-address.ts';
import { ProductPicture } from '../../products/ProductPicture/ProductPicture.tsx';
import { keyed } from '../../provider/lists.ts';
import { useLocale, useMessages } from '../../provider/UiProvider.tsx';
import { withParts } from '../../provider/withParts.tsx';
import { AvatarStack } from '../../rooms/AvatarStack/AvatarStack.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { leadersOf, percentsOf, type RoomVote, sharesOf, type VoteOption } from '../vote.ts';
import { votesMessages } from '../votes.messages.ts';
import * as styles from './VoteOptions.css.ts';

export interface VoteOptionsProps {
  vote: RoomVote;
  /** Whether the pictures are as large as all of them fit. */
  large?: boolean | undefined;
  /** Called with the id of the wished option; `null` takes the vote back. */
  onChoiceChange?: ((choice: string | null) => void) | undefined;
  /** Called when an option's picture is pressed. */
  onOptionOpen?: ((option: VoteOption, event: MouseEvent<HTMLElement>) => void) | undefined;
  labelledBy: string;
}

/** The options of a vote, side by side: a radio group that can be cleared, or bars once it is closed. */
export function VoteOptions({
  vote,
  large = false,
  onChoiceChange,
  onOptionOpen,
  labelledBy,
}: VoteOptionsProps) {
  const texts = useMessages(votesMessages);
  const hint = useId();
  const group = useRef<HTMLUListElement>(null);
  const options = keyed('VoteCard', vote.options, ({ id }) => id);
  const shares = sharesOf(options.map(([, option]) => option));
  const percentOf = percentsOf(options.map(([, option]) => option));
  const leaders = leadersOf(options.map(([, option]) => option));
  const choice = vote.choice ?? null;
  const hasVoters = options.some(([, { voters }]) => voters?.length);
  const canVote = !vote.closed && onChoiceChange !== undefined;
  const [reached, setReached] = useState<string>();
  const keys = options.map(([key]) => key);
  const entry = [reached, choice].find((key) => key && keys.includes(key)) ?? keys[0];

  // Arrows only move the focus, because a choice is sent at once.
  function move(event: KeyboardEvent<HTMLButtonElement>, place: number) {
    const forward = isRightToLeft(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight';
    const back = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    const step = { [forward]: 1, ArrowDown: 1, [back]: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const radios = group.current?.querySelectorAll<HTMLElement>('[role=radio]') ?? [];
    radios[(place + step + keys.length) % keys.length]?.focus();
  }
  return (
    <>
      <ul
        ref={group}
        className={large ? styles.largeOptions : styles.options}
        data-count={Math.min(Math.max(options.length, 1), 6)}
        {...(canVote && {
          role: 'radiogroup',
          'aria-labelledby': labelledBy,
          'aria-describedby': hint,
        })}
      >
        {options.map(([key, option], place) => {
          const isMine = choice === option.id;
          const hasWon = Boolean(vote.closed) && leaders.includes(option);
          return (
            <li
              key={key}
              // A list item in a radio group is no child that it may own.
              role={canVote ? 'presentation' : undefined}
              className={styles.option}
              data-own={isMine || undefined}
              data-won={hasWon || undefined}
              data-lost={(vote.closed && leaders.length > 0 && !hasWon) || undefined}
            >
              <Picture option={option} isLarge={large} onOpen={onOptionOpen} />
              <div className={styles.words}>
                <Name option={option} />
                {option.detail && (
                  <span className={styles.aside}>
                    <bdi>{option.detail}</bdi>
                  </span>
                )}
                {large && option.note && (
                  <span className={styles.note}>
                    <bdi>{option.note}</bdi>
                  </span>
                )}
              </div>
              <Bar
                option={option}
                share={shares.of(option)}
                percent={percentOf(option)}
                isMine={isMine}
                hasWon={hasWon}
                isClosed={vote.closed === true}
                canVote={canVote}
                isEntry={key === entry}
                onPress={() => onChoiceChange?.(isMine ? null : option.id)}
                onFocus={() => setReached(key)}
                onKeyDown={(event) => move(event, place)}
              />
              <Voters option={option} isLarge={large} keepsLine={hasVoters} />
            </li>
          );
        })}
      </ul>
      {canVote && (
        <span id={hint} className={visuallyHidden}>
          {texts.clearHint}
        </span>
      )}
    </>
  );
}

function Name({ option }: { option: VoteOption }) {
  const texts = useMessages(votesMessages);
  const address = webAddressOf(option.url);
  if (!address)
    return (
      <span className={styles.name}>
        <bdi>{option.text}</bdi>
      </span>
    );
  return (
    <a className={styles.link} href={address.href} target="_blank" rel="noopener noreferrer">
      <bdi>{option.text}</bdi>
      <span className={visuallyHidden}> ({texts.opensNewTab})</span>
    </a>
  );
}

interface PictureProps {
  option: VoteOption;
  isLarge: boolean;
  onOpen: VoteOptionsProps['onOptionOpen'];
}

function Picture({ option, isLarge, onOpen }: PictureProps) {
  const texts = useMessages(votesMessages);
  const drawn = (
    <ProductPicture
      {...option.picture}
      alt=""
      name={option.text}
      className={styles.picture}
      style={{ aspectRatio: undefined }}
    />
  );
  if (!onOpen) return <div className={isLarge ? styles.largeFrame : styles.frame}>{drawn}</div>;
  return (
    <button
      type="button"
      className={isLarge ? styles.largeFrameButton : styles.frameButton}
      aria-label={texts.openOption(isolated(option.text ?? ''))}
      onClick={(event) => onOpen(option, event)}
    >
      {drawn}
    </button>
  );
}

interface BarProps {
  option: VoteOption;
  share: number;
  /** As it is shown, whole. */
  percent: number;
  isMine: boolean;
  hasWon: boolean;
  isClosed: boolean;
  canVote: boolean;
  isEntry: boolean;
  onPress(): void;
  onFocus(): void;
  onKeyDown(event: KeyboardEvent<HTMLButtonElement>): void;
}

function Bar({
  option,
  share,
  percent,
  isMine,
  hasWon,
  isClosed,
  canVote,
  isEntry,
  onPress,
  onFocus,
  onKeyDown,
}: BarProps) {
  const texts = useMessages(votesMessages);
  const { button, result: closed } = useFocusThatStays(canVote);
  const shown = numberFormat(useLocale(), { style: 'percent', maximumFractionDigits: 0 }).format(
    percent / 100,
  );
  const count = soundCount(option.count);
  const name = texts.option(isolated(option.text ?? ''), count, shown);
  const fill = { '--share': share } as CSSProperties;
  const result = (
    <span className={styles.share}>
      {(isClosed || count > 0) && (
        <>
          <span className={styles.long}>{texts.share(count, shown)}</span>
          <span className={styles.short}>{shown}</span>
        </>
      )}
    </span>
  );
  if (!canVote) {
    return (
      <div ref={closed} className={styles.bar} style={fill}>
        {(isMine || hasWon) && (
          <span className={styles.tick}>
            <Icon path={CHECK} size={12} strokeWidth={3} />
          </span>
        )}
        <span aria-hidden className={styles.label}>
          {isMine && (
            <>
              <span className={styles.long}>{texts.yourVote}</span>
              <span className={styles.short}>{texts.yourVoteShort}</span>
            </>
          )}
        </span>
        <span className={visuallyHidden}>
          {name}
          {isMine && `, ${texts.yourVote}`}
          {hasWon && `, ${texts.winner}`}
        </span>
        <span aria-hidden className={styles.end}>
          {result}
        </span>
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a radio button of HTML cannot be cleared
    <button
      ref={button}
      type="button"
      role="radio"
      aria-checked={isMine}
      aria-label={name}
      tabIndex={isEntry ? 0 : -1}
      className={classNames(styles.bar, styles.press)}
      style={fill}
      onClick={(event) => !isStrayClick(event) && onPress()}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      {isMine ? (
        <span className={styles.tick}>
          <Icon path={CHECK} size={12} strokeWidth={3} />
        </span>
      ) : (
        <span className={styles.circle} />
      )}
      <span className={styles.label}>
        {isMine ? (
          <>
            <span className={styles.long}>{texts.yourVote}</span>
            <span className={styles.short}>{texts.yourVoteShort}</span>
          </>
        ) : (
          texts.vote
        )}
      </span>
      {result}
    </button>
  );
}

/** Keeps the focus at its place when a vote is closed under it, and its button goes. */
function useFocusThatStays(canVote: boolean) {
  const last = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  const result = useRef<HTMLDivElement>(null);
  // React lets go of a ref before it removes the element, which has the focus until then.
  const button = useCallback((element: HTMLButtonElement | null) => {
    hadFocus.current = element === null && document.activeElement === last.current;
    last.current = element;
  }, []);
  useLayoutEffect(() => {
    if (canVote || !result.current || !hadFocus.current) return;
    hadFocus.current = false;
    result.current.tabIndex = -1;
    result.current.focus({ preventScroll: true });
  }, [canVote]);
  return { button, result };
}

const MOST_NAMED = 2;

interface VotersProps {
  option: VoteOption;
  isLarge: boolean;
  keepsLine: boolean;
}

function Voters({ option, isLarge, keepsLine }: VotersProps) {
  const texts = useMessages(votesMessages);
  const voters = (option.voters ?? []).filter(Boolean);
  const ordered = [...voters.filter(({ own }) => own), ...voters.filter(({ own }) => !own)];
  // A line is kept for each option, so that bars stay level.
  if (ordered.length === 0) return keepsLine ? <p className={styles.voters} /> : null;
  const most = isLarge ? Number.POSITIVE_INFINITY : MOST_NAMED;
  const nameOf = ({ own, name }: (typeof ordered)[number]) =>
    own ? texts.you : isolated(name || texts.unknown);
  const named = ordered.slice(0, most).map(nameOf).join(', ');
  const more = ordered.length - Math.min(ordered.length, most);
  const names = more > 0 ? texts.andMore(named, more) : named;
  return (
    <p className={styles.voters}>
      <AvatarStack
        className={styles.faces}
        size={isLarge ? 'compact' : 'tiny'}
        ground={isLarge ? 'canvas' : 'surface'}
        max={MOST_NAMED}
        people={ordered.map(({ id, name, face }) => ({ id, name, picture: face }))}
      />
      <span className={styles.names}>{withParts(texts.votedNames, { names })}</span>
    </p>
  );
}

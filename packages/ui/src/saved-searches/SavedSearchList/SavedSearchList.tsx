'use client';
import { Pencil, Trash2 } from 'lucide-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useOptimistic,
  useRef,
  useState,
  useTransition,
} from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { controlsMessages } from '../../controls/controls.messages.ts';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { Skeleton } from '../../controls/Skeleton/Skeleton.tsx';
import { isSubmitEnter } from '../../interaction/isSubmitEnter.ts';
import { type FocusPlace, useFocusAfterRemoval } from '../../interaction/useFocusAfterRemoval.ts';
import { useLinkComponent, useLocale, useMessages } from '../../provider/UiProvider.tsx';
import { sessionMessages } from '../../session/session.messages.ts';
import { visuallyHidden } from '../../theme/base.css.ts';
import { savedSearchesMessages } from '../saved-searches.messages.ts';
import * as styles from './SavedSearchList.css.ts';

/** What the list shows of a saved search. */
export interface SavedSearchEntry {
  id: string;
  query: string;
  /** The query stands in its place when there is none (1 §2). */
  title?: string | null;
  /** When it was saved: an ISO text, or milliseconds since 1970. */
  timestamp: string | number;
  /** How many results there are that the person has not seen. */
  newCount?: number;
}

export interface SavedSearchListProps {
  searches: SavedSearchEntry[];
  /** `ready`, unless it is said. */
  status?: 'ready' | 'loading' | 'error' | 'guest';
  /** Where an entry leads. */
  hrefOf(search: SavedSearchEntry): string;
  /** Called when an entry is pressed; prevent the default to stay on the page. */
  onOpen?(search: SavedSearchEntry, event: MouseEvent<HTMLAnchorElement>): void;
  /**
   * Called once with a title that is not blank and not the one before (D48). While the promise that it gives is
   * pending, the new title shows; when it is rejected the old one does again, and to say so is the caller's.
   */
  onRename(search: SavedSearchEntry, title: string): unknown;
  /** Asks to delete an entry; the focus goes on when it is gone from `searches`. */
  onRemove(search: SavedSearchEntry): void;
  /** Called when a guest wants to sign in. */
  onSignIn?(): void;
  /** Asked to load once more after an error; without it there is no button. */
  onRetry?(): void;
  /** Whether the next try is under way. */
  retrying?: boolean;
  /** Whether the heading is for screen readers only, as in a sheet that shows the same title. */
  hideHeading?: boolean;
}

/** The searches that a person keeps: open, rename in place, delete. */
export function SavedSearchList({
  searches,
  status = 'ready',
  hrefOf,
  onOpen,
  onRename,
  onRemove,
  onSignIn,
  onRetry,
  retrying = false,
  hideHeading = false,
}: SavedSearchListProps) {
  const messages = {
    controls: useMessages('controls', controlsMessages),
    savedSearches: useMessages('savedSearches', savedSearchesMessages),
    session: useMessages('session', sessionMessages),
  };
  const texts = messages.savedSearches;
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const ids = useMemo(() => searches.map(({ id }) => id), [searches]);
  const placeOf = useFocusAfterRemoval(ids, heading);
  return (
    <div aria-busy={status === 'loading'}>
      <h2
        ref={heading}
        id={headingId}
        tabIndex={-1}
        className={hideHeading ? visuallyHidden : styles.heading}
      >
        {texts.title}
      </h2>
      {status === 'guest' && (
        <div className={styles.note}>
          <p className={styles.help}>{texts.loggedOut}</p>
          <Button variant="primary" className={styles.action} onClick={onSignIn}>
            {messages.session.signIn}
          </Button>
        </div>
      )}
      {status === 'loading' && <LoadingEntries />}
      {status === 'error' && (
        <div className={styles.note}>
          <div role="alert">
            <p className={styles.noteTitle}>{texts.failed}</p>
            <p className={styles.help}>{texts.failedHelp}</p>
          </div>
          {onRetry && (
            <Button className={styles.action} onClick={onRetry} busy={retrying}>
              {messages.controls.tryAgain}
            </Button>
          )}
        </div>
      )}
      {status === 'ready' && searches.length === 0 && (
        <div className={styles.note}>
          <p className={styles.noteTitle}>{texts.empty}</p>
          <p className={styles.help}>{texts.emptyHelp}</p>
        </div>
      )}
      {status === 'ready' && searches.length > 0 && (
        <ul className={styles.list} aria-labelledby={headingId}>
          {searches.map((search) => (
            <Entry
              key={search.id}
              search={search}
              place={placeOf(search.id)}
              href={hrefOf(search)}
              onOpen={(event) => onOpen?.(search, event)}
              onRename={(title) => onRename(search, title)}
              onRemove={() => onRemove(search)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface EntryProps {
  search: SavedSearchEntry;
  place: FocusPlace;
  href: string;
  onOpen(event: MouseEvent<HTMLAnchorElement>): void;
  onRename(title: string): unknown;
  onRemove(): void;
}

function Entry({ search, place, href, onOpen, onRename, onRemove }: EntryProps) {
  const messages = useMessages('savedSearches', savedSearchesMessages);
  const Link = useLinkComponent();
  const [title, showTitle] = useOptimistic(search.title?.trim() || search.query);
  const [saving, save] = useTransition();
  const [editing, setEditing] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const endedByKey = useRef(false);

  useLayoutEffect(() => {
    if (editing || !endedByKey.current) return;
    endedByKey.current = false;
    renameButton.current?.focus();
  }, [editing]);

  const finish = (typed: string, byKey: boolean) => {
    endedByKey.current = byKey;
    setEditing(false);
    const newTitle = typed.trim();
    if (newTitle === '' || newTitle === title) return;
    save(async () => {
      showTitle(newTitle);
      try {
        await onRename(newTitle);
      } catch {
        // The old title shows again; what went wrong is said by whoever saves.
      }
    });
  };

  return (
    <li className={styles.entry} aria-busy={saving} onFocus={place.onFocus} onBlur={place.onBlur}>
      {editing ? (
        <TitleField title={title} onFinish={finish} />
      ) : (
        <>
          <div className={styles.titleRow}>
            {/* For the pointer: whoever cannot see it has the link's name, and the button beside it. */}
            <button
              type="button"
              tabIndex={-1}
              aria-hidden
              className={styles.title}
              onClick={() => setEditing(true)}
            >
              {title}
            </button>
          </div>
          <div className={styles.tools}>
            <IconButton
              ref={renameButton}
              className={styles.tool}
              label={messages.rename(title)}
              icon={<Pencil size={16} strokeWidth={1.75} />}
              onClick={() => setEditing(true)}
            />
            <IconButton
              className={styles.tool}
              label={messages.delete(title)}
              icon={<Trash2 size={16} strokeWidth={1.75} />}
              onClick={() => {
                // Safari does not focus a button that is pressed.
                place.onFocus();
                onRemove();
              }}
            />
          </div>
        </>
      )}
      <div className={styles.facts}>
        <Link ref={place.ref} className={styles.open} href={href} onClick={onOpen}>
          <span className={visuallyHidden}>{title}, </span>
          {title !== search.query && <bdi className={styles.query}>{search.query}</bdi>}
          <SavedAt timestamp={search.timestamp} />
        </Link>
        {search.newCount !== undefined && search.newCount > 0 && (
          <span className={styles.badge}>{messages.newCount(search.newCount)}</span>
        )}
      </div>
    </li>
  );
}

interface TitleFieldProps {
  title: string;
  /** Called once, with what is to be kept: what was typed, or nothing to keep the old title. */
  onFinish(typed: string, byKey: boolean): void;
}

function TitleField({ title, onFinish }: TitleFieldProps) {
  const { newTitle } = useMessages('savedSearches', savedSearchesMessages);
  const [typed, setTyped] = useState(title);
  const input = useRef<HTMLInputElement>(null);
  const finished = useRef(false);

  const finish = (kept: string, byKey: boolean) => {
    // Enter takes the field away, and some browsers call that losing the focus.
    if (finished.current) return;
    finished.current = true;
    onFinish(kept, byKey);
  };

  useLayoutEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  const giveUp = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape' || event.target !== input.current || isComposing(event)) return;
    event.stopPropagation();
    event.preventDefault();
    finish('', true);
  });
  useEffect(() => {
    // Before the document hears of it: a sheet around the list listens there, and would close.
    window.addEventListener('keydown', giveUp, { capture: true });
    return () => window.removeEventListener('keydown', giveUp, { capture: true });
  }, []);

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        finish(typed, true);
      }}
    >
      <input
        ref={input}
        className={styles.field}
        aria-label={newTitle(title)}
        enterKeyHint="done"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={keepComposing}
        onBlur={() => finish(typed, false)}
      />
    </form>
  );
}

// The form would take an Enter that only picks a word of an input method.
function keepComposing(event: KeyboardEvent) {
  if (event.key === 'Enter' && !isSubmitEnter(event)) event.preventDefault();
}

/** Whether an Escape belongs to an input method: the same question as for Enter. */
const isComposing = (event: globalThis.KeyboardEvent) =>
  !isSubmitEnter({ key: 'Enter', keyCode: event.keyCode, isComposing: event.isComposing });

const dateAndTime: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };

function SavedAt({ timestamp }: Pick<SavedSearchEntry, 'timestamp'>) {
  const locale = useLocale();
  const date = new Date(timestamp);
  if (Number.isNaN(date.getTime())) return null;
  return <time dateTime={date.toISOString()}>{date.toLocaleString(locale, dateAndTime)}</time>;
}

function LoadingEntries() {
  return (
    <div className={styles.list}>
      {['64%', '44%', '72%', '52%'].map((width) => (
        <div key={width} className={styles.skeletonEntry}>
          <div className={styles.titleRow}>
            <Skeleton width={width} height={16} />
          </div>
          <div className={styles.skeletonFacts}>
            <Skeleton width="46%" height={12} />
          </div>
        </div>
      ))}
    </div>
  );
}

import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useOptimistic,
  useRef,
  useState,
  useTransition,
} from 'react';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { PENCIL } from '../../controls/icons/pencil.ts';
import { TRASH_2 } from '../../controls/icons/trash-2.ts';
import { formatMoment } from '../../format/formatMoment.ts';
import { isIntoDialog } from '../../interaction/isIntoDialog.ts';
import { isStrayClick } from '../../interaction/isStrayClick.ts';
import { isSubmitEnter } from '../../interaction/isSubmitEnter.ts';
import { useAfterPress } from '../../interaction/useAfterPress.ts';
import type { FocusPlace } from '../../interaction/useFocusAfterRemoval.ts';
import { useIsServerPass } from '../../interaction/useIsDrawn.ts';
import { useLinkComponent, useLocale, useMessages, useTimeZone } from '../../provider/UiProvider.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { savedSearchesMessages } from '../saved-searches.messages.ts';
import * as styles from './SavedSearchList.css.ts';

/** What the list shows of a saved search. */
export interface SavedSearchEntry {
  id: string;
  query: string;
  /** The query stands in its place when there is none. */
  title?: string | null | undefined;
  /** When it was saved: an ISO text, or milliseconds since 1970. */
  timestamp: string | number;
  /** How many results there are that the person has not seen. */
  newCount?: number | undefined;
}

interface SavedSearchItemProps {
  search: SavedSearchEntry;
  place: FocusPlace;
  href: string;
  onOpen(event: MouseEvent<HTMLAnchorElement>): void;
  onRename(title: string): unknown;
  titleMaxLength: number | undefined;
  onRemove(): void;
}

/** One saved search: a link, its title that can be rewritten in place, and what can be done with it. */
export function SavedSearchItem({
  search,
  place,
  href,
  onOpen,
  onRename,
  titleMaxLength,
  onRemove,
}: SavedSearchItemProps) {
  const messages = useMessages(savedSearchesMessages);
  const Link = useLinkComponent();
  const [title, showTitle] = useOptimistic(search.title?.trim() || search.query || '');
  const [saving, save] = useTransition();
  const [editing, setEditing] = useState(false);
  /** A title that could not be saved: the next try starts with it. */
  const [draft, setDraft] = useState<string>();
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
    setDraft(undefined);
    if (newTitle === '' || newTitle === title) return;
    save(async () => {
      showTitle(newTitle);
      try {
        await onRename(newTitle);
      } catch {
        // The old title shows again; what went wrong is said by the caller.
        setDraft(newTitle);
      }
    });
  };

  return (
    <li className={styles.entry} aria-busy={saving} onFocus={place.onFocus} onBlur={place.onBlur}>
      {editing ? (
        <TitleField title={title} draft={draft} maxLength={titleMaxLength} onFinish={finish} />
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
              icon={<Icon path={PENCIL} size={16} strokeWidth={1.75} />}
              onClick={() => setEditing(true)}
            />
            <IconButton
              className={styles.tool}
              label={messages.delete(title)}
              icon={<Icon path={TRASH_2} size={16} strokeWidth={1.75} />}
              onClick={(event) => {
                if (isStrayClick(event)) return;
                // Safari does not focus a button that is clicked.
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
  /** What to begin with, instead of the title. */
  draft: string | undefined;
  maxLength: number | undefined;
  /** Called once, with what is to be kept: what was typed, or nothing to keep the old title. */
  onFinish(typed: string, byKey: boolean): void;
}

function TitleField({ title, draft, maxLength, onFinish }: TitleFieldProps) {
  const { newTitle } = useMessages(savedSearchesMessages);
  const [typed, setTyped] = useState(draft ?? title);
  const input = useRef<HTMLInputElement>(null);
  const finished = useRef(false);
  const afterPress = useAfterPress();

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
        maxLength={maxLength}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={keepComposing}
        onBlur={(event) => {
          // A question that came over the page took the focus: it gives it back, and nobody has finished.
          if (!isIntoDialog(event)) afterPress(() => finish(typed, false));
        }}
      />
    </form>
  );
}

// With an input method, Enter accepts a word and must not submit the form.
function keepComposing(event: KeyboardEvent) {
  if (event.key === 'Enter' && !isSubmitEnter(event)) event.preventDefault();
}

/** Whether an Escape belongs to an input method: the same question as for Enter. */
const isComposing = (event: globalThis.KeyboardEvent) =>
  !isSubmitEnter({ key: 'Enter', keyCode: event.keyCode, isComposing: event.isComposing });

function SavedAt({ timestamp }: Pick<SavedSearchEntry, 'timestamp'>) {
  const locale = useLocale();
  const timeZone = useTimeZone();
  const isServerPass = useIsServerPass();
  const date = new Date(timestamp);
  if (Number.isNaN(date.getTime())) return null;
  // A server does not know in which time zone its reader is: the line is there, and the browser writes it.
  const isUnknown = isServerPass && timeZone === undefined;
  return (
    <time dateTime={date.toISOString()}>{isUnknown ? '\u00A0' : formatMoment(date, locale, timeZone)}</time>
  );
}

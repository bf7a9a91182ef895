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
import { ELLIPSIS } from '../../controls/icons/ellipsis.ts';
import { PENCIL } from '../../controls/icons/pencil.ts';
import { TRASH_2 } from '../../controls/icons/trash-2.ts';
import { Menu } from '../../controls/Menu/Menu.tsx';
import { Day } from '../../controls/RelativeTime/Day.tsx';
import { isIntoDialog } from '../../interaction/isIntoDialog.ts';
import { isSubmitEnter } from '../../interaction/isSubmitEnter.ts';
import { useAfterPress } from '../../interaction/useAfterPress.ts';
import type { FocusPlace } from '../../interaction/useFocusAfterRemoval.ts';
import { useLinkComponent, useMessages } from '../../provider/UiProvider.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { savedSearchesMessages } from '../saved-searches.messages.ts';
import * as styles from './SavedSearchList.css.ts';
import { SavedSearchMosaic } from './SavedSearchMosaic.tsx';

/** A saved search of a `SavedSearchList`. */
export interface SavedSearchEntry {
  id: string;
  query: string;
  /** Title; by default the query. */
  title?: string | null | undefined;
  /** Time of saving: ISO string, or milliseconds since 1970. */
  timestamp: string | number;
  /** Number of unseen results. */
  newCount?: number | undefined;
  /** Addresses of small pictures of its results; the first three show. */
  pictures?: readonly string[] | undefined;
}

interface SavedSearchItemProps {
  search: SavedSearchEntry;
  /** Whether the page shows its results. */
  isCurrent: boolean;
  now: number | undefined;
  place: FocusPlace;
  href: string;
  onOpen(event: MouseEvent<HTMLAnchorElement>): void;
  onRename(title: string): unknown;
  titleMaxLength: number | undefined;
  onRemove(): void;
}

export function SavedSearchItem({
  search,
  isCurrent,
  now,
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
  /** Title that could not be saved; the next edit starts with it. */
  const [draft, setDraft] = useState<string>();
  const menuButton = useRef<HTMLButtonElement>(null);
  const endedByKey = useRef(false);

  useLayoutEffect(() => {
    if (editing || !endedByKey.current) return;
    endedByKey.current = false;
    menuButton.current?.focus();
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
        // The old title shows again; the caller reports the error.
        setDraft(newTitle);
      }
    });
  };

  return (
    <li
      className={styles.entry}
      data-current={isCurrent || undefined}
      aria-busy={saving}
      onFocus={place.onFocus}
      onBlur={place.onBlur}
    >
      <SavedSearchMosaic pictures={search.pictures ?? none} />
      {editing ? (
        <TitleField title={title} draft={draft} maxLength={titleMaxLength} onFinish={finish} />
      ) : (
        <>
          <div className={styles.words}>
            {/* For pointers only: screen readers use the link's name and the menu. */}
            <button
              type="button"
              tabIndex={-1}
              aria-hidden
              className={styles.title}
              onClick={() => setEditing(true)}
            >
              {title}
            </button>
            <Link
              ref={place.ref}
              className={styles.open}
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              onClick={onOpen}
            >
              <span className={visuallyHidden}>
                {title}, {title !== search.query && <bdi>{search.query}, </bdi>}
              </span>
              <Facts search={search} now={now} />
            </Link>
          </div>
          <div className={styles.tools}>
            <Menu
              trigger={
                <IconButton
                  ref={menuButton}
                  className={styles.tool}
                  label={messages.optionsOf(title)}
                  icon={<Icon path={ELLIPSIS} size={18} strokeWidth={1.75} />}
                />
              }
              items={[
                {
                  key: 'rename',
                  label: messages.rename,
                  icon: <Icon path={PENCIL} size={18} strokeWidth={1.75} />,
                  onSelect: () => setEditing(true),
                },
                {
                  key: 'delete',
                  label: messages.delete,
                  icon: <Icon path={TRASH_2} size={18} strokeWidth={1.75} />,
                  destructive: true,
                  onSelect: onRemove,
                },
              ]}
            />
          </div>
        </>
      )}
    </li>
  );
}

const none: readonly string[] = [];

/** The number of new results; without any, the day of saving. */
function Facts({ search: { newCount = 0, timestamp }, now }: Pick<SavedSearchItemProps, 'search' | 'now'>) {
  const messages = useMessages(savedSearchesMessages);
  if (!(newCount > 0 && Number.isFinite(newCount))) return <Day at={timestamp} now={now} />;
  return (
    <>
      <span className={styles.news}>{messages.newCount(newCount)}</span>
      <span className={visuallyHidden}>
        , <Day at={timestamp} now={now} />
      </span>
    </>
  );
}

interface TitleFieldProps {
  title: string;
  /** Initial text in place of the title. */
  draft: string | undefined;
  maxLength: number | undefined;
  /** Called once; an empty title keeps the old one. With `byKey`, the focus returns to the menu's button. */
  onFinish(typed: string, byKey: boolean): void;
}

function TitleField({ title, draft, maxLength, onFinish }: TitleFieldProps) {
  const { newTitle } = useMessages(savedSearchesMessages);
  const [typed, setTyped] = useState(draft ?? title);
  const input = useRef<HTMLInputElement>(null);
  const finished = useRef(false);
  const afterPress = useAfterPress();

  const finish = (kept: string, byKey: boolean) => {
    // After Enter removes the field, some browsers also fire a blur event.
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
    // Captured on the window, because a sheet around the list listens on the document and would close.
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
          // A dialog takes the focus and later returns it, so editing goes on.
          if (!isIntoDialog(event)) afterPress(() => finish(typed, false));
        }}
      />
    </form>
  );
}

// Enter in an input method must not submit the form.
function keepComposing(event: KeyboardEvent) {
  if (event.key === 'Enter' && !isSubmitEnter(event)) event.preventDefault();
}

/** Whether the key belongs to an input method, by the same check as for Enter. */
const isComposing = (event: globalThis.KeyboardEvent) =>
  !isSubmitEnter({ key: 'Enter', keyCode: event.keyCode, isComposing: event.isComposing });

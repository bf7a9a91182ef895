import { type MouseEvent, useLayoutEffect, useOptimistic, useRef, useState, useTransition } from 'react';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { InlineField } from '../../controls/InlineField/InlineField.tsx';
import { ELLIPSIS } from '../../controls/icons/ellipsis.ts';
import { PENCIL } from '../../controls/icons/pencil.ts';
import { TRASH_2 } from '../../controls/icons/trash-2.ts';
import { Menu } from '../../controls/Menu/Menu.tsx';
import { Day } from '../../controls/RelativeTime/Day.tsx';
import { isBlank } from '../../format/isBlank.ts';
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
    if (isBlank(newTitle) || newTitle === title) return;
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
        <InlineField
          label={messages.newTitle(title)}
          value={draft ?? title}
          maxLength={titleMaxLength}
          onFinish={finish}
        />
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

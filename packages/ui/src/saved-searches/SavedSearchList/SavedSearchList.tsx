'use client';
import { type ComponentProps, type MouseEvent, useId, useMemo, useRef } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { controlsMessages } from '../../controls/controls.messages.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { BOOKMARK } from '../../controls/icons/bookmark.ts';
import { Skeleton } from '../../controls/Skeleton/Skeleton.tsx';
import { useFocusAfterRemoval } from '../../interaction/useFocusAfterRemoval.ts';
import { keyed } from '../../provider/lists.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { sessionMessages } from '../../session/session.messages.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { savedSearchesMessages } from '../saved-searches.messages.ts';
import { type SavedSearchEntry, SavedSearchItem } from './SavedSearchItem.tsx';
import * as styles from './SavedSearchList.css.ts';

/** The saved searches, what can be done with them, and the properties of an HTML `div`. */
export interface SavedSearchListProps extends Omit<ComponentProps<'div'>, 'children'> {
  searches: SavedSearchEntry[];
  /** `ready`, unless it is said. */
  status?: 'ready' | 'loading' | 'error' | 'guest' | undefined;
  /** Where an entry leads. */
  hrefOf(search: SavedSearchEntry): string;
  /** Called when an entry is pressed; prevent the default to stay on the page. */
  onOpen?: ((search: SavedSearchEntry, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /**
   * Called once with a title that is not blank and not the one before. While the promise that it gives is
   * pending, the new title shows; when it is rejected the old one does again, and to say so is the caller's.
   */
  onRename(search: SavedSearchEntry, title: string): unknown;
  /** Most characters of a title. */
  titleMaxLength?: number | undefined;
  /** Asks to delete an entry; the focus goes on when it is gone from `searches`. */
  onRemove(search: SavedSearchEntry): void;
  /** Called when a guest wants to sign in. */
  onSignIn?: (() => void) | undefined;
  /** Asked to load once more after an error; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** Whether the next try is under way. */
  retrying?: boolean | undefined;
  /** Whether the heading is for screen readers only, as in a sheet that shows the same title. */
  hideHeading?: boolean | undefined;
}

/** The searches that a person keeps: open, rename in place, delete. */
export function SavedSearchList({
  searches: given,
  status = 'ready',
  hrefOf,
  onOpen,
  onRename,
  titleMaxLength,
  onRemove,
  onSignIn,
  onRetry,
  retrying = false,
  hideHeading = false,
  ...rest
}: SavedSearchListProps) {
  const messages = {
    controls: useMessages(controlsMessages),
    savedSearches: useMessages(savedSearchesMessages),
    session: useMessages(sessionMessages),
  };
  const texts = messages.savedSearches;
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const searches = useMemo(() => keyed('SavedSearchList', given, ({ id }) => id), [given]);
  const ids = useMemo(() => searches.map(([, { id }]) => id), [searches]);
  const placeOf = useFocusAfterRemoval(ids, heading);
  return (
    <div {...rest} aria-busy={status === 'loading'}>
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
          <NoteIcon />
          <p className={styles.help}>{texts.loggedOut}</p>
          <Button variant="primary" shape="pill" className={styles.action} onClick={onSignIn}>
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
          <NoteIcon />
          <p className={styles.noteTitle}>{texts.empty}</p>
          <p className={styles.help}>{texts.emptyHelp}</p>
        </div>
      )}
      {status === 'ready' && searches.length > 0 && (
        <ul className={styles.list} aria-labelledby={headingId}>
          {searches.map(([key, search]) => (
            <SavedSearchItem
              key={key}
              search={search}
              place={placeOf(search.id)}
              href={hrefOf(search)}
              onOpen={(event) => onOpen?.(search, event)}
              onRename={(title) => onRename(search, title)}
              titleMaxLength={titleMaxLength}
              onRemove={() => onRemove(search)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

const NoteIcon = () => (
  <span aria-hidden className={styles.noteIcon}>
    <Icon path={BOOKMARK} size={24} strokeWidth={1.5} />
  </span>
);

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

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

/** Props of `SavedSearchList`, including those of a `<div>`. */
export interface SavedSearchListProps extends Omit<ComponentProps<'div'>, 'children'> {
  searches: SavedSearchEntry[];
  /** State of the list; `ready` by default. */
  status?: 'ready' | 'loading' | 'error' | 'guest' | undefined;
  /** Returns the address of an entry. */
  hrefOf(search: SavedSearchEntry): string;
  /** Called when an entry is pressed; prevent the default to stay on the page. */
  onOpen?: ((search: SavedSearchEntry, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /**
   * Called with a changed title, never blank. The new title shows while the returned promise is pending. If
   * the promise is rejected, the old title returns, and the caller reports the error.
   */
  onRename(search: SavedSearchEntry, title: string): unknown;
  /** Maximum length of a title, in characters. */
  titleMaxLength?: number | undefined;
  /** Called to delete an entry; the focus moves once the entry is gone from `searches`. */
  onRemove(search: SavedSearchEntry): void;
  /** Called when a guest wants to sign in. */
  onSignIn?: (() => void) | undefined;
  /** Called to load again after an error. Without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** Whether the retry is in progress. */
  retrying?: boolean | undefined;
  /** Whether only screen readers get the heading, as in a sheet with that title. */
  hideHeading?: boolean | undefined;
  /** Id of the search whose results the page shows. */
  currentId?: string | undefined;
  /** Fixed present time, in milliseconds since 1970, instead of the clock. */
  now?: number | undefined;
}

/** The viewer's saved searches, to open, rename in place and delete. */
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
  currentId,
  now,
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
              isCurrent={search.id === currentId}
              now={now}
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
        <div key={width} className={styles.entry}>
          <Skeleton width={styles.MOSAIC_SIZE} height={styles.MOSAIC_SIZE} />
          <div className={styles.words}>
            <div className={styles.skeletonLine}>
              <Skeleton width={width} height={16} />
            </div>
            <div className={styles.skeletonLine}>
              <Skeleton width="36%" height={12} />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}

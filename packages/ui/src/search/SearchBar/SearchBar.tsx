'use client';
import Bookmark from 'lucide-react/icons/bookmark';
import BookmarkCheck from 'lucide-react/icons/bookmark-check';
import { type MouseEvent, type ReactElement, useEffect, useId, useRef } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { Spinner } from '../../controls/Spinner/Spinner.tsx';
import { Tooltip } from '../../controls/Tooltip/Tooltip.tsx';
import { useMessages } from '../../provider/UiProvider.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { SearchBox, type SearchBoxProps } from '../SearchBox/SearchBox.tsx';
import { searchResultsMessages } from '../search-results.messages.ts';
import * as styles from './SearchBar.css.ts';

/** A search field with a way to save the search that is shown, and what is said about either. */
export interface SearchBarProps extends SearchBoxProps {
  /**
   * What can be done about the search that is shown: a guest is told to sign in; after `saved` the caller goes
   * back to `idle` once another search is shown. Without it there is no button.
   */
  saveState?: 'guest' | 'idle' | 'saving' | 'saved';
  /** Asked to save the search that is shown. */
  onSave?(): void;
  /** Why the last search led nowhere: shown below the box, and read out. */
  problem?: string;
  /** What screen readers say politely when it changes, such as that the search was saved. */
  message?: string;
}

/** The search box of a page of results, which stays below the header, with the button that keeps the search. */
export function SearchBar({ saveState, onSave, problem, message, ...box }: SearchBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const sentinel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      // On a busy page several entries arrive together; the last one is the current state.
      bar.current?.toggleAttribute('data-stuck', entries.at(-1)?.isIntersecting === false);
    });
    if (sentinel.current) observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, []);

  return (
    <>
      <div ref={sentinel} aria-hidden className={styles.sentinel} />
      <div ref={bar} className={styles.bar}>
        <div className={styles.row}>
          <div className={styles.box}>
            <SearchBox {...box} />
          </div>
          {saveState && <SaveButton state={saveState} onSave={onSave} />}
        </div>
        {/* Always there: a live region that arrives together with its text is not read out. */}
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
        <div role="status" className={visuallyHidden}>
          {message}
        </div>
      </div>
    </>
  );
}

const icon = { size: 18, strokeWidth: 1.75 };

function SaveButton({
  state,
  onSave,
}: {
  state: NonNullable<SearchBarProps['saveState']>;
  onSave?: () => void;
}) {
  const messages = useMessages(searchResultsMessages);
  const hintId = useId();
  const isGuest = state === 'guest';
  const faces: Record<typeof state, ReactElement> = {
    guest: <Bookmark {...icon} />,
    idle: <Bookmark {...icon} />,
    saving: <Spinner size="small" label="" />,
    saved: <BookmarkCheck {...icon} />,
  };
  const button = (
    <Button
      className={styles.save}
      shape="pill"
      icon={<span className={styles.saveIcon}>{faces[state]}</span>}
      // Not `disabled`: the button keeps the focus after a press, and can tell a guest why it does nothing.
      aria-disabled={state !== 'idle' || undefined}
      aria-describedby={isGuest ? hintId : undefined}
      data-saved={state === 'saved' || undefined}
      onClick={state === 'idle' ? onSave : isGuest ? showTooltip : undefined}
    >
      <span className={styles.saveLabel}>{state === 'saved' ? messages.saved : messages.saveSearch}</span>
    </Button>
  );
  if (!isGuest) return button;
  return (
    <>
      <Tooltip content={messages.loginToSave}>{button}</Tooltip>
      <span id={hintId} hidden>
        {messages.loginToSave}
      </span>
    </>
  );
}

/** A finger does not hover: a press shows what the pointer would. Tooltips open on a focus that no press brought. */
function showTooltip(event: MouseEvent<HTMLButtonElement>) {
  event.preventDefault();
  event.currentTarget.blur();
  event.currentTarget.focus();
}

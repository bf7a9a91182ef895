'use client';
import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
} from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { classNames } from '../../controls/classNames.ts';
import { controlsMessages } from '../../controls/controls.messages.ts';
import { EmptyState } from '../../controls/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../controls/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../controls/Skeleton/Skeleton.tsx';
import { TextField } from '../../controls/TextField/TextField.tsx';
import { isolated } from '../../format/isolated.ts';
import { useControlled } from '../../interaction/useControlled.ts';
import { useFocusAfterRemoval } from '../../interaction/useFocusAfterRemoval.ts';
import { keyed } from '../../provider/lists.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { PersonRow, type PersonRowPerson } from '../PersonRow/PersonRow.tsx';
import { peopleMessages } from '../people.messages.ts';
import * as styles from './PersonList.css.ts';

/** Props of `PersonList`, including those of a `<div>`. */
export interface PersonListProps<Person extends PersonRowPerson = PersonRowPerson>
  extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the list. */
  label: string;
  /** Loaded people, in display order. */
  people: readonly Person[];
  /** Returns the address of a person; without it, people are plain text. */
  hrefOf?: ((person: Person) => string) | undefined;
  /** Called when a person is pressed; prevent the default to stay on the page. */
  onOpen?: ((person: Person, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Returns the button at the end of a person's row, if any. */
  actionOf?: ((person: Person) => ReactNode) | undefined;
  /** Whether there is a search field. */
  searchable?: boolean | undefined;
  /** Search text; without it, the field is uncontrolled. */
  query?: string | undefined;
  /** Initial text of an uncontrolled field. */
  defaultQuery?: string | undefined;
  /** Called with the typed text; then pass the people found. */
  onQueryChange?: ((query: string) => void) | undefined;
  /** Whether people are loading, the first or further ones. */
  busy?: boolean | undefined;
  /** Number of placeholder rows while the first people load; 5 by default, at most 20. */
  expected?: number | undefined;
  /** Whether there are more people to load. */
  hasMore?: boolean | undefined;
  /** Called to load more, on scrolling near the end or by a button. */
  onLoadMore?: (() => void) | undefined;
  /** Error message, shown with a retry button if `onRetry` is given. */
  error?: string | undefined;
  /** Called to load again after an error. */
  onRetry?: (() => void) | undefined;
  /** Shown if there are no people and no search text. */
  empty: { title: string; help?: string | undefined };
  /** Whether the empty state and errors are one quiet line, for one of several lists on a page. */
  quietEmpty?: boolean | undefined;
  /** Heading level of the empty state and of errors; 3 by default. */
  headingLevel?: 2 | 3 | undefined;
}

/** People with search, loading on scroll, and an empty state. */
export function PersonList<Person extends PersonRowPerson = PersonRowPerson>({
  label,
  people: given,
  hrefOf,
  onOpen,
  actionOf,
  searchable = false,
  query: givenQuery,
  defaultQuery = '',
  onQueryChange,
  busy = false,
  expected = 5,
  hasMore = false,
  onLoadMore,
  error,
  onRetry,
  empty,
  quietEmpty = false,
  headingLevel = 3,
  className,
  ...rest
}: PersonListProps<Person>) {
  const texts = useMessages(peopleMessages);
  const [query, setQuery] = useControlled(givenQuery, defaultQuery);
  const people = useMemo(() => keyed('PersonList', given, ({ id }) => id), [given]);
  const ids = useMemo(() => people.map(([, { id }]) => id), [people]);
  const list = useRef<HTMLUListElement>(null);
  const placeOf = useFocusAfterRemoval(ids, list);
  const end = useNearEnd(hasMore && !busy && !error, onLoadMore);
  const isFirstOnItsWay = busy && people.length === 0;
  const isEmpty = people.length === 0 && !busy && !error;

  return (
    <div {...rest} className={classNames(styles.box, className)} aria-busy={busy}>
      {searchable && (
        <TextField
          label={texts.search}
          hideLabel
          placeholder={texts.search}
          type="search"
          autoComplete="off"
          value={query}
          onValueChange={(typed) => {
            setQuery(typed);
            onQueryChange?.(typed);
          }}
        />
      )}
      {/* Rendered even if empty, to take the focus when the last person is removed. */}
      <ul ref={list} className={styles.list} aria-label={label} tabIndex={-1}>
        {people.map(([key, person]) => {
          const { ref, ...focus } = placeOf(person.id);
          return (
            <li key={key} {...focus}>
              <PersonRow
                ref={(row) => ref(row?.querySelector<HTMLElement>('button, a[href]') ?? null)}
                person={person}
                href={hrefOf?.(person)}
                onOpen={(event) => onOpen?.(person, event)}
                action={actionOf?.(person)}
              />
            </li>
          );
        })}
      </ul>
      {isFirstOnItsWay && <LoadingRows label={texts.loading} count={expected} />}
      {isEmpty && query.trim() !== '' && (
        <p className={styles.note} role="status">
          {texts.noneFound(isolated(query.trim()))}
        </p>
      )}
      {isEmpty && query.trim() === '' && !quietEmpty && (
        <div className={styles.instead}>
          <EmptyState headingLevel={headingLevel} title={empty?.title} help={empty?.help} />
        </div>
      )}
      {isEmpty && query.trim() === '' && quietEmpty && (
        <p className={styles.quiet}>{[empty?.title, empty?.help].filter(Boolean).join(' ')}</p>
      )}
      {error && !quietEmpty && (
        <div className={styles.instead}>
          <ErrorState headingLevel={headingLevel} title={error} onRetry={onRetry} />
        </div>
      )}
      {error && quietEmpty && <QuietError text={error} onRetry={onRetry} />}
      {hasMore && !error && !isFirstOnItsWay && (
        <div ref={end} className={styles.end}>
          <Button variant="quiet" busy={busy} onClick={onLoadMore}>
            {texts.loadMore}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Calls `onNear` when the returned ref's element is within 200 px of the visible part. */
function useNearEnd(isWanted: boolean, onNear: (() => void) | undefined) {
  const end = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(() => onNear?.());
  useEffect(() => {
    const place = end.current;
    if (!isWanted || !place || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) tell();
      },
      // With the window as root, the margin would not apply in a scroll container.
      { root: scrollerOf(place), rootMargin: '200px' },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, [isWanted]);
  return end;
}

function scrollerOf(element: Element): Element | null {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const isWindow = around === document.body || around === document.documentElement;
    if (!isWindow && /auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
  }
  return null;
}

function QuietError({ text, onRetry }: { text: string; onRetry: (() => void) | undefined }) {
  const { tryAgain } = useMessages(controlsMessages);
  return (
    <div className={styles.quietError}>
      <p className={styles.quiet} role="alert">
        {text}
      </p>
      {onRetry && <Button onClick={onRetry}>{tryAgain}</Button>}
    </div>
  );
}

/** Maximum number of placeholder rows: one page of results. */
const MOST_ROWS = 20;
const WIDTHS = ['44%', '60%', '36%', '52%', '40%'];

function LoadingRows({ label, count }: { label: string; count: number }) {
  const rows = Math.min(MOST_ROWS, Math.max(1, Math.ceil(count) || WIDTHS.length));
  return (
    <div role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className={styles.skeleton} aria-hidden>
          <Skeleton width={44} height={44} radius="pill" />
          <div className={styles.skeletonWords}>
            <Skeleton width={WIDTHS[row % WIDTHS.length]} height={15} />
            <Skeleton width="28%" height={12} />
          </div>
        </div>
      ))}
    </div>
  );
}

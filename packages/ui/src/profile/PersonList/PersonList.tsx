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

/** The people of a list, how they are searched and loaded, and the properties of an HTML `div`. */
export interface PersonListProps<Person extends PersonRowPerson = PersonRowPerson>
  extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the list to screen readers. */
  label: string;
  /** Who is in it as far as it is loaded, in the order in which they are shown. */
  people: readonly Person[];
  /** Where a person leads; without it, they are no links. */
  hrefOf?: ((person: Person) => string) | undefined;
  /** Called when a person is pressed; prevent the default to stay on the page. */
  onOpen?: ((person: Person, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** The button at the end of a person's row, if there is one. */
  actionOf?: ((person: Person) => ReactNode) | undefined;
  /** Whether there is a field to search in. */
  searchable?: boolean | undefined;
  /** What is searched for; without it, the field keeps that itself. */
  query?: string | undefined;
  /** What is searched for at first, where the field keeps that itself. */
  defaultQuery?: string | undefined;
  /** Called with what is typed; the caller gives the people it finds. */
  onQueryChange?: ((query: string) => void) | undefined;
  /** Whether people are on their way: the first ones, or more. */
  busy?: boolean | undefined;
  /** How many people there will be, where that is known: while the first are on their way, there is room for as many, 20 at most; 5 by default. */
  expected?: number | undefined;
  /** Whether there are more than are loaded. */
  hasMore?: boolean | undefined;
  /** Asks for more: called when the end is scrolled near, and by a button. */
  onLoadMore?: (() => void) | undefined;
  /** What went wrong; then there is a button that tries again. */
  error?: string | undefined;
  /** Asked to try again after an error. */
  onRetry?: (() => void) | undefined;
  /** What stands in place of the people when there is nobody, and nothing is searched for. */
  empty: { title: string; help?: string | undefined };
  /** Whether that, and what went wrong, is one quiet line, as in a list that is one part of a page among others. */
  quietEmpty?: boolean | undefined;
  /** Level of the headings of what stands in place of people; 3 by default. */
  headingLevel?: 2 | 3 | undefined;
}

/** People one below the other, with search, more as the end comes near, and what stands there without any. */
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
      {/* Always there, so that the focus has a place when the last person goes. */}
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

/** Says when what it is put on comes near the window or the sheet that scrolls. */
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
      // A margin around the window reaches into nothing that scrolls by itself.
      { root: scrollerOf(place), rootMargin: '200px' },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, [isWanted]);
  return end;
}

/** The nearest part of the page around an element that scrolls; null where that is the window. */
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

/** As many as a page of people has. */
const MOST_ROWS = 20;
/** How long names are, one after the other. */
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

import {
  DISCOVER_QUERY_MAX,
  type DiscoverSearchFailure,
  useDiscoverSearch,
  useRecentSearches,
  useReopenedAfterSignIn,
  useSession,
  useSignInGate,
  useSuggestions,
  useTrendingHashtags,
  useViewerId,
} from '@vitrine/hooks';
import { isolated, type MessagesOf, SearchCombobox, type SearchNote, useMessages } from '@vitrine/ui';
import { type MouseEvent, type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DISCOVER_PATH, hashtagNamedBy } from '../posts/hashtag-address.ts';
import { usePostAddress } from '../posts/post-address.ts';
import { refusalMessages } from '../shell/failures/refusals.messages.ts';
import { type Refusal, useRefusalText } from '../shell/failures/useRefusalText.ts';
import { useLayerEntry } from '../shell/layers/useLayerEntry.ts';
import { isPlainClick } from '../shell/links/plain-click.ts';
import { useIsWide } from '../shell/page/useIsWide.ts';
import * as styles from './DiscoverSearch.css.ts';
import type { DiscoverSearchTab } from './discover-address.ts';
import { discoverSearchMessages } from './discover-search.messages.ts';
import {
  type DiscoverOption,
  foundGroups,
  personPath,
  suggestedGroups,
  TRENDING_INSTEAD,
  trendingGroup,
  withTrendingBeside,
} from './search-groups.tsx';
import { useDiscoverSearchAddress } from './useDiscoverSearchAddress.ts';

/** Window width in px from which the results lie over the page, not in a sheet. */
const ABOVE_SHEET = 769;

/**
 * The search of Discover. Text and tab live in the address. Guests are asked to sign in, and go on with their
 * text afterwards.
 */
export function DiscoverSearch({ ref }: { ref?: Ref<HTMLDivElement> | undefined }) {
  const texts = useMessages(discoverSearchMessages);
  const isGuest = useSession().status === 'guest';
  const viewer = useViewerId();
  const { reason, ask } = useSignInGate();
  const navigate = useNavigate();
  const post = usePostAddress();
  const { text, tab, hashtag, type, chooseTab, submit, keepBelowLayer, clear } = useDiscoverSearchAddress(
    !isGuest,
  );
  const box = useRef<HTMLDivElement>(null);
  const search = useDiscoverSearch(text);
  const { recent, remember, forget } = useRecentSearches();

  // A link to a search shows its results; a hashtag has a page of its own.
  const [isOpen, setOpen] = useState(() => !isGuest && isSearch(text));
  const { hashtags: trending } = useTrendingHashtags(isOpen);
  const { people } = useSuggestions('DiscoverSearch', undefined, isOpen);
  const isWide = useIsWide(ABOVE_SHEET);
  const isSheet = !isWide && isOpen;
  const leave = useLayerEntry(isSheet, () => setOpen(false));
  /** Leaves the sheet before another page, so that Back does not lead to it. */
  const goOn = (act: () => void) => {
    if (!isSheet) return act();
    leave(() => {
      setOpen(false);
      void keepBelowLayer().then(act);
    });
  };
  const empty = useEffectEvent(() => {
    clear();
    setOpen(false);
  });
  const lastViewer = useRef(viewer);
  useEffect(() => {
    if (lastViewer.current !== undefined && lastViewer.current !== viewer) empty();
    lastViewer.current = viewer;
  }, [viewer]);

  const refusalText = useRefusalText(refusalMessages);
  const askToSearch = () => ask({ kind: 'discoverSearch' });
  const isAsked = reason?.kind === 'discoverSearch';
  useReopenedAfterSignIn(
    'discoverSearch',
    isGuest && (isAsked || text !== '') ? keptOf(text, isAsked) : undefined,
    (kept) => {
      const { wasAsked, text: typed } = readKept(kept);
      if (typed !== '') type(typed);
      setOpen((before) => before || wasAsked);
    },
  );
  const greet = useEffectEvent(() => {
    const name = hashtagNamedBy(text);
    if (isGuest && text.trim() !== '')
      ask(name === undefined ? { kind: 'discoverSearch' } : { kind: 'hashtag', name });
  });
  useEffect(() => greet(), []);

  const suggested = () => suggestedGroups({ recent, people, trending }, tab, viewer, texts, isWide);
  const found = search.found && foundGroups(search.found, tab, texts);
  const isNothing = found?.every(({ options }) => options.length === 0) ?? false;
  const isNothingFound = isNothing && search.status === 'ready';
  const groups = isNothing
    ? [trendingGroup(trending.slice(0, TRENDING_INSTEAD), texts)]
    : found
      ? isWide
        ? withTrendingBeside(found, trending, texts)
        : found
      : suggested();

  function openOption(option: DiscoverOption, event: MouseEvent) {
    const { opens } = option;
    if (opens.kind === 'person') remember(opens.person);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (opens.kind === 'person') goOn(() => void navigate(personPath(opens.person.id, viewer)));
    else if (opens.kind === 'post') goOn(() => post.show(opens.id));
    else goOn(() => submit(`#${opens.name}`));
  }

  return (
    <div ref={ref}>
      <SearchCombobox
        ref={box}
        label={texts.label}
        placeholder={texts.label}
        action={DISCOVER_PATH}
        maxLength={DISCOVER_QUERY_MAX}
        value={text}
        onValueChange={type}
        onSubmit={(query) => {
          if (isGuest) return askToSearch();
          search.searchNow();
          // The page of a hashtag is below the results.
          const isHashtag = hashtagNamedBy(query) !== undefined;
          if (isHashtag && isSheet) goOn(() => submit(query));
          else if (!isSheet) {
            submit(query);
            if (isHashtag) setOpen(false);
          }
        }}
        open={isOpen}
        onOpenChange={(open) => {
          if (open && isGuest) askToSearch();
          else if (open) setOpen(true);
          else if (isSheet) leave();
          else setOpen(false);
        }}
        tabs={[
          { key: 'all', label: texts.all },
          { key: 'users', label: texts.users, shows: ['rows'] },
          { key: 'content', label: texts.content },
        ]}
        tab={tab}
        // The tabs above have these keys.
        onTabChange={(next) => chooseTab(next as DiscoverSearchTab)}
        groups={groups}
        status={search.status === 'searching' || search.status === 'failed' ? search.status : 'idle'}
        failure={search.failure && failureNote(search.failure, texts, refusalText)}
        onRetry={search.searchNow}
        nothing={
          isNothingFound
            ? { title: texts.noResults(isolated(search.foundFor ?? '')), help: texts.noResultsHelp }
            : undefined
        }
        // All options are made in search-groups.tsx.
        onOptionOpen={(option, event) => openOption(option as DiscoverOption, event)}
        onOptionRemove={({ key }) => forget(key)}
      />
      {hashtag !== undefined && !isGuest && (
        <ResultKinds
          onChoose={(next) => {
            chooseTab(next);
            openSearchIn(box.current);
          }}
        />
      )}
    </div>
  );
}

/** Opens the search below `parent` in place, without a way back to the top. */
export function openSearchIn(parent: HTMLElement | null) {
  const field = parent?.querySelector('input');
  field?.focus({ preventScroll: true });
  field?.click();
}

/** The kinds of results for a hashtag: its page shows the posts, and the search has the others. */
function ResultKinds({ onChoose }: { onChoose(tab: DiscoverSearchTab): void }) {
  const texts = useMessages(discoverSearchMessages);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div role="group" aria-label={texts.kinds} className={styles.kinds}>
      {(['all', 'users'] as const).map((tab) => (
        <button key={tab} type="button" className={styles.kind} onClick={() => onChoose(tab)}>
          {texts[tab]}
        </button>
      ))}
      <span aria-current="true" className={styles.kind}>
        {texts.content}
      </span>
    </div>
  );
}

const isSearch = (text: string) => text.trim() !== '' && hashtagNamedBy(text) === undefined;

function failureNote(
  failure: DiscoverSearchFailure,
  texts: MessagesOf<typeof discoverSearchMessages>,
  refusalText: (refusal: Refusal) => string | undefined,
): SearchNote {
  if (failure.code === 'unreachable') return { title: texts.unreachable };
  // The text of the server shows as it is, unless its code has one in the viewer's language (D54, D71).
  const said =
    failure.code === 'refused'
      ? refusalText({ status: 0, code: failure.refusal, text: failure.message })
      : undefined;
  return { title: said ?? texts.failed, help: texts.failedHelp };
}

const ASKED = 'asked:';
const TYPED = 'typed:';

/** Returns the text that a guest typed, as it is kept during the sign-in. */
const keptOf = (text: string, wasAsked: boolean) => `${wasAsked ? ASKED : TYPED}${text}`;

const readKept = (kept: string) => ({ wasAsked: kept.startsWith(ASKED), text: kept.slice(ASKED.length) });

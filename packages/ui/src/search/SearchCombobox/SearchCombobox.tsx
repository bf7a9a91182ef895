'use client';
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { classNames } from '../../controls/classNames.ts';
import { controlsMessages } from '../../controls/controls.messages.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { ARROW_LEFT } from '../../controls/icons/arrow-left.ts';
import { SEARCH } from '../../controls/icons/search.ts';
import { X } from '../../controls/icons/x.ts';
import { Tab, TabList, TabPanel, TabsRoot } from '../../controls/Tabs/Tabs.tsx';
import { type OpenProps, useOpen } from '../../controls/useOpen.ts';
import { isSubmitEnter } from '../../interaction/isSubmitEnter.ts';
import { useBothRefs } from '../../interaction/useBothRefs.ts';
import { useControlled } from '../../interaction/useControlled.ts';
import { useLayer } from '../../interaction/useLayer.ts';
import { useMatches } from '../../interaction/useMatches.ts';
import { keyed } from '../../provider/lists.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { media } from '../../theme/scale.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { searchMessages } from '../search.messages.ts';
import { searchComboboxMessages } from '../search-combobox.messages.ts';
import { gridOf, listedGroups, stepCell, stepRow } from './option-grid.ts';
import { PlaceholderResults } from './PlaceholderResults.tsx';
import * as styles from './SearchCombobox.css.ts';
import { SearchResultGrid } from './SearchResultGrid.tsx';
import type { SearchGroup, SearchOption, SearchTab } from './search-option.ts';
import { useAloneOnPage } from './useAloneOnPage.ts';
import { useIsLasting } from './useIsLasting.ts';
import { useLeaving } from './useLeaving.ts';
import { useRoomBelow } from './useRoomBelow.ts';

/** Milliseconds for which old results stay, at half opacity, while a search is under way. */
const OLD_RESULTS_FOR_MS = 500;

/** A line that says what happened, and one that says what to do. */
export interface SearchNote {
  title: string;
  help?: string | undefined;
}

/** Props of `SearchCombobox`, including those of a `<div>`. */
export interface SearchComboboxProps
  extends OpenProps,
    Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onSubmit' | 'aria-label'> {
  /** Accessible name of the field and of the search landmark. */
  label: string;
  placeholder?: string | undefined;
  /** Text; without it, the field is uncontrolled. */
  value?: string | undefined;
  /** Initial text of an uncontrolled field. */
  defaultValue?: string | undefined;
  /** Called with the text at every change. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Called with the trimmed text on Enter without an active option; never with an empty one. */
  onSubmit?: ((value: string) => void) | undefined;
  /** Address that receives the text as `q` before hydration; the current page by default. */
  action?: string | undefined;
  /** Maximum length of the text, in characters; unlimited by default. */
  maxLength?: number | undefined;
  /** Tabs above the results; none by default. */
  tabs?: readonly SearchTab[] | undefined;
  /** Key of the chosen tab when controlled. */
  tab?: string | undefined;
  /** Key of the initial tab when uncontrolled; the first by default. */
  defaultTab?: string | undefined;
  /** Called with the key of the chosen tab. */
  onTabChange?: ((tab: string) => void) | undefined;
  /** Results and suggestions, groups of rows before groups of pictures. */
  groups: readonly SearchGroup[];
  /** Whether a search is under way, or has failed; `idle` by default. */
  status?: 'idle' | 'searching' | 'failed' | undefined;
  /** Texts of a failed search. The groups stay below. */
  failure?: SearchNote | undefined;
  /** Called to search again after a failure; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** Texts shown above the groups if nothing was found. */
  nothing?: SearchNote | undefined;
  /** Called when an option is chosen; prevent the default to stay on the page. */
  onOptionOpen?: ((option: SearchOption, event: MouseEvent<HTMLElement>) => void) | undefined;
  /** Called to remove a removable option. */
  onOptionRemove?: ((option: SearchOption) => void) | undefined;
}

/**
 * A search field with a popup of grouped results, tabs and suggestions, which covers the page on phones. The
 * focus stays in the field; arrow keys move through results and their buttons.
 */
export function SearchCombobox({
  label,
  placeholder,
  value: givenValue,
  defaultValue = '',
  onValueChange,
  onSubmit,
  action,
  maxLength,
  tabs: givenTabs = noTabs,
  tab: givenTab,
  defaultTab,
  onTabChange,
  groups: givenGroups,
  status = 'idle',
  failure,
  onRetry,
  nothing,
  onOptionOpen,
  onOptionRemove,
  open,
  defaultOpen,
  onOpenChange,
  className,
  ref,
  onBlur,
  onFocus,
  ...rest
}: SearchComboboxProps) {
  const texts = useMessages(searchComboboxMessages);
  const { search, clear } = useMessages(searchMessages);
  const { tryAgain } = useMessages(controlsMessages);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const rootRef = useBothRefs(root, ref);

  const [value, setValue] = useControlled(givenValue, defaultValue);
  const tabs = useMemo(
    () => keyed('SearchCombobox', givenTabs, ({ key }) => key).map(([key, tab]) => ({ ...tab, key })),
    [givenTabs],
  );
  const [tab, setTab] = useControlled(givenTab, defaultTab ?? tabs[0]?.key ?? '');
  const groups = useMemo(() => listedGroups(givenGroups), [givenGroups]);
  const grid = useMemo(() => gridOf(groups), [groups]);
  const cells = grid.flat();
  const [isOpen, change] = useOpen({ open, defaultOpen, onOpenChange });
  const [wanted, setWanted] = useState<string>();
  const active = cells.find(({ key }) => key === wanted);
  const cellId = (key: string) => `${id}-cell-${cells.findIndex((cell) => cell.key === key)}`;

  const isSheet = useMatches(media.phone) && isOpen;
  useAloneOnPage(frame, isSheet);
  const room = useRoomBelow(isOpen && !isSheet, frame);

  const isSearching = status === 'searching';
  const isLate = useIsLasting(isSearching, OLD_RESULTS_FOR_MS);
  const hasPlaceholders = isSearching && (isLate || cells.length === 0);
  const hasGrid = isOpen && !hasPlaceholders && cells.length > 0;
  const count = cells.filter(({ part }) => part === 'open').length;
  const said =
    value.trim() === '' ? '' : isSearching ? texts.searching : nothing ? nothing.title : texts.found(count);

  const close = (reason: 'outside' | 'escape' | 'close' | 'item') => {
    setWanted(undefined);
    if (isOpen) change(false, reason);
  };
  const show = () => {
    if (!isOpen) change(true, 'trigger');
  };
  const { leave, stay } = useLeaving(isOpen && !isSearching, root, () => close('outside'));
  useLayer(
    isOpen,
    {
      onEscape() {
        const { activeElement } = document;
        if (activeElement !== document.body && !root.current?.contains(activeElement)) return false;
        close('escape');
        if (activeElement !== document.body) input.current?.focus();
        return true;
      },
    },
    frame,
  );
  useLayoutEffect(() => {
    if (isOpen && wanted !== undefined)
      panel.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, wanted]);

  function type(text: string) {
    setValue(text);
    onValueChange?.(text);
    setWanted(undefined);
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) return show();
      if (event.altKey) return key === 'ArrowUp' ? close('escape') : undefined;
      if (hasGrid) setWanted(stepRow(grid, active?.key, key === 'ArrowDown' ? 1 : -1));
    } else if ((key === 'ArrowLeft' || key === 'ArrowRight') && active && isUnmodified(event)) {
      const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
      const beside = stepCell(grid, active.key, (key === 'ArrowRight') === isRtl ? -1 : 1);
      // At the end of a row, the key belongs to the text again.
      if (beside !== undefined) event.preventDefault();
      setWanted(beside);
    } else if (key === 'Home' || key === 'End') {
      setWanted(undefined);
    } else if (key === 'Enter' && !isSubmitEnter(event)) {
      event.preventDefault();
    } else if (key === 'Enter' && hasGrid && active) {
      event.preventDefault();
      document.getElementById(cellId(active.key))?.querySelector<HTMLElement>('a[href], button')?.click();
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const text = value.trim();
    if (text === '') return;
    show();
    onSubmit?.(text);
  };
  const remove = (option: SearchOption) => {
    // The button goes with its option.
    input.current?.focus();
    onOptionRemove?.(option);
  };
  const choose = (option: SearchOption, event: MouseEvent<HTMLElement>) => {
    onOptionOpen?.(option, event);
    if (!option.keepsOpen && isUnmodified(event)) close('item');
  };

  const shown = tabs.find(({ key }) => key === tab);
  const results: ReactNode = (
    <>
      {status === 'failed' && failure && (
        <div className={styles.failure}>
          <div role="alert">
            <p className={styles.failureTitle}>{failure.title}</p>
            {failure.help && <p className={styles.noteHelp}>{failure.help}</p>}
          </div>
          {onRetry && <Button onClick={onRetry}>{tryAgain}</Button>}
        </div>
      )}
      {nothing && !isSearching && status !== 'failed' && (
        <div className={styles.nothing}>
          <p className={styles.nothingTitle}>{nothing.title}</p>
          {nothing.help && <p className={styles.noteHelp}>{nothing.help}</p>}
        </div>
      )}
      {hasPlaceholders && <PlaceholderResults shows={shown?.shows} />}
      {hasGrid && (
        <SearchResultGrid
          id={`${id}-grid`}
          label={texts.results}
          groups={groups}
          query={value}
          isStale={isSearching}
          activeKey={active?.key}
          cellId={cellId}
          onPoint={setWanted}
          onOpen={choose}
          onRemove={remove}
        />
      )}
    </>
  );

  return (
    // The popup closes a moment after the focus has left field and popup.
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of the focus of what is in it
    <div
      {...rest}
      ref={rootRef}
      className={classNames(styles.root, className)}
      onFocus={(event) => {
        onFocus?.(event);
        stay();
      }}
      onBlur={(event) => {
        onBlur?.(event);
        if (!event.currentTarget.contains(event.relatedTarget)) leave();
      }}
    >
      {isOpen && !isSheet && <div aria-hidden className={styles.dim} />}
      <div
        ref={frame}
        className={styles.frame}
        data-open={isOpen || undefined}
        data-sheet={isSheet || undefined}
      >
        <div className={styles.head}>
          {/* biome-ignore lint/a11y/useSemanticElements: older browsers know the role, but not <search> */}
          <form
            role="search"
            aria-label={label}
            className={styles.box}
            action={action}
            noValidate
            onSubmit={submit}
          >
            {isSheet ? (
              <IconButton
                className={styles.back}
                label={texts.close}
                icon={<Icon path={ARROW_LEFT} size={20} strokeWidth={1.75} className={styles.arrow} />}
                onClick={() => close('close')}
              />
            ) : (
              <span aria-hidden className={styles.lens}>
                <Icon path={SEARCH} size={20} strokeWidth={1.75} />
              </span>
            )}
            <input
              ref={input}
              className={styles.input}
              type="text"
              name="q"
              role="combobox"
              inputMode="search"
              enterKeyHint="search"
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              maxLength={maxLength}
              // The placeholder has the page's text direction; typed text has its own.
              dir={value === '' ? undefined : 'auto'}
              aria-label={label}
              aria-autocomplete="list"
              aria-haspopup="grid"
              aria-expanded={hasGrid}
              aria-controls={hasGrid ? `${id}-grid` : undefined}
              aria-activedescendant={hasGrid && active ? cellId(active.key) : undefined}
              placeholder={placeholder ?? search}
              value={value}
              onChange={(event) => {
                type(event.target.value);
                show();
              }}
              onClick={show}
              // The focus that returns after a dialog must not open the popup, so only presses and keys do.
              onKeyUp={(event) => {
                if (event.key === 'Tab') show();
              }}
              onKeyDown={press}
            />
            {value !== '' && (
              <IconButton
                className={styles.clear}
                label={clear}
                icon={<Icon path={X} size={20} strokeWidth={1.75} />}
                onClick={() => {
                  type('');
                  input.current?.focus();
                }}
              />
            )}
          </form>
        </div>
        <div role="status" className={visuallyHidden}>
          {isOpen && status !== 'failed' && said}
        </div>
        {isOpen && (
          // A press in the popup keeps the focus, and a phone's keyboard, in place.
          // biome-ignore lint/a11y/noStaticElementInteractions: see above
          <div
            ref={panel}
            className={styles.panel}
            style={room === undefined ? undefined : { maxHeight: room }}
            onMouseDown={(event) => event.preventDefault()}
          >
            {tabs.length === 0 ? (
              <div className={styles.results}>{results}</div>
            ) : (
              <TabsRoot
                value={tab}
                onValueChange={(next) => {
                  setTab(next);
                  setWanted(undefined);
                  onTabChange?.(next);
                }}
              >
                <TabList
                  label={texts.kinds}
                  className={styles.tabs}
                  onClick={({ detail }) => {
                    // Radix focuses a pressed tab; by keys it should.
                    if (detail > 0) input.current?.focus();
                  }}
                >
                  {tabs.map(({ key, label: name }) => (
                    <Tab key={key} value={key} className={styles.tab}>
                      {name}
                    </Tab>
                  ))}
                </TabList>
                {tabs.map(({ key }) => (
                  <TabPanel key={key} value={key} tabIndex={-1} className={styles.results}>
                    {results}
                  </TabPanel>
                ))}
              </TabsRoot>
            )}
            {hasGrid && (
              <p aria-hidden className={styles.keys}>
                {texts.keys.map((words) => (
                  <span key={words}>{words}</span>
                ))}
              </p>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

const noTabs: readonly SearchTab[] = [];

const isUnmodified = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent | KeyboardEvent) =>
  !(altKey || ctrlKey || metaKey || shiftKey);

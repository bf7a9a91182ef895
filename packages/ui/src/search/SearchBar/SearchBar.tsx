'use client';
import {
  type ComponentProps,
  type MouseEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { classNames } from '../../controls/classNames.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { BOOKMARK } from '../../controls/icons/bookmark.ts';
import { BOOKMARK_CHECK } from '../../controls/icons/bookmark-check.ts';
import { Spinner } from '../../controls/Spinner/Spinner.tsx';
import { Tooltip } from '../../controls/Tooltip/Tooltip.tsx';
import { useBothRefs } from '../../interaction/useBothRefs.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { SearchBox, type SearchBoxProps } from '../SearchBox/SearchBox.tsx';
import { searchResultsMessages } from '../search-results.messages.ts';
import * as styles from './SearchBar.css.ts';

type BoxProps = Pick<
  SearchBoxProps,
  | 'value'
  | 'defaultValue'
  | 'onValueChange'
  | 'onSubmit'
  | 'action'
  | 'busy'
  | 'label'
  | 'placeholder'
  | 'maxLength'
  | 'autoFocus'
>;

/**
 * A search field with a way to save the search that is shown, what is said about either, and the properties of an HTML `div`, which
 * are those of the bar.
 */
export interface SearchBarProps extends BoxProps, Omit<ComponentProps<'div'>, keyof BoxProps | 'children'> {
  /**
   * What can be done about the search that is shown: a guest is told to sign in; after `saved` the caller goes
   * back to `idle` once another search is shown. Without it there is no button.
   */
  saveState?: 'guest' | 'idle' | 'saving' | 'saved' | undefined;
  /** Asked to save the search that is shown. */
  onSave?: (() => void) | undefined;
  /** Why the last search led nowhere: shown below the box, and read out. */
  problem?: string | undefined;
  /** What screen readers say politely when it changes, such as that the search was saved. */
  message?: string | undefined;
}

/** The search box of a page of results, which stays below the header, with the button that keeps the search. */
export function SearchBar({
  value,
  defaultValue,
  onValueChange,
  onSubmit,
  action,
  busy,
  label,
  placeholder,
  maxLength,
  autoFocus,
  saveState,
  onSave,
  problem,
  message,
  ref,
  className,
  ...rest
}: SearchBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const root = useBothRefs(bar, ref);
  const isStuck = useIsStuck(bar);
  return (
    <div {...rest} ref={root} className={classNames(styles.bar, className)} data-stuck={isStuck || undefined}>
      <div className={styles.row}>
        <div className={styles.box}>
          <SearchBox
            value={value}
            defaultValue={defaultValue}
            onValueChange={onValueChange}
            onSubmit={onSubmit}
            action={action}
            busy={busy}
            label={label}
            placeholder={placeholder}
            maxLength={maxLength}
            autoFocus={autoFocus}
          />
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
  );
}

/** Whether something sticky stays where it sticks while the page goes on below it. */
function useIsStuck(sticky: RefObject<HTMLElement | null>): boolean {
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    const look = () => {
      const element = sticky.current;
      if (!element) return;
      const stays = Number.parseFloat(getComputedStyle(element).top);
      // At the very top it may lie there by itself.
      setStuck(window.scrollY > 0 && element.getBoundingClientRect().top < stays + 1);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [sticky]);
  return isStuck;
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
  const [isHinting, setHinting] = useState(false);
  // A finger does not hover: a press shows what the pointer would.
  const showHint = (event: MouseEvent) => {
    event.preventDefault();
    setHinting(true);
  };
  const faces: Record<typeof state, ReactElement> = {
    guest: <Icon path={BOOKMARK} {...icon} />,
    idle: <Icon path={BOOKMARK} {...icon} />,
    saving: <Spinner size="small" label="" />,
    saved: <Icon path={BOOKMARK_CHECK} {...icon} />,
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
      onClick={state === 'idle' ? onSave : isGuest ? showHint : undefined}
    >
      <span className={styles.saveLabel}>{state === 'saved' ? messages.saved : messages.saveSearch}</span>
    </Button>
  );
  if (!isGuest) return button;
  return (
    <>
      <Tooltip content={messages.loginToSave} open={isHinting} onOpenChange={setHinting}>
        {button}
      </Tooltip>
      <span id={hintId} hidden>
        {messages.loginToSave}
      </span>
    </>
  );
}

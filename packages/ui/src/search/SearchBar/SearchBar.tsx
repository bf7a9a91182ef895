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

/** Props of `SearchBar`, including those of a `<div>`. */
export interface SearchBarProps extends BoxProps, Omit<ComponentProps<'div'>, keyof BoxProps | 'children'> {
  /**
   * State of the save button; without it there is no button. `guest` asks to sign in. After `saved`, pass
   * `idle` once another search shows.
   */
  saveState?: 'guest' | 'idle' | 'saving' | 'saved' | undefined;
  /** Called to save the current search. */
  onSave?: (() => void) | undefined;
  /** Reason why the last search failed, shown below the box and announced. */
  problem?: string | undefined;
  /** Message for screen readers, announced when it changes, such as that the search was saved. */
  message?: string | undefined;
}

/** Search box of a results page, sticky below the header, with a save button. */
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
      {/* Always mounted: a live region that appears together with its text is not announced. */}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <div role="status" className={visuallyHidden}>
        {message}
      </div>
    </div>
  );
}

function useIsStuck(sticky: RefObject<HTMLElement | null>): boolean {
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    const look = () => {
      const element = sticky.current;
      if (!element) return;
      const stays = Number.parseFloat(getComputedStyle(element).top);
      // On an unscrolled page, the element may be at that position without being stuck.
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
  // Touch has no hover, so a tap shows the hint.
  const showHint = (event: MouseEvent) => {
    event.preventDefault();
    setHinting(true);
  };
  const faces: Record<typeof state, ReactElement> = {
    guest: <Icon path={BOOKMARK} {...icon} />,
    idle: <Icon path={BOOKMARK} {...icon} />,
    saving: <Spinner size="small" label="" />,
    saved: <Icon path={BOOKMARK} {...icon} fill="currentColor" />,
  };
  const button = (
    <Button
      className={styles.save}
      icon={<span className={styles.saveIcon}>{faces[state]}</span>}
      // Not `disabled`: the button keeps the focus, and can explain to a guest why it does nothing.
      aria-disabled={state !== 'idle' || undefined}
      aria-describedby={isGuest ? hintId : undefined}
      aria-pressed={state === 'saved' || undefined}
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

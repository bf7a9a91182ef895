import { Icon, IconButton, useMessages } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { SEARCH } from '../shell/icons/search.ts';
import { discoverMessages } from './discover.messages.ts';
import * as styles from './FeedBar.css.ts';
import { useScrollDirection } from './useScrollDirection.ts';

/** Way in px within which the search is seen, or has just gone. */
const NEAR_TOP = 160;

export interface FeedBarProps {
  onSearch(): void;
  /** The tabs of the feeds. */
  children: ReactNode;
}

/**
 * Keeps the tabs of the feeds below the header. On phones they go on the way down, and return on the way up with
 * a button that opens the search.
 */
export function FeedBar({ onSearch, children }: FeedBarProps) {
  const { openSearch } = useMessages(discoverMessages);
  const direction = useScrollDirection(NEAR_TOP);
  return (
    <div className={styles.bar} data-scrolled={direction === 'top' ? undefined : direction}>
      {children}
      <IconButton
        className={styles.open}
        label={openSearch}
        icon={<Icon path={SEARCH} size={20} strokeWidth={1.75} />}
        onClick={onSearch}
      />
    </div>
  );
}

import type { MouseEvent } from 'react';
import { classNames } from '../../controls/classNames.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { CHEVRON_RIGHT } from '../../controls/icons/chevron-right.ts';
import { SHOPPING_BAG } from '../../controls/icons/shopping-bag.ts';
import { isStrayClick } from '../../interaction/isStrayClick.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { postViewerMessages } from '../post-viewer.messages.ts';
import * as styles from './PostViewer.css.ts';

interface PostLinksStripProps {
  count: number;
  isOpen: boolean;
  /** Whether a panel covers the strip. */
  isCovered: boolean;
  onClick(event: MouseEvent<HTMLElement>): void;
}

/** Tells below the caption how many product links the post has, and opens them. */
export function PostLinksStrip({ count, isOpen, isCovered, onClick }: PostLinksStripProps) {
  const messages = useMessages(postViewerMessages);
  return (
    <div className={classNames(styles.linksPlace, styles.arriving)} inert={isCovered}>
      <button
        type="button"
        className={styles.linksStrip}
        aria-expanded={isOpen}
        onClick={(event) => isStrayClick(event) || onClick(event)}
      >
        <Icon path={SHOPPING_BAG} size={20} strokeWidth={1.75} />
        {messages.productLinks(count)}
        <Icon path={CHEVRON_RIGHT} size={18} className={styles.linksChevron} />
      </button>
    </div>
  );
}

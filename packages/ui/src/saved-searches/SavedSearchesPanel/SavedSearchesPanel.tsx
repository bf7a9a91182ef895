'use client';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { useMessages } from '../../provider/UiProvider.tsx';
import { savedSearchesMessages } from '../saved-searches.messages.ts';
import * as styles from './SavedSearchesPanel.css.ts';

export interface SavedSearchesPanelProps {
  /** Whether it is unfolded. */
  open: boolean;
  /** Called when the person folds it away or brings it back. */
  onOpenChange(open: boolean): void;
  /** The list. */
  children: ReactNode;
}

/**
 * The panel at the start of a page, below the header of 64 px and as high as the window: 336 px wide, folded 72. Below
 * 1200 px it is gone, and the page puts the list in a sheet.
 */
export function SavedSearchesPanel({ open, onOpenChange, children }: SavedSearchesPanelProps) {
  const messages = useMessages('savedSearches', savedSearchesMessages);
  const contentId = useId();
  const Icon = open ? PanelLeftClose : PanelLeftOpen;
  return (
    <aside className={styles.panel} aria-label={messages.title} data-open={open || undefined}>
      <IconButton
        className={styles.toggle}
        label={open ? messages.hide : messages.show}
        icon={<Icon size={20} strokeWidth={1.75} className={styles.icon} />}
        aria-expanded={open}
        aria-controls={contentId}
        onClick={() => onOpenChange(!open)}
      />
      <div id={contentId} hidden={!open} className={styles.content}>
        {children}
      </div>
    </aside>
  );
}

'use client';
import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import type { ReactNode } from 'react';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { useMessages } from '../../provider/UiProvider.tsx';
import { savedSearchesMessages } from '../saved-searches.messages.ts';
import * as styles from './SavedSearchesPanel.css.ts';

/** The frame of the saved searches beside a page. */
export interface SavedSearchesPanelProps {
  /** Called when the person folds it away; the focus is then wherever the panel can be brought back. */
  onFold(): void;
  /** The list. */
  children: ReactNode;
}

/** The panel at the start of a page, below the header of 64 px and as high as the window: 336 px wide. */
export function SavedSearchesPanel({ onFold, children }: SavedSearchesPanelProps) {
  const messages = useMessages(savedSearchesMessages);
  return (
    <aside className={styles.panel} aria-label={messages.title}>
      <IconButton
        className={styles.fold}
        label={messages.hide}
        icon={<PanelLeftClose size={20} strokeWidth={1.75} className={styles.icon} />}
        onClick={onFold}
      />
      <div className={styles.content}>{children}</div>
    </aside>
  );
}

'use client';
import type { ComponentProps } from 'react';
import { classNames } from '../../controls/classNames.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { PANEL_LEFT_CLOSE } from '../../controls/icons/panel-left-close.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { savedSearchesMessages } from '../saved-searches.messages.ts';
import * as styles from './SavedSearchesPanel.css.ts';

/** The frame of the saved searches beside a page, and the properties of an HTML `aside`; its child is the list. */
export interface SavedSearchesPanelProps extends ComponentProps<'aside'> {
  /** Called when the person folds it away; the focus is then wherever the panel can be brought back. */
  onFold(): void;
}

/** The panel at the start of a page, below the header of 64 px and as high as the window: 336 px wide. */
export function SavedSearchesPanel({ onFold, className, children, ...rest }: SavedSearchesPanelProps) {
  const messages = useMessages(savedSearchesMessages);
  return (
    <aside aria-label={messages.title} {...rest} className={classNames(styles.panel, className)}>
      <IconButton
        className={styles.fold}
        label={messages.hide}
        icon={<Icon path={PANEL_LEFT_CLOSE} size={20} strokeWidth={1.75} className={styles.icon} />}
        onClick={onFold}
      />
      <div className={styles.content}>{children}</div>
    </aside>
  );
}

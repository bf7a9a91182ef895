'use client';
import type { ComponentProps } from 'react';
import { classNames } from '../../controls/classNames.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { PANEL_LEFT_CLOSE } from '../../controls/icons/panel-left-close.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { savedSearchesMessages } from '../saved-searches.messages.ts';
import * as styles from './SavedSearchesPanel.css.ts';

/** Props of `SavedSearchesPanel`, including those of an `<aside>`. */
export interface SavedSearchesPanelProps extends ComponentProps<'aside'> {
  /** Called to fold the panel; then focus the button that opens it. */
  onFold(): void;
}

/**
 * A panel at the start of a page for a `SavedSearchList`: 280 px wide, from the header to the bottom of the
 * window.
 */
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

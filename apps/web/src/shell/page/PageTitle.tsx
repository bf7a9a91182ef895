import type { ReactNode } from 'react';
import * as styles from './PageTitle.css.ts';

export interface PageTitleProps {
  children: ReactNode;
  /** Beside the title, such as the number of what the page lists. */
  note?: string | undefined;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
}

export const PageTitle = ({ children, note, actions }: PageTitleProps) => (
  <div className={styles.line}>
    <h1 className={styles.title}>{children}</h1>
    {note && <p className={styles.note}>{note}</p>}
    {actions && <div className={styles.actions}>{actions}</div>}
  </div>
);

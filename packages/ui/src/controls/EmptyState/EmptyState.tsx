import type { ReactNode } from 'react';
import * as styles from './EmptyState.css.ts';

/** Why nothing is here, and what can be done about it. */
export interface EmptyStateProps {
  /** One line that says what is not there. */
  title: string;
  /** One line on what to do about it. */
  help?: string;
  /** One button or link that does it. */
  action?: ReactNode;
  /** Icon above the title: decoration. */
  icon?: ReactNode;
  /** Level of the title among the page's headings: 1 where it is the page's only one. */
  headingLevel?: 1 | 2 | 3;
}

/** Stands where a list would, when there is nothing to list. */
export function EmptyState({ title, help, action, icon, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.state}>
      {icon && (
        <div aria-hidden className={styles.icon}>
          {icon}
        </div>
      )}
      <Heading className={styles.title}>{title}</Heading>
      {help && <p className={styles.help}>{help}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

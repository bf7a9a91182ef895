import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './EmptyState.css.ts';

/** Why nothing is here, what can be done about it, and the properties of an HTML `div`. */
export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** One line that says what is not there. */
  title: string;
  /** One line on what to do about it. */
  help?: string | undefined;
  /** One button or link that does it. */
  action?: ReactNode;
  /** Icon above the title: decoration. */
  icon?: ReactNode;
  /** Level of the title among the page's headings: 1 where it is the page's only one. */
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** Stands where a list would, when there is nothing to list. */
export function EmptyState({
  title,
  help,
  action,
  icon,
  headingLevel = 2,
  className,
  ...rest
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rest} className={classNames(styles.state, className)}>
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

import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './EmptyState.css.ts';

/** Props of `EmptyState`, including those of a `<div>`. */
export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** One line that names the missing content. */
  title: string;
  /** One line that suggests the next step. */
  help?: string | undefined;
  /** One button or link for the next step. */
  action?: ReactNode;
  /** Icon above the title: decoration. */
  icon?: ReactNode;
  /** Heading level of the title: 2 by default; use 1 for the page's only heading. */
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** Replaces a list that has no entries. */
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

import type { ReactNode } from 'react';
import * as styles from './PageTitle.css.ts';

/** The heading of a page. */
export const PageTitle = ({ children }: { children: ReactNode }) => (
  <h1 className={styles.title}>{children}</h1>
);

import type { ReactNode } from 'react';
import * as styles from './NarrowPage.css.ts';

/** A page of one column, which is filled in or read from top to bottom, and its heading. */
export const NarrowPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.page}>
    <h1 className={styles.title}>{title}</h1>
    {children}
  </div>
);

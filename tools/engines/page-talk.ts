/** Path to which pages report errors and warnings. */
export const COMPLAINTS = '/engine-test/complaints';

export const IN_PAGE_SCRIPT = '/engine-test/in-page.js';

/** Query parameter that removes the features that some supported browsers lack. */
export const LACKING = 'engine-test-lacking';

export interface Sought {
  /** Index among the matches; -1 is the last. */
  at?: number;
  within?: Query;
}

/** Selects elements by role, optionally with a name, or by a CSS selector. */
export type Query = Sought &
  ({ role: string; name?: string | { source: string; flags: string } } | { css: string });

export interface Seen {
  text: string;
  value: string;
  hasFocus: boolean;
  attributes: Record<string, string>;
  left: number;
  top: number;
  width: number;
  height: number;
}

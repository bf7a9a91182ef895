/** Where pages say what went wrong in them. */
export const COMPLAINTS = '/engine-test/complaints';

/** Where pages get the script of the tests. */
export const IN_PAGE_SCRIPT = '/engine-test/in-page.js';

/** In an address: the page is to find a browser that lacks what some lack. */
export const LACKING = 'engine-test-lacking';

export interface Sought {
  /** Which of those found; -1 is the last. */
  at?: number;
  within?: Query;
}

/** What a person looks for: what it is and what it is called; or, of what has no name, a selector. */
export type Query = Sought &
  ({ role: string; name?: string | { source: string; flags: string } } | { css: string });

/** Something on the page, as it is at the moment. */
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

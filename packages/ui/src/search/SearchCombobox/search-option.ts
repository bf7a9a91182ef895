import type { ReactNode } from 'react';
import type { PictureSource } from '../../layout/picture-aspect-ratio.ts';

/** A result or suggestion of a `SearchCombobox`. */
export interface SearchOption {
  /** Unique in its group. */
  key: string;
  /** First line; below a picture, the line beside the face. The part that matches the search is bold. */
  label: string;
  /** Description of the picture, for screen readers. */
  alt?: string | undefined;
  /** Second line of a row. */
  detail?: string | null | undefined;
  /** Face of a person; with neither name nor picture, an icon of a person. */
  avatar?: { name?: string | null | undefined; src?: string | null | undefined } | undefined;
  /** Icon in a disc before the lines, for options with neither face nor picture. */
  icon?: ReactNode;
  /** Picture of an option in a group of pictures; in a row, a small one before the lines. */
  picture?: PictureSource | null | undefined;
  /** Whether the picture may be unwelcome; a sign stands in its place. */
  covered?: boolean | undefined;
  /** Muted words at the end of a row, such as a count. */
  note?: string | undefined;
  /** A button at the end of a row. Arrow keys reach it, and Enter presses it. */
  action?: ReactNode;
  /** Whether a button removes it from its group: `onOptionRemove`. */
  removable?: boolean | undefined;
  /** Address; without it, the option is a button. */
  href?: string | undefined;
  /** Whether the popup stays open after the option was chosen, as for one that searches on. */
  keepsOpen?: boolean | undefined;
}

/** Options under a heading. */
export interface SearchGroup {
  /** Unique among the groups. */
  key: string;
  label: string;
  /** Rows, or pictures in rows of three; `rows` by default. */
  layout?: 'rows' | 'pictures' | undefined;
  options: readonly SearchOption[];
  /** Whether they are suggestions: nothing in them matches the search, so nothing is bold. */
  suggested?: boolean | undefined;
}

/** A tab of a `SearchCombobox`. */
export interface SearchTab {
  key: string;
  label: string;
  /** Kinds of placeholders while it loads; both by default. */
  shows?: readonly NonNullable<SearchGroup['layout']>[] | undefined;
}

/** Pictures side by side. */
export const PICTURES_IN_A_ROW = 3;

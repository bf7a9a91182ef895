/** Place of the next page in a ranked feed. */
export interface PageCursor {
  page: number;
  snapshot: string | null;
}

/** The part of an answer that tells the next page of a ranked feed. */
interface RankedPage {
  pagination: { pages: number | null };
  snapshot: string | null;
}

export const isPageCursor = (read: object): read is PageCursor =>
  'page' in read && Number.isInteger(read.page);

/** Returns the cursor of the page after `page`; undefined at the end. */
export function pageAfter(
  { pagination, snapshot }: RankedPage,
  page: number,
  isEmpty: boolean,
): PageCursor | undefined {
  const isLast = pagination.pages === null ? isEmpty : page >= pagination.pages;
  return isLast ? undefined : { page: page + 1, snapshot };
}

/** Where in its file a row stands, as a person would look for it: "line 12", "entry 3". */
export type Place = string;

/** One product as a file states it: unchecked text. Every reader gives these. */
export interface SourceRow {
  place: Place;
  id?: string | undefined;
  /** What sizes and colours of one thing have in common, where the file tells them apart by their ids. */
  group?: string | undefined;
  name?: string | undefined;
  price?: string | undefined;
  /** Counts instead of `price` while it is lower and its time has come. */
  salePrice?: string | undefined;
  saleFrom?: string | undefined;
  saleUntil?: string | undefined;
  /** Of both prices, where it does not stand in them; several where the file states several of the same price. */
  currency?: string | readonly string[] | undefined;
  retailer?: string | undefined;
  brand?: string | undefined;
  color?: string | undefined;
  size?: string | undefined;
  /** Paths such as "Clothing > Dresses", the most telling first. */
  categories?: (string | undefined)[];
  rating?: string | undefined;
  link?: string | undefined;
  /** The main one first. */
  images?: (string | undefined)[];
  popularity?: string | undefined;
  /** Why the shop itself does not show it, as a sentence. */
  hidden?: string | undefined;
}

/** A row that cannot be read at all. */
export interface UnreadableRow {
  place: Place;
  problem: string;
}

export type Rows = AsyncGenerator<SourceRow | UnreadableRow>;

/** A file, or the rest of it, that cannot be read; the message says what to do. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

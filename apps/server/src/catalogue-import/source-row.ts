/** Place in the file, for display: "line 12", "entry 3". */
export type Place = string;

/** A product as a file states it: unchecked text. */
export interface SourceRow {
  place: Place;
  id?: string | undefined;
  /** Group shared by the sizes and colours of one thing, if they have different ids. */
  group?: string | undefined;
  name?: string | undefined;
  price?: string | undefined;
  /** Replaces `price` during the sale, if it is lower. */
  salePrice?: string | undefined;
  saleFrom?: string | undefined;
  saleUntil?: string | undefined;
  /** Currency that the file states beside the prices; a list if it states several. */
  currency?: string | readonly string[] | undefined;
  retailer?: string | undefined;
  brand?: string | undefined;
  color?: string | undefined;
  size?: string | undefined;
  /** Sizes of a product that has several; `size` counts too. */
  sizes?: (string | undefined)[] | undefined;
  material?: string | undefined;
  description?: string | undefined;
  /** Paths such as "Clothing > Dresses". The first that names a known category counts, else the first. */
  categories?: (string | undefined)[];
  rating?: string | undefined;
  link?: string | undefined;
  /** The first valid address becomes the picture. */
  images?: (string | undefined)[];
  popularity?: string | undefined;
  /** Reason why the shop hides the product, as a sentence. */
  hidden?: string | undefined;
}

export interface UnreadableRow {
  place: Place;
  problem: string;
}

export type Rows = AsyncGenerator<SourceRow | UnreadableRow>;

/** Thrown if the file, or the rest of it, cannot be read. The message says what to do. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

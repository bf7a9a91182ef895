const CHUNK = 500;

/** Does something with all rows, some hundreds at a time: a statement takes no more. */
export async function inChunks<Row>(
  rows: readonly Row[],
  put: (chunk: Row[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) await put(rows.slice(start, start + CHUNK));
}

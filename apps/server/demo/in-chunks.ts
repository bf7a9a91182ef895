const CHUNK = 500;

/** Processes rows in chunks, because a statement has a maximum number of parameters. */
export async function inChunks<Row>(
  rows: readonly Row[],
  put: (chunk: Row[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) await put(rows.slice(start, start + CHUNK));
}

import type { Destination } from './destination.ts';
import { BATCH_SIZE, type ImportedProduct } from './imported-product.ts';
import { type ImportSettings, productFromRow } from './product-from-row.ts';
import type { ProductsFile } from './readers/products-file.ts';
import { UnreadableFile } from './source-row.ts';

/** Something to say about one row. */
export interface RowNote {
  /** A refused row is not stored; one with a remark is, without what the remark names. */
  kind: 'refused' | 'remark';
  place: string;
  id: string;
  reason: string;
}

/** What an import has done so far. */
export interface ImportTally {
  read: number;
  /** Rows that could be stored. */
  accepted: number;
  added: number;
  updated: number;
  unchanged: number;
  refused: number;
  /** Accepted products whose source is only the name of the format. */
  ofNoShop: number;
  /** Accepted products of whose price nothing says what it is in. */
  inUsualCurrency: number;
  /** The first accepted products, as they would be stored. */
  firsts: ImportedProduct[];
  /** Why it ended early. */
  problem?: string | undefined;
}

export interface ImportOptions {
  file: ProductsFile;
  settings: Omit<ImportSettings, 'format'>;
  /** Where products go; nowhere when they are only checked. */
  destination?: Pick<Destination, 'store'> | undefined;
  signal: AbortSignal;
  onProgress(tally: ImportTally): void;
  /** Told of every refusal and remark; they are not kept, as a file may have millions. */
  onNote(note: RowNote): void;
}

/** Reads a file to its end, judges its rows and stores them batch by batch; what is stored stays if it ends early. */
export async function importFile(options: ImportOptions): Promise<ImportTally> {
  const tally: ImportTally = {
    read: 0,
    accepted: 0,
    added: 0,
    updated: 0,
    unchanged: 0,
    refused: 0,
    ofNoShop: 0,
    inUsualCurrency: 0,
    firsts: [],
  };
  try {
    for await (const batch of batches(options, tally)) {
      const stored = await options.destination?.store(batch);
      tally.added += stored?.added ?? 0;
      tally.updated += stored?.updated ?? 0;
      tally.unchanged += stored?.unchanged ?? 0;
      options.onProgress(tally);
      if (options.signal.aborted) {
        tally.problem = 'It was stopped. Import the file again for the rest: what is stored is not doubled.';
        break;
      }
    }
  } catch (error) {
    tally.problem =
      error instanceof UnreadableFile
        ? error.message
        : `A batch could not be stored (${reasonOf(error)}). Import the file again: what is stored is not doubled.`;
  }
  return tally;
}

/** How many of the first products are told of. */
const FIRSTS = 5;

/** Accepted products in batches; refusals go to the tally. */
async function* batches({ file, settings, onNote }: ImportOptions, tally: ImportTally) {
  const seen = new Map<string, string>();
  let batch: ImportedProduct[] = [];
  try {
    for await (const row of file.rows()) {
      tally.read += 1;
      const note = (kind: RowNote['kind'], reason: string) =>
        onNote({ kind, place: row.place, id: 'id' in row ? (row.id ?? '') : '', reason });
      const judged = 'problem' in row ? row : productFromRow(row, { ...settings, format: file.format });
      const problem = 'problem' in judged ? judged.problem : repeats(judged.product, row.place, seen);
      if (problem !== undefined || 'problem' in judged) {
        tally.refused += 1;
        note('refused', problem ?? '');
        continue;
      }
      for (const remark of judged.remarks) note('remark', remark);
      tally.accepted += 1;
      if (tally.firsts.length < FIRSTS) tally.firsts.push(judged.product);
      if (judged.product.source === file.format) tally.ofNoShop += 1;
      if (judged.isInUsualCurrency) tally.inUsualCurrency += 1;
      batch.push(judged.product);
      if (batch.length < BATCH_SIZE) continue;
      yield batch;
      batch = [];
    }
  } catch (error) {
    // What came before the place where the file breaks is good.
    if (error instanceof UnreadableFile && batch.length > 0) yield batch;
    throw error;
  }
  if (batch.length > 0) yield batch;
}

/** Of two rows with one id only the first counts; otherwise they would take turns with every import. */
function repeats({ source, externalId }: ImportedProduct, place: string, seen: Map<string, string>) {
  const key = JSON.stringify([source, externalId]);
  const first = seen.get(key);
  if (first === undefined) seen.set(key, place);
  return first && `Its id is that of ${first} already. Give every product an id of its own.`;
}

/** What may be said of a failure: the message of a query would hold the whole batch. */
function reasonOf(error: unknown): string {
  const { cause, code, message } = error as Error & { code?: string };
  if (cause) return reasonOf(cause);
  return code ?? message ?? 'unknown';
}

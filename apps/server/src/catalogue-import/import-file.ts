import type { Destination } from './destination.ts';
import { BATCH_SIZE, type ImportedProduct } from './imported-product.ts';
import { type ImportSettings, productFromRow } from './product-from-row.ts';
import type { ProductsFile } from './readers/products-file.ts';
import { UnreadableFile } from './source-row.ts';

export interface RowNote {
  /** A refused row is not stored. A remark names a field that was left out of a stored row. */
  kind: 'refused' | 'remark';
  place: string;
  id: string;
  reason: string;
}

export interface ImportTally {
  read: number;
  accepted: number;
  added: number;
  updated: number;
  unchanged: number;
  refused: number;
  /** Number of accepted products with only the format's name as their source. */
  ofNoShop: number;
  /** Number of accepted products with a price that names no currency. */
  inUsualCurrency: number;
  firsts: ImportedProduct[];
  problem?: string | undefined;
}

export interface ImportOptions {
  file: ProductsFile;
  settings: Omit<ImportSettings, 'format'>;
  /** Absent for a dry run. */
  destination?: Pick<Destination, 'store'> | undefined;
  signal: AbortSignal;
  onProgress(tally: ImportTally): void;
  /** Called with every refusal and remark. They are not kept, as a file may have millions. */
  onNote(note: RowNote): void;
}

/**
 * Reads the products of a file and stores them in batches, except in a dry run. If the import ends early,
 * stored batches remain.
 */
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

const FIRSTS = 5;

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
    // Rows before the fault are good, so they are still stored.
    if (error instanceof UnreadableFile && batch.length > 0) yield batch;
    throw error;
  }
  if (batch.length > 0) yield batch;
}

/** Returns the reason to refuse a row that repeats an earlier id: both would overwrite each other. */
function repeats({ source, externalId }: ImportedProduct, place: string, seen: Map<string, string>) {
  const key = JSON.stringify([source, externalId]);
  const first = seen.get(key);
  if (first === undefined) seen.set(key, place);
  return first && `Its id is that of ${first} already. Give every product an id of its own.`;
}

/** Prefers the cause of a failed query, as the message of the query contains the whole batch. */
function reasonOf(error: unknown): string {
  const { cause, code, message } = error as Error & { code?: string };
  if (cause) return reasonOf(cause);
  return code ?? message ?? 'unknown';
}

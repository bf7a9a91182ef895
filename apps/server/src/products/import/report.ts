import { writeFile } from 'node:fs/promises';
import type { CatalogStatus } from './catalog-status.ts';
import type { ImportTally, RowNote } from './import-file.ts';

const NOTES_SHOWN = 20;

/** What an import did, as a person reads it. */
export function summaryText(tally: ImportTally, isDryRun: boolean): string {
  const { read, accepted, added, updated, unchanged, refused, notes, problem } = tally;
  const done = isDryRun
    ? `${accepted} could be imported`
    : `${added} added, ${updated} updated, ${unchanged} unchanged`;
  const lines = [`${read} read: ${done}, ${refused} refused.`];
  for (const note of notes.slice(0, NOTES_SHOWN)) lines.push(`  ${noteText(note)}`);
  if (notes.length > NOTES_SHOWN)
    lines.push(`  … and ${notes.length - NOTES_SHOWN} more; --report FILE writes all of them down.`);
  if (problem) lines.push(problem);
  return lines.join('\n');
}

const noteText = ({ place, id, kind, reason }: RowNote) =>
  `${place}${id ? ` (${printable(id)})` : ''}${kind === 'refused' ? ' refused' : ''}: ${printable(reason)}`;

/** Foreign text must not give orders to a terminal. */
const printable = (text: string) => text.replace(/\p{Cc}/gu, ' ').slice(0, 300);

/** Writes all reasons down: as JSON when the name ends so, otherwise as CSV. */
export async function writeReport(path: string, notes: RowNote[]): Promise<void> {
  const rows = notes.map(({ kind, place, id, reason }) => [kind, place, id, reason].map(csvField).join(','));
  const csv = ['kind,place,id,reason', ...rows, ''].join('\r\n');
  await writeFile(path, path.toLowerCase().endsWith('.json') ? `${JSON.stringify(notes, null, 2)}\n` : csv);
}

/** A field that no spreadsheet takes for a formula. */
function csvField(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The counts as a page for a terminal. */
export function statusText({ sources, reasons }: CatalogStatus): string {
  const lines = sources.map(
    ({ source, products, ready, pending, failed }) =>
      `${source ?? 'not imported'}: ${products} products` +
      (source === null ? '' : `; pictures: ${ready} ready, ${pending} waiting, ${failed} failed`),
  );
  if (lines.length === 0) lines.push('There are no products.');
  if (reasons.length > 0) lines.push('', 'Why pictures wait or failed:');
  for (const { reason, state, pictures } of reasons)
    lines.push(`  ${pictures} × ${state === 'failed' ? 'failed' : 'waiting'}: ${reason}`);
  return lines.join('\n');
}

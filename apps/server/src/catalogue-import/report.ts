import { closeSync, openSync, writeSync } from 'node:fs';
import { priceText } from '../kernel/money.ts';
import type { CatalogStatus } from './catalog-status.ts';
import type { DemoPresence } from './demo-presence.ts';
import type { ImportTally, RowNote } from './import-file.ts';
import type { ImportedProduct } from './imported-product.ts';

const NOTES_SHOWN = 20;

/** The first notes are shown. All are written to the report, if there is one. */
export interface Notes {
  first: RowNote[];
  count: number;
  add(note: RowNote): void;
  close(): void;
}

/** Writes notes to `path` as they come: as JSON if it ends in `.json`, else as CSV. */
export function createNotes(path: string | undefined): Notes {
  const isJson = path?.toLowerCase().endsWith('.json');
  const file = path === undefined ? undefined : openSync(path, 'w');
  let waiting = isJson ? '[' : 'kind,place,id,reason\r\n';
  const write = () => {
    if (file !== undefined) writeSync(file, waiting);
    waiting = '';
  };
  const notes: Notes = {
    first: [],
    count: 0,
    add(note) {
      if (file !== undefined) waiting += isJson ? jsonLine(note, notes.count === 0) : csvLine(note);
      notes.count += 1;
      if (notes.first.length < NOTES_SHOWN) notes.first.push(note);
      if (waiting.length > 65_536) write();
    },
    close() {
      if (file === undefined) return;
      if (isJson) waiting += '\n]\n';
      write();
      closeSync(file);
    },
  };
  return notes;
}

const jsonLine = (note: RowNote, isFirst: boolean) => `${isFirst ? '' : ','}\n  ${JSON.stringify(note)}`;
const csvLine = ({ kind, place, id, reason }: RowNote) =>
  `${[kind, place, id, reason].map(csvField).join(',')}\r\n`;

export function summaryText(tally: ImportTally, notes: Notes, isDryRun: boolean, currency: string): string {
  const { read, accepted, added, updated, unchanged, refused, problem } = tally;
  const done = isDryRun
    ? `${accepted} could be imported`
    : `${added} added, ${updated} updated, ${unchanged} unchanged`;
  const lines = [`${read} read: ${done}, ${refused} refused.`];
  if (isDryRun && tally.firsts.length > 0)
    lines.push('The first would be:', ...tally.firsts.map((first) => productText(first, currency)));
  for (const note of notes.first) lines.push(`  ${noteText(note)}`);
  if (notes.count > notes.first.length)
    lines.push(`  … and ${notes.count - notes.first.length} more; --report FILE writes all of them down.`);
  if (problem) lines.push(problem);
  return lines.join('\n');
}

function productText(
  { priceCents, name, externalId, source, ...rest }: ImportedProduct,
  currency: string,
): string {
  const price = priceCents === null ? 'no price' : priceText(priceCents / 100, { currency, locale: 'en-US' });
  const { brand, color, category, retailer, rating, link, image } = rest;
  const said = Object.entries({ brand, color, category, retailer, rating, link, image }).flatMap(
    ([field, value]) => (value === null ? [] : `${field} ${value}`),
  );
  return [
    `  ${name} · ${price} · ${externalId} of ${source}`,
    ...(said.length > 0 ? [`    ${said.join(' · ')}`] : []),
  ]
    .map((line) => line.replace(/\p{Cc}/gu, ' ').slice(0, 500))
    .join('\n');
}

const noteText = ({ place, id, kind, reason }: RowNote) =>
  `${place}${id ? ` (${printable(id)})` : ''}${kind === 'refused' ? ' refused' : ''}: ${printable(reason)}`;

/** Control characters could command the terminal. */
const printable = (text: string) => text.replace(/\p{Cc}/gu, ' ').slice(0, 300);

/** Quotes a field, and escapes formulas of spreadsheets. */
function csvField(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

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

export function demoText({ products, people, signIn, done }: DemoPresence): string {
  const known = signIn === null ? '' : `, and anybody can sign in as “${signIn}” with its known password`;
  const lines = [`The demo is in this shop: ${products} products and ${people} people${known}.`];
  if (done.length > 0) lines.push('With it goes what real people did:');
  for (const { what, times } of done) lines.push(`  ${times} ${what}`);
  return lines.join('\n');
}

import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config/config.ts';
import { currencyName } from '../kernel/money.ts';
import { currencyFrom, rateOf } from '../products/currency.rules.ts';
import type { DemoKeeper } from './demo-presence.ts';
import type { Destination, ShopFor } from './destination.ts';
import { type FieldMap, squashed, TARGETS } from './field-names.ts';
import { importFile } from './import-file.ts';
import { createProgress } from './progress.ts';
import { openProductsFile } from './readers/products-file.ts';
import { createNotes, demoText, statusText, summaryText } from './report.ts';

const USAGE = `Usage:
  pnpm catalog import FILE [options]   puts the products of a file into the shop
  pnpm catalog status                  counts products and pictures
  pnpm catalog remove-demo [--yes]     takes the demo products and people out of the shop

FILE is a Google Merchant feed (XML or TSV), a Shopify or WooCommerce export (CSV), any table with a header (CSV or TSV), or JSON.

Options:
  --source NAME     whose products these are; otherwise the host of each product's link
  --retailer NAME   the shop's name, where the file gives none
  --shop ADDRESS    the shop's address, to which Shopify and WooCommerce products are linked
  --currency C=N    turns prices in a currency into that of the shop: --currency INR=0.012; may be given several times
  --prices-in C     what prices are in that do not say it; otherwise the currency of the shop
  --map F=C,…       which column or field is which: --map name=Product_Name,price=Price
  --dry-run         only checks the file, and shows the first products as they would be
  --report FILE     writes what was refused and why, as CSV or JSON
  --images          fetches the pictures at once, also where a server would do it later
  --no-images       leaves the pictures to the server
  --yes             takes the demo away without asking`;

const answer = (text: string) => process.stdout.write(`${text}\n`);
const remark = (text: string) => process.stderr.write(`${text}\n`);
const progress = createProgress();
const stopping = new AbortController();
// The first signal stops the import after the current batch. The same signal again ends the process at once.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => stopping.abort());
}

/** Returns the exit code: 0 on success, else 1. Refused rows fail an import only if all are refused. */
export async function runCatalog(args: string[], shopFor: ShopFor): Promise<number> {
  try {
    return await run(args, shopFor);
  } catch (error) {
    progress.end();
    remark(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

async function run(args: string[], shopFor: ShopFor): Promise<number> {
  const { values, positionals } = parsed(args);
  const [verb, file, ...more] = positionals;
  if (values.help || more.length > 0) return usage(values.help);
  if (verb === 'status') return showStatus(shopFor);
  if (verb === 'remove-demo') return removeDemo(values.yes, shopFor);
  if (verb !== 'import') return usage(false);
  return file ? importInto(file, values, shopFor) : usage(false);
}

function parsed(args: string[]) {
  return parseArgs({
    args,
    allowPositionals: true,
    allowNegative: true,
    options: {
      source: { type: 'string' },
      retailer: { type: 'string' },
      shop: { type: 'string' },
      report: { type: 'string' },
      currency: { type: 'string', multiple: true, default: [] },
      'prices-in': { type: 'string' },
      map: { type: 'string', multiple: true, default: [] },
      'dry-run': { type: 'boolean', default: false },
      images: { type: 'boolean' },
      yes: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
}

// Loaded on demand: the database and its dependencies are most of the code.
const openDestination = async (shopFor: ShopFor) =>
  (await import('./destination.ts')).openDestination(readConfig(process.env), {
    shopFor,
    onWait: () =>
      remark('Another process has the database, a server that starts or another import. Waiting for it.'),
  });

type Options = ReturnType<typeof parsed>['values'];

function usage(wasAsked: boolean): number {
  (wasAsked ? answer : remark)(USAGE);
  return wasAsked ? 0 : 1;
}

async function showStatus(shopFor: ShopFor): Promise<number> {
  const destination = await openDestination(shopFor);
  try {
    answer(statusText(await destination.status()));
    return 0;
  } finally {
    await destination.close();
  }
}

async function importInto(path: string, options: Options, shopFor: ShopFor): Promise<number> {
  const settings = {
    source: options.source,
    retailer: options.retailer,
    ...pricesAsked(options, readConfig(process.env).money.currency),
    now: new Date(),
  };
  const file = await openProductsFile(fromCaller(path), {
    shop: shopAddress(options.shop),
    map: fieldMap(options.map),
  });
  if (file.note) remark(file.note);
  const isDryRun = options['dry-run'];
  const notes = createNotes(options.report === undefined ? undefined : fromCaller(options.report));
  const destination = isDryRun ? undefined : await openDestination(shopFor);
  try {
    remark(`Reading ${path} (${file.format})${destination ? `, ${destination.way}` : ', only checking'}.`);
    const tally = await importFile({
      file,
      destination,
      settings,
      signal: stopping.signal,
      onProgress: ({ read, refused }) => progress.show(`${read} products read, ${refused} refused`),
      onNote: notes.add,
    });
    progress.end();
    if (tally.accepted === 0) tally.problem ??= 'There is nothing in the file that could be imported.';
    answer(summaryText(tally, notes, isDryRun, settings.ofShop));
    if (tally.inUsualCurrency > 0 && options['prices-in'] === undefined)
      remark(
        `${tally.inUsualCurrency} prices name no currency, so they count as ${settings.ofShop}. If they are in another, import the file ` +
          `again and say which, and what one is worth: --prices-in INR --currency INR=0.012. --prices-in ${settings.ofShop} says that they are right.`,
      );
    if (tally.ofNoShop > 0)
      remark(
        `${tally.ofNoShop} have no link, so their ids count as those of “${file.format}”. If other shops’ files have none ` +
          'either, tell them apart with --source NAME, or they replace each other.',
      );
    if (destination && tally.accepted > 0) {
      await picturesOf(destination, options.images);
      await askAboutDemo(destination.demo);
    }
    return tally.problem ? 1 : 0;
  } finally {
    notes.close();
    await destination?.close();
  }
}

async function removeDemo(isAgreed: boolean, shopFor: ShopFor): Promise<number> {
  const destination = await openDestination(shopFor);
  try {
    const presence = await destination.demo.presence();
    if (presence === null) {
      answer('There is no demo in this shop.');
      return 0;
    }
    answer(demoText(presence));
    if (isAgreed || (await agrees('Take the demo away?'))) {
      await takeAway(destination.demo);
      return 0;
    }
    remark('Nothing was taken away. --yes takes it away without asking.');
    return 1;
  } finally {
    await destination.close();
  }
}

/** Offers to remove the demo, if the shop still has it after an import. */
async function askAboutDemo(demo: DemoKeeper): Promise<void> {
  const presence = await demo.presence();
  if (presence === null) return;
  remark(demoText(presence));
  if (await agrees('Take the demo away now?')) await takeAway(demo);
  else remark('“pnpm catalog remove-demo” takes it away.');
}

async function takeAway(demo: DemoKeeper): Promise<void> {
  await demo.remove();
  answer('The demo was taken away, and does not come back unless the server is started with DEMO=1.');
}

/** Asks for consent in a terminal. Without a terminal, the answer is no. */
async function agrees(question: string): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return false;
  const { createInterface } = await import('node:readline/promises');
  const asking = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await asking.question(`${question} [y/N] `)).trim());
  } finally {
    asking.close();
  }
}

/**
 * Fetches the pictures if `isWanted`; by default, unless a server may do so. Failed pictures do not fail the
 * import.
 */
async function picturesOf(destination: Destination, isWanted: boolean | undefined) {
  const counted = { ready: 0, failed: 0, later: 0 };
  if (isWanted ?? !destination.picturesAreElsewhere) {
    await destination.fetchPictures({
      signal: stopping.signal,
      onOutcome(outcome) {
        counted[outcome] += 1;
        progress.show(`${counted.ready} pictures fetched, ${counted.failed} failed`);
      },
    });
    progress.end();
  }
  const { sources } = await destination.status();
  const waiting = sources.reduce((sum, { pending }) => sum + pending, 0);
  if (counted.ready + counted.failed > 0)
    answer(`Pictures: ${counted.ready} fetched, ${counted.failed} failed.`);
  if (waiting > 0)
    answer(`${waiting} pictures wait: a running server fetches them. “pnpm catalog status” counts them.`);
}

/** pnpm changes the working directory, so paths are resolved against the caller's. */
const fromCaller = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path);

function pricesAsked({ currency, 'prices-in': usual }: Options, ofShop: string) {
  const own = currencyName(ofShop).replace('US ', '');
  const rates = new Map(
    currency
      .flatMap((list) => list.split(','))
      .map((given) => {
        const [, name = '', rate = ''] = /^\s*([^=]+?)\s*=\s*(\d*\.?\d+)\s*$/.exec(given) ?? [];
        if (!(Number(rate) > 0))
          throw new Error(`--currency ${given} says no ${own} for one: write --currency INR=0.012.`);
        return [currencyFrom(name, ofShop), Number(rate)] as const;
      }),
  );
  const named = usual === undefined ? undefined : currencyFrom(usual, ofShop);
  if (named !== undefined && rateOf(named, rates, ofShop) === undefined)
    throw new Error(`--prices-in ${usual}: say as well how many ${own} one is: --currency ${usual}=…`);
  return { ofShop, rates, usual: named };
}

function fieldMap(given: string[]): FieldMap {
  const map: FieldMap = {};
  for (const pair of given.flatMap((list) => list.split(',')).filter((each) => each.trim() !== '')) {
    const [wanted = '', ...column] = pair.split('=');
    const target = TARGETS.find((each) => squashed(each) === squashed(wanted));
    if (target === undefined || column.join('=').trim() === '')
      throw new Error(
        `--map ${pair} names no field: write FIELD=COLUMN, with FIELD one of ${TARGETS.join(', ')}.`,
      );
    map[target] = column.join('=').trim();
  }
  return map;
}

function shopAddress(given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  const address = /^https?:\/\//.test(given) ? given : `https://${given}`;
  if (!URL.canParse(address)) throw new Error(`--shop ${given} is no address such as https://shop.example.`);
  return new URL(address).origin;
}

import MiniSearch from 'minisearch';
import { demoCatalogue } from '../../demo/catalogue.ts';
import { apartFrom } from '../../src/moderation/blocks.service.ts';
import { createSearch } from '../../src/product-search/product-search.service.ts';
import { createProducts } from '../../src/products/products.service.ts';
import { products as productsTable } from '../../src/products/products.table.ts';
import { facesOf } from '../../src/profile/people.service.ts';
import { emptyEmbedded } from '../../src/testing/embedded-database.ts';
import { demoQueries } from './demo-queries.ts';
import { judgedDiscover } from './discover-judge.ts';
import type { JudgedQuery } from './judged-query.ts';
import { merchantsCatalogue } from './merchants-catalogue.ts';
import { merchantsQueries } from './merchants-queries.ts';

const FIRST = 5;
const AT_ONCE = 1000;

type Row = typeof productsTable.$inferInsert;
/** Resolves with the ids of the first five results, best first. */
type FirstFive = (query: string) => Promise<string[]>;

interface Score {
  query: string;
  aside: boolean;
  precision: number;
  first: readonly string[];
}

async function ours(rows: readonly Row[]): Promise<{ search: FirstFive; close(): Promise<void> }> {
  const { db, close } = await emptyEmbedded();
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await db.insert(productsTable).values(rows.slice(from, from + AT_ONCE));
  await db.execute('analyze');
  const { find } = createSearch(db, { products: createProducts(db, { apartFrom, facesOf }), apartFrom });
  return {
    close,
    search: async (query) => {
      const { results } = await find({ query, sortBy: 'default', start: 0, limit: FIRST });
      return results.map(({ id }) => id);
    },
  };
}

/** MiniSearch as its documentation suggests for a shop. */
function miniSearch(rows: readonly Row[]): FirstFive {
  const engine = new MiniSearch<Row>({
    fields: ['name', 'brand', 'category', 'color', 'retailer'],
    searchOptions: { prefix: true, fuzzy: 0.2, boost: { name: 2 } },
  });
  engine.addAll(rows);
  return async (query) =>
    engine
      .search(query)
      .slice(0, FIRST)
      .map(({ id }) => String(id));
}

/** Scores each query: relevant products among the first five, divided by the highest possible number. */
async function scoresOf<Thing extends { id: string }>(
  search: FirstFive,
  things: readonly Thing[],
  queries: readonly JudgedQuery<Thing>[],
): Promise<Score[]> {
  const byId = new Map(things.map((thing) => [thing.id, thing]));
  const scores: Score[] = [];
  for (const { query, isRelevant, aside } of queries) {
    const possible = Math.min(FIRST, things.filter(isRelevant).length);
    if (possible === 0) throw new Error(`Nothing is relevant to “${query}”, so it cannot be judged.`);
    const found = (await search(query)).flatMap((id) => byId.get(id) ?? []);
    const precision = found.filter(isRelevant).length / possible;
    scores.push({ query, aside, precision, first: found.map((thing) => nameOf(thing)) });
  }
  return scores;
}

const nameOf = (thing: object) => ('name' in thing ? String(thing.name) : '');

const mean = (scores: readonly Pick<Score, 'precision'>[]) =>
  (scores.reduce((sum, { precision }) => sum + precision, 0) / scores.length).toFixed(3);

async function compared<Thing extends { id: string }>(
  name: string,
  things: readonly Thing[],
  rowOf: (thing: Thing) => Row,
  queries: readonly JudgedQuery<Thing>[],
): Promise<void> {
  const rows = things.map(rowOf);
  const server = await ours(rows);
  const own = await scoresOf(server.search, things, queries);
  await server.close();
  const other = await scoresOf(miniSearch(rows), things, queries);
  for (const aside of [false, true]) {
    const [one, another] = [own, other].map((scores) => scores.filter((score) => score.aside === aside)) as [
      Score[],
      Score[],
    ];
    const cells = [name, aside ? 'kept aside' : 'seen', String(one.length), mean(one), mean(another)];
    table.push(`| ${cells.join(' | ')} |`);
  }
  if (showsMissed) missed.push(...own.filter(({ aside, precision }) => !aside && precision < 1));
}

/** With `--missed`, the report lists queries that could do better, except those kept aside. */
const showsMissed = process.argv.includes('--missed');
const missed: Score[] = [];
const table = ['| catalogue | queries | | precision at five | MiniSearch |', '|---|---|---|---|---|'];

const discovered = await judgedDiscover();
for (const kind of ['users', 'hashtags', 'posts']) {
  const scores = discovered.filter((score) => score.kind === kind);
  table.push(`| ${['Discover, demo', kind, String(scores.length), mean(scores), ''].join(' | ')} |`);
}
if (showsMissed)
  for (const { query, kind, precision, first } of discovered.filter((score) => score.precision < 1))
    process.stdout.write(`${precision.toFixed(2)}  ${kind}: ${query}\n        ${first.join('\n        ')}\n`);
if (process.argv.includes('--discover-only')) {
  process.stdout.write(`${table.join('\n')}\n`);
  process.exit();
}

await compared(
  'demo, 2,640 products',
  demoCatalogue(),
  ({ pictureId: _, owner: __, price, ...product }) => ({
    ...product,
    linkKey: product.link,
    priceCents: Math.round(price * 100),
  }),
  demoQueries,
);
await compared(
  'merchants, 12,600 products',
  merchantsCatalogue(),
  ({ truth: _, ...product }) => product,
  merchantsQueries,
);
for (const { query, precision, first } of missed)
  process.stdout.write(`${precision.toFixed(2)}  ${query}\n        ${first.join('\n        ')}\n`);
process.stdout.write(`${table.join('\n')}\n`);

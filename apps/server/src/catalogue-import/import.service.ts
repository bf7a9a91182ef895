import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { and, eq, type SQL, type SQLChunk, sql } from 'drizzle-orm';
import type { Db, Queries } from '../db/client.ts';
import { newId } from '../db/new-id.ts';
import type { Clock } from '../kernel/clock.ts';
import { media, mediaFetches } from '../media/media.table.ts';
import { keepOtherImportsOut } from '../products/import-lock.service.ts';
import { bringPictures, dropPictures } from '../products/product-pictures.service.ts';
import { linkColumns } from '../products/products.service.ts';
import { productPictures, products } from '../products/products.table.ts';
import type { ImportedProduct } from './imported-product.ts';

export interface BatchOutcome {
  added: number;
  updated: number;
  unchanged: number;
}

export type Importer = ReturnType<typeof createImporter>;

interface Pair {
  given: ImportedProduct;
  held: Held | undefined;
}

type Held = NonNullable<Awaited<ReturnType<typeof heldAlready>>[number]>;

export interface ImporterOptions {
  clock: Clock;
  /** Called in the same transaction with the link keys of added and changed products. */
  onWritten(tx: Queries, pages: readonly string[]): Promise<void>;
}

export function createImporter(db: Db, { clock, onWritten }: ImporterOptions) {
  return {
    /**
     * Stores a whole batch or nothing. Stored products keep their ids and are updated only if they differ. No
     * two products of a batch may share source and id.
     */
    store: (batch: ImportedProduct[]): Promise<BatchOutcome> =>
      db.transaction(async (tx) => {
        // Otherwise, concurrent imports of one file could both find a product missing.
        await keepOtherImportsOut(tx);
        await renameFormer(tx, batch);
        const pairs = paired(batch, await heldAlready(tx, batch));
        const added = pairs.filter(({ held }) => !held);
        const updated = pairs.filter(isChanged);
        const written = await write(tx, [...added, ...updated]);
        await seeToPictures(tx, pairs, written, new Date(clock()));
        await onWritten(tx, pagesOf([...added, ...updated]));
        return {
          added: added.length,
          updated: updated.length,
          unchanged: batch.length - added.length - updated.length,
        };
      }),
  };
}

const keyOf = ({ source, externalId }: { source: string | null; externalId: string | null }) =>
  JSON.stringify([source, externalId]);

/** Gives products their new ids that are stored under former ones, unless the new id is taken. */
async function renameFormer(tx: Queries, batch: ImportedProduct[]): Promise<void> {
  const former = new Map(
    batch.flatMap(({ source, externalId, formerId }) =>
      formerId === undefined ? [] : [[JSON.stringify([source, formerId]), { source, externalId, formerId }]],
    ),
  );
  if (former.size === 0) return;
  await tx.execute(sql`
    update ${products} set external_id = given."externalId"
    from jsonb_to_recordset(${JSON.stringify([...former.values()])}::jsonb)
      as given(source text, "externalId" text, "formerId" text)
    where ${products.source} = given.source and ${products.externalId} = given."formerId"
      and not exists (
        select from ${products} taken
        where taken.source = given.source and taken.external_id = given."externalId")`);
}

function heldAlready(tx: Queries, batch: ImportedProduct[]) {
  const sources = [...new Set(batch.map(({ source }) => source))];
  return tx
    .select({ product: products, imageUrl: mediaFetches.url, imageState: media.state })
    .from(products)
    .leftJoin(productPictures, eq(productPictures.productId, products.id))
    .leftJoin(media, eq(media.id, productPictures.mediaId))
    .leftJoin(mediaFetches, eq(mediaFetches.mediaId, media.id))
    .where(
      and(
        sql`${products.source} = any(${sql.param(sources)}::text[])`,
        sql`${products.externalId} = any(${sql.param(batch.map(({ externalId }) => externalId))}::text[])`,
      ),
    );
}

function paired(batch: ImportedProduct[], rows: Held[]): Pair[] {
  const held = new Map(rows.map((row) => [keyOf(row.product), row]));
  return batch.map((given) => ({ given, held: held.get(keyOf(given)) }));
}

function isChanged({ given, held }: Pair): boolean {
  if (!held) return false;
  const columns = columnsOf(given, held);
  const differs = COMPARED.some((name) => !isDeepStrictEqual(columns[name], held.product[name]));
  return differs || given.image !== held.imageUrl;
}

const COMPARED = [
  'name',
  'priceCents',
  'retailer',
  'brand',
  'color',
  'category',
  'rating',
  'sizes',
  'material',
  'description',
  'link',
  'linkKey',
  'popularity',
] as const;

function columnsOf({ image: _, formerId: __, ...given }: ImportedProduct, held: Held | undefined) {
  const popularity = given.popularity ?? held?.product.popularity ?? usualPopularity(given);
  return { ...given, ...linkColumns(given.link), popularity };
}

const pagesOf = (pairs: Pair[]) => [
  ...new Set(pairs.flatMap(({ given }) => linkColumns(given.link).linkKey ?? [])),
];

/** Default popularity from 500 to 20,000, always the same for a product. */
function usualPopularity(given: Pick<ImportedProduct, 'source' | 'externalId'>): number {
  const share = createHash('sha256').update(keyOf(given)).digest().readUInt32BE() / 2 ** 32;
  return Math.round(LEAST_POPULAR * (MOST_POPULAR / LEAST_POPULAR) ** share);
}

const LEAST_POPULAR = 500;
const MOST_POPULAR = 20_000;

/**
 * Writes products and returns their ids by key. One statement, so that feeds see one change; one parameter,
 * as thousands would be slow.
 */
async function write(tx: Queries, pairs: Pair[]): Promise<Map<string, string>> {
  if (pairs.length === 0) return new Map();
  const given = pairs.map(({ given, held }) => ({
    ...columnsOf(given, held),
    id: held?.product.id ?? newId(),
  }));
  const { rows } = await tx.execute<{ id: string; source: string; externalId: string }>(sql`
    insert into ${products} (id, source, external_id, verified, ${listed(COMPARED, (name) => columnNamed(name))})
    select id, source, "externalId", link is not null, ${listed(COMPARED, (name) => sql.identifier(name))}
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(
      id text, source text, "externalId" text,
      ${listed(COMPARED, (name) => sql`${sql.identifier(name)} ${sql.raw(products[name].getSQLType())}`)}
    )
    on conflict (source, external_id) do update
      set ${listed(COMPARED, (name) => sql`${columnNamed(name)} = excluded.${columnNamed(name)}`)},
        -- The word of the shop counts again for another page; of the same page, the last check of it does.
        verified = case
          when ${products.linkKey} is not distinct from excluded.link_key then ${products.verified} else excluded.verified end
    returning id, source, external_id as "externalId"`);
  return new Map(rows.map((row) => [keyOf(row), row.id]));
}

type Compared = (typeof COMPARED)[number];
const columnNamed = (name: Compared) => sql.identifier(products[name].name);
const listed = (names: readonly Compared[], each: (name: Compared) => SQL | SQLChunk) =>
  sql.join(
    names.map((name) => sql`${each(name)}`),
    sql`, `,
  );

/**
 * Queues new, changed and previously failed pictures. Removes the picture of a product if the file names
 * none.
 */
async function seeToPictures(tx: Queries, pairs: Pair[], written: Map<string, string>, now: Date) {
  const wanted: { productId: string; url: string }[] = [];
  const dropped: string[] = [];
  for (const { given, held } of pairs) {
    const productId = held?.product.id ?? written.get(keyOf(given)) ?? '';
    const isKept = held?.imageUrl === given.image && held.imageState !== 'failed';
    if (given.image && !isKept) wanted.push({ productId, url: given.image });
    if (!given.image && held?.imageUrl) dropped.push(productId);
  }
  await bringPictures(tx, wanted, now);
  await dropPictures(tx, dropped);
}

import {
  type Client,
  cartCalls,
  type Product,
  type ProductStatus,
  productFrom,
  STATUS_BATCH_SIZE,
} from '@vitrine/api';
import {
  defineRelation,
  type Relation,
  type RelationChange,
  type RelationSettled,
} from '../optimistic/relation.ts';
import type { Relations } from '../optimistic/relations.ts';
import type { Services } from '../services/services.ts';

/** What an area says of a relation between people and products: a like, the cart. */
export interface ProductRelationPlan {
  /** Names the relation, and the reason for which a guest is asked to sign in. */
  kind: string;
  /** Tells the server the wanted state; resolves to the state it holds. */
  send(api: Client, change: RelationChange<Product, boolean>): Promise<boolean>;
  /** What a product in an answer for a viewer says of the relation; undefined if nothing. */
  inProduct?(product: Product): boolean | undefined;
  /** What a product status says of the relation; left out where statuses say nothing of it, so that none is asked for. */
  inStatus?(status: ProductStatus): boolean;
  /**
   * Asks for which of these products it holds, where no status tells of it: for calls whose outcome nobody knows.
   */
  heldOf?(api: Client, productIds: readonly string[]): Promise<readonly string[]>;
  /** Told of every change that the server confirmed. */
  onSettled?(settled: RelationSettled<boolean>): void;
}

/** A relation between people and products. */
export type ProductRelation = Relation<Product, boolean>;

interface Told extends Pick<ProductRelationPlan, 'inProduct' | 'inStatus'> {
  relation: ProductRelation;
}

/** The relations of all areas that are loaded. */
const told: Told[] = [];

/** What the newest answers said of the viewer and a product. */
interface Said {
  product?: Product;
  status?: ProductStatus;
  askedAt: number;
}

/** The last that was said of each product, for relations whose area is loaded later. Dropped when the person leaves. */
const saidTo = new WeakMap<object, Map<string, Said>>();

function saidIn({ relations, onPersonLeft }: Services): Map<string, Said> {
  let said = saidTo.get(relations);
  if (!said) {
    said = new Map();
    saidTo.set(relations, said);
    onPersonLeft(() => said?.clear());
  }
  return said;
}

/** Defines a relation between people and products, which learns from every answer with products in it. */
export function defineProductRelation({
  kind,
  send,
  inProduct,
  inStatus,
  heldOf,
  onSettled,
}: ProductRelationPlan): ProductRelation {
  const relation = defineRelation<Product, boolean>({
    kind,
    idOf: ({ id }) => id,
    send,
    async read(api, ids, viewer) {
      if (inStatus) {
        const statuses = await askStatuses(api, ids, viewer);
        return new Map(statuses.map((status) => [status.productId, inStatus(status)]));
      }
      const held = new Set(await heldOf?.(api, ids));
      return new Map(heldOf ? ids.map((id) => [id, held.has(id)]) : []);
    },
    gate: {
      reason: { kind },
      wishFrom({ thing, value }) {
        const product = productFrom(thing);
        return product && typeof value === 'boolean' ? { thing: product, value } : undefined;
      },
    },
    onFirstUse(observe, relations) {
      for (const [id, { product, status, askedAt }] of saidTo.get(relations) ?? []) {
        const value = (product && inProduct?.(product)) ?? (status && inStatus?.(status));
        if (value !== undefined) observe(id, value, askedAt);
      }
    },
    ...(onSettled ? { onSettled } : {}),
  });
  told.push({ relation, ...(inProduct ? { inProduct } : {}), ...(inStatus ? { inStatus } : {}) });
  return relation;
}

/** Asks for the statuses of products: what the viewer did with them. Takes as many calls as they need, one after the other. */
export async function askStatuses(
  api: Client,
  productIds: readonly string[],
  userId: string,
): Promise<ProductStatus[]> {
  const statuses: ProductStatus[] = [];
  for (let start = 0; start < productIds.length; start += STATUS_BATCH_SIZE) {
    const body = { userId, productIds: productIds.slice(start, start + STATUS_BATCH_SIZE) };
    statuses.push(...(await api(cartCalls).checkStatuses({ body })));
  }
  return statuses;
}

/** Whether everything a status would say of a product is known already. */
export const isStatusKnown = (relations: Relations, id: string): boolean =>
  told.every(({ relation, inStatus }) => !inStatus || relations.of(relation).knows(id));

/**
 * Takes in what an answer says of the viewer and its products.
 *
 * @param askedAt `relations.moment()` of when it was asked for.
 */
export function observeProducts(services: Services, products: readonly Product[], askedAt: number): void {
  const { relations, session } = services;
  if (!relations.isOfThisViewer(askedAt) || session.isDoubted()) return;
  if (session.getState().status === 'authenticated') {
    const said = saidIn(services);
    for (const product of products) said.set(product.id, { ...said.get(product.id), product, askedAt });
  }
  for (const { relation, inProduct } of told) {
    const said = products.flatMap((product) => {
      const value = inProduct?.(product);
      return value === undefined ? [] : [[product.id, value] as const];
    });
    if (said.length > 0) relations.of(relation).observeAll(said, askedAt);
  }
}

/**
 * Takes in the list of all products that a relation holds for. Products that are not in it no longer hold, and those in it do,
 * also where a server says otherwise in a product's own flags.
 */
export function observeHeldProducts(
  services: Services,
  relation: ProductRelation,
  products: readonly Product[],
  askedAt: number,
): void {
  observeProducts(services, products, askedAt);
  services.relations.of(relation).observeCollection(
    products.map(({ id }) => id),
    { in: true, out: false },
    askedAt,
  );
}

/** Takes in what statuses say. */
export function observeStatuses(
  services: Services,
  statuses: readonly ProductStatus[],
  askedAt: number,
): void {
  const { relations } = services;
  if (!relations.isOfThisViewer(askedAt)) return;
  const said = saidIn(services);
  for (const status of statuses) said.set(status.productId, { status, askedAt });
  for (const { relation, inStatus } of told) {
    if (!inStatus) continue;
    relations.of(relation).observeAll(
      statuses.map((status) => [status.productId, inStatus(status)] as const),
      askedAt,
    );
  }
}

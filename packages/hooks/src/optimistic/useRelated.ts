import { useServices } from '../services/ServicesProvider.tsx';
import type { Relation } from './relation.ts';
import { type Changeable, useRelation, useRelationReading } from './useRelation.ts';

/** A relation between the viewer and a thing, with its count. */
export interface Related<Value> extends Changeable<Value> {
  /** Number of people with this value, including the viewer's own change; never below zero. */
  countOf(value: Value): number;
}

/**
 * Returns a relation of the viewer with its count. Without a count, use `useRelation`, which has the same
 * parameters.
 */
export function useRelated<Item, Value>(
  relation: Relation<Item, Value>,
  thing: Item | undefined,
  source: string,
): Related<Value> {
  const { relations } = useServices();
  const shown = useRelation(relation, thing, source);
  return {
    ...shown,
    countOf(value) {
      if (thing === undefined) return 0;
      const { flag, count, of } = relation;
      const said = flag?.(thing);
      const counted =
        said === undefined ? relations.of(relation).valueAt(of.idOf(thing), relations.listedAt(thing)) : said;
      const { value: now = counted } = shown;
      const own = Number(now === value) - Number(counted === value);
      return Math.max(0, (count?.(thing, value) ?? 0) + own);
    },
  };
}

/**
 * Returns the item's count of things for which the relation holds, plus the viewer's changes since its fetch.
 * Never below zero.
 *
 * @param item The viewer's own profile, which carries the count; already passed to `relations.observe`.
 */
export function useHeldCount<Thing>(
  relation: Relation<Thing, boolean>,
  item: unknown,
  listed: number,
): number {
  const { relations } = useServices();
  useRelationReading(relation);
  const store = relations.of(relation);
  const at = relations.listedAt(item);
  const own = store
    .changedIds()
    .map((id) => Number(store.view(id).value === true) - Number(store.valueAt(id, at) === true))
    .reduce((sum, one) => sum + one, 0);
  return Math.max(0, listed + own);
}

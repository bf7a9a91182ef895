import { useEffect, useState } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import type { Relation } from './relation.ts';
import { useRelationReading } from './useRelationReading.ts';

/**
 * For how many things a relation of the viewer holds: what was listed, and what the viewer has asked for since as it shows now. Never
 * below zero.
 */
export function useHeldCount<Thing>(relation: Relation<Thing, boolean>, listed: number): number {
  const store = useServices().relations.of(relation);
  const { shown } = useRelationReading(relation);
  /** What showed of each thing before it was changed. */
  const [before, setBefore] = useState({ listed, values: new Map<string, boolean>() });
  if (before.listed !== listed) setBefore({ listed, values: new Map() });
  useEffect(
    () =>
      store.onIntent(({ id, value }) =>
        setBefore((now) =>
          now.values.has(id) ? now : { ...now, values: new Map(now.values).set(id, !value) },
        ),
      ),
    [store],
  );
  let count = listed;
  for (const [id, was] of before.values) count += Number(shown(id) ?? was) - Number(was);
  return Math.max(0, count);
}

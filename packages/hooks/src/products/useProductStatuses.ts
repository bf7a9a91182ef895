import { type Product, STATUS_BATCH_SIZE } from '@vitrine/api';
import { useEffect, useRef } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import type { Services } from '../services/services.ts';
import { useSession } from '../session/useSession.ts';
import { askStatuses, isStatusKnown, observeStatuses } from './product-relation.ts';

/**
 * Asks, in batches, for what is not known yet of these products and the viewer: what they like, what is in their cart. What
 * could not be answered is asked again with the next products, or when the browser is back online.
 */
export function useProductStatuses(products: readonly Product[]): void {
  const services = useServices();
  const { userId } = useSession();
  const questions = useRef(questionsOf(userId));
  useEffect(() => {
    const ask = () => {
      if (questions.current.by !== userId) questions.current = questionsOf(userId);
      if (userId === undefined) return;
      const { asked, unanswered } = questions.current;
      const unknown = products
        .map((product) => product.id)
        .filter((id) => !isStatusKnown(services.relations, id));
      // Batches of their own, so that products which failed before do not hold up those that were never asked for.
      const batches = [
        ...batchesOf(unknown.filter((id) => !asked.has(id))),
        ...batchesOf(unknown.filter((id) => unanswered.has(id))),
      ];
      for (const id of batches.flat()) {
        asked.add(id);
        unanswered.delete(id);
      }
      void askInTurn(services, userId, batches).then((left) => {
        for (const id of left) unanswered.add(id);
      });
    };
    ask();
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [services, userId, products]);
}

const questionsOf = (by: string | undefined) => ({
  by,
  asked: new Set<string>(),
  unanswered: new Set<string>(),
});

/** The last products come first, because that is where the person has scrolled to. */
function batchesOf(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / STATUS_BATCH_SIZE);
  return Array.from({ length: count }, (_, place) => {
    const end = ids.length - place * STATUS_BATCH_SIZE;
    return ids.slice(Math.max(0, end - STATUS_BATCH_SIZE), end);
  });
}

/** Asks for one batch after the other and stops at a failure, to spare a server in trouble. Resolves to what was not answered. */
async function askInTurn(
  services: Services,
  userId: string,
  batches: readonly string[][],
): Promise<readonly string[]> {
  const { backgroundApi, relations, session } = services;
  for (const [place, productIds] of batches.entries()) {
    if (session.getState().userId !== userId) return batches.slice(place).flat();
    const askedAt = relations.moment();
    try {
      observeStatuses(services, await askStatuses(backgroundApi, productIds, userId), askedAt);
    } catch {
      // Silent, since nobody asked for this by hand: hearts stay as they are until the next answer.
      return batches.slice(place).flat();
    }
  }
  return [];
}

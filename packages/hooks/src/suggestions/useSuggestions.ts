import { suggestionsCalls } from '@vitrine/api';
import { useCallback, useMemo } from 'react';
import { once } from '../emitter/once.ts';
import { useListener } from '../emitter/useListener.ts';
import type { Removal } from '../optimistic/removals.ts';
import { useRelationReading } from '../optimistic/useRelation.ts';
import { personThing, type RelatedPerson } from '../profile/person-thing.ts';
import { EVERY_PAGE, useResource } from '../resource/useResource.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useViewerId } from '../session/useViewerId.ts';
import { mixedSuggestions, type Suggestion } from './mixed-suggestions.ts';
import { suggestionDismissal } from './suggestion-dismissal.ts';

/** People suggested to the viewer. */
export interface Suggestions {
  /** The best first, without dismissed people; empty for guests, until loaded, and after a failure. */
  people: readonly Suggestion[];
  loading: boolean;
  /** The error of the last fetch, mostly an `ApiError`; undefined if one of the two lists came. */
  error: unknown;
  /** Fetches the people again because the viewer asked. */
  reload(): void;
  /** Suggests a person no more; they leave `people` at once. */
  dismiss(person: RelatedPerson): void;
}

const none: readonly Suggestion[] = [];

/**
 * Returns at most twelve people whom the viewer may want to follow. The list stays as it is for the session:
 * a followed person stays. Guests request nothing.
 *
 * @param source Name of the page or component, for listeners of changes.
 * @param onDismissed Called for dismissals from anywhere on the page, so that `undo` can be offered.
 * @param isWanted Whether to request people.
 */
export function useSuggestions(
  source: string,
  onDismissed: (removal: Removal<RelatedPerson>) => void = () => undefined,
  isWanted = true,
): Suggestions {
  const services = useServices();
  const viewer = useViewerId();
  const { value, error, reload } = useResource(
    viewer === undefined || !isWanted ? undefined : ['suggestions', viewer],
    async (background) => {
      const askedAt = services.relations.moment();
      const query = { userId: viewer ?? '' };
      const calls = background(suggestionsCalls);
      const [top, suggested] = await Promise.allSettled([
        calls.topUsers({ query }),
        calls.suggestedUsers({ query }),
      ]);
      if (top.status === 'rejected' && suggested.status === 'rejected') throw suggested.reason;
      const mixed = mixedSuggestions(
        top.status === 'fulfilled' ? top.value.users : [],
        suggested.status === 'fulfilled' ? suggested.value : undefined,
        viewer ?? '',
      );
      return services.relations.observe(personThing, mixed, askedAt);
    },
    { personal: true, aside: true, page: EVERY_PAGE },
  );
  const dismissed = useRelationReading(suggestionDismissal);
  const found = value ?? none;
  const people = useMemo(() => found.filter(({ id }) => dismissed.shown(id) !== true), [found, dismissed]);

  const store = services.relations.of(suggestionDismissal);
  useListener(store.onIntent, ({ thing, id, value: isDismissed }) => {
    if (!isDismissed) return;
    onDismissed({
      thing,
      async undo() {
        if (services.session.getState().userId !== viewer) return false;
        store.set(thing, false, source);
        return true;
      },
      onKept: (kept) => once(store.watch, () => store.view(id).value !== true, kept),
    });
  });
  return {
    people,
    loading: viewer !== undefined && value === undefined && error === undefined,
    error: viewer === undefined ? undefined : error,
    reload,
    dismiss: useCallback((person) => store.set(person, true, source), [store, source]),
  };
}

import { analyticsCalls, type PeopleAnalytics } from '@vitrine/api';
import { useResource } from '../resource/useResource.ts';
import { useViewerId } from '../session/useViewerId.ts';
import { isPlanRequired } from '../subscription/plan-required.ts';

/** The people whom the viewer's posts reach, and the viewer's followers. `planRequired`: they take a paid plan. */
export interface PeopleAnalyticsView {
  /** Undefined until loaded. */
  analytics: PeopleAnalytics | undefined;
  status: 'ready' | 'loading' | 'planRequired' | 'error';
  retry(): void;
}

/**
 * Returns the viewers of the viewer's posts and the viewer's followers, by day.
 *
 * @param days Number of days, today included.
 */
export function usePeopleAnalytics(days: number): PeopleAnalyticsView {
  const viewer = useViewerId();
  const { value, error, reload } = useResource(
    viewer === undefined ? undefined : ['people analytics', viewer, String(days)],
    (api) => api(analyticsCalls).people({ query: { days } }),
    { personal: true },
  );
  if (isPlanRequired(error)) return { analytics: undefined, status: 'planRequired', retry: reload };
  return { analytics: value, status: value ? 'ready' : error ? 'error' : 'loading', retry: reload };
}

import { analyticsCalls, type LinkAnalytics } from '@vitrine/api';
import { useResource } from '../resource/useResource.ts';
import { useViewerId } from '../session/useViewerId.ts';
import { isPlanRequired } from '../subscription/plan-required.ts';

/** The openings of the viewer's links. `planRequired`: they take a paid plan. */
export interface LinkAnalyticsView {
  /** Undefined until loaded. */
  analytics: LinkAnalytics | undefined;
  status: 'ready' | 'loading' | 'planRequired' | 'error';
  retry(): void;
}

/** Options of `useLinkAnalytics`. */
export interface LinkAnalyticsOptions {
  /** Number of days, today included. */
  days: number;
  /** The link whose days are told, instead of all. */
  linkId?: string | undefined;
  /** Whether to ask at all; by default it does. */
  enabled?: boolean | undefined;
}

/** Returns how often the viewer's links were opened, by day and place. */
export function useLinkAnalytics({ days, linkId, enabled = true }: LinkAnalyticsOptions): LinkAnalyticsView {
  const viewer = useViewerId();
  const { value, error, reload } = useResource(
    viewer === undefined || !enabled ? undefined : ['link analytics', viewer, String(days), linkId ?? ''],
    (api) => api(analyticsCalls).links({ query: { days, ...(linkId !== undefined && { linkId }) } }),
    { personal: true, aside: true },
  );
  if (isPlanRequired(error)) return { analytics: undefined, status: 'planRequired', retry: reload };
  return { analytics: value, status: value ? 'ready' : error ? 'error' : 'loading', retry: reload };
}

import type { Subscription } from '@vitrine/api';
import { useEffect } from 'react';
import { EVERY_PAGE, type Resource, useResource } from '../resource/useResource.ts';
import { useViewerId } from '../session/useViewerId.ts';
import { readSubscription } from './read-subscription.ts';

/** The viewer's plan. */
export interface SubscriptionView extends Pick<Resource<Subscription>, 'error' | 'reload' | 'refresh'> {
  /** Undefined until loaded. */
  subscription: Subscription | undefined;
}

/** Options of `useSubscription`. */
export interface SubscriptionOptions {
  /** Whether the plan is secondary on the page. */
  aside?: boolean | undefined;
}

/** Returns the viewer's plan, which is asked for again whenever the page is seen again. */
export function useSubscription({ aside = false }: SubscriptionOptions = {}): SubscriptionView {
  const viewer = useViewerId();
  const { value, error, reload, refresh } = useResource(
    viewer === undefined ? undefined : ['subscription', viewer],
    (api) => readSubscription(api, viewer ?? ''),
    { personal: true, aside, page: EVERY_PAGE, isStillTrue: () => false },
  );
  useEffect(() => {
    // It may have changed in the tab of the payments, or the browser may have kept the page.
    const seen = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    const returned = ({ persisted }: PageTransitionEvent) => persisted && refresh();
    document.addEventListener('visibilitychange', seen);
    window.addEventListener('pageshow', returned);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      window.removeEventListener('pageshow', returned);
    };
  }, [refresh]);
  return { subscription: value, error, reload, refresh };
}

import { CHECKOUT_REFRESH_MS, type Subscription } from '@vitrine/api';
import { useEffect, useState } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import { useViewerId } from '../session/useViewerId.ts';
import { readSubscription } from './read-subscription.ts';

/** Milliseconds before each look at the plan: about half a minute in all. */
const PAUSES_MS = [CHECKOUT_REFRESH_MS, 1500, 2500, 4000, 7000, 12_000];

/**
 * The result of a checkout. `processing`: the payment has not arrived yet; `unfinished`: it has to be gone on with;
 * `error`: the plan could not be read.
 */
export type CheckoutOutcome = 'loading' | 'success' | 'processing' | 'unfinished' | 'error';

/** The result of a checkout that the viewer has returned from. */
export interface CheckoutResult {
  outcome: CheckoutOutcome;
  /** The plan, once it is paid. */
  subscription: Subscription | undefined;
  /** Waits for the result once more. */
  retry(): void;
}

/** Waits for the result of a checkout, which may be known later than the viewer returns. */
export function useCheckoutResult(): CheckoutResult {
  const { api } = useServices();
  const viewer = useViewerId();
  const [outcome, setOutcome] = useState<CheckoutOutcome>('loading');
  const [subscription, setSubscription] = useState<Subscription>();
  const [turn, setTurn] = useState(0);

  // `turn` starts the wait again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (viewer === undefined) return;
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last: CheckoutOutcome = 'error';
    const look = async (after: readonly number[]) => {
      try {
        const read = await readSubscription(api, viewer);
        const { tier, status } = read;
        last = tier === 'premium' ? 'success' : status === 'incomplete' ? 'unfinished' : 'processing';
        if (!isLeft && last === 'success') setSubscription(read);
      } catch {
        last = 'error';
      }
      if (isLeft) return;
      if (last === 'success' || after.length === 0) setOutcome(last);
      else plan(after);
    };
    const plan = ([pause = 0, ...after]: readonly number[]) => {
      timer = setTimeout(() => void look(after), pause);
    };
    plan(PAUSES_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [api, viewer, turn]);

  return {
    outcome,
    subscription: outcome === 'success' ? subscription : undefined,
    retry() {
      setOutcome('loading');
      setTurn((before) => before + 1);
    },
  };
}

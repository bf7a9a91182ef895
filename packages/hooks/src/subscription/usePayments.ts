import { type PlanType, subscriptionCalls } from '@vitrine/api';
import { useEffect, useState } from 'react';
import { failureOf, type OutboxFailure } from '../outbox/outbox-entry.ts';
import { useServices } from '../services/ServicesProvider.tsx';

/** A page of the payments: the checkout of a plan, or `portal`, on which payments are managed. */
export type PaymentPage = PlanType | 'portal';

/**
 * The last page of the payments that was asked for. `blocked`: the browser opened no tab for it, and its `address` is
 * left to a link.
 */
export type OpenedPayment =
  | { page: PaymentPage; state: 'opening' | 'opened' }
  | { page: PaymentPage; state: 'blocked'; address: string }
  | { page: PaymentPage; state: 'failed'; failure: OutboxFailure };

/** The viewer's payments. */
export interface Payments {
  opened: OpenedPayment | undefined;
  /** Opens a page of the payments in a new tab. Call it in the press itself, as browsers block later tabs. */
  open(page: PaymentPage): void;
  isCancelling: boolean;
  /** Ends the paid plan with its period. Resolves to the failure, or to undefined. */
  cancel(): Promise<OutboxFailure | undefined>;
}

/** Returns the ways to pay for a plan, to manage its payments, and to end it. */
export function usePayments(): Payments {
  const { api } = useServices();
  const calls = api(subscriptionCalls);
  const [opened, setOpened] = useState<OpenedPayment>();
  const [isCancelling, setCancelling] = useState(false);

  useEffect(() => {
    // Back from a checkout, the browser may show this page as it was left.
    const returned = ({ persisted }: PageTransitionEvent) => persisted && setOpened(undefined);
    window.addEventListener('pageshow', returned);
    return () => window.removeEventListener('pageshow', returned);
  }, []);

  async function addressOf(page: PaymentPage): Promise<string> {
    if (page === 'portal') return (await calls.openPortal({ body: {} })).data.portalUrl;
    return (await calls.checkOut({ body: { planType: page } })).data.checkoutUrl;
  }

  async function openIn(tab: Window | null, page: PaymentPage): Promise<void> {
    setOpened({ page, state: 'opening' });
    try {
      const address = await addressOf(page);
      if (!tab || tab.closed) return setOpened({ page, state: 'blocked', address });
      tab.location.replace(address);
      setOpened({ page, state: 'opened' });
    } catch (error) {
      tab?.close();
      setOpened({ page, state: 'failed', failure: failureOf(error) });
    }
  }

  return {
    opened,
    isCancelling,
    open(page) {
      if (opened?.state === 'opening') return;
      const tab = window.open('', '_blank');
      if (tab) tab.opener = null;
      void openIn(tab, page);
    },
    async cancel() {
      setCancelling(true);
      try {
        await calls.cancel({ body: {} });
        return undefined;
      } catch (error) {
        return failureOf(error);
      } finally {
        setCancelling(false);
      }
    },
  };
}

import type { Subscription } from '@vitrine/api';
import { planOf, useCheckoutResult } from '@vitrine/hooks';
import { Button, EmptyState, useLocale, useMessages } from '@vitrine/ui';
import { useBrandName } from '../shell/brand/brand-of-visit.ts';
import { RouterLink } from '../shell/links/RouterLink.tsx';
import { usePageTitle } from '../shell/page/useDocumentTitle.ts';
import * as styles from './CheckoutResult.css.ts';
import { planDayOf } from './plan-day.ts';
import { planWordsOf } from './plan-words.ts';
import { checkoutResultMessages, subscriptionMessages } from './subscription.messages.ts';

const PLANS = '/subscription-plans';

/** The result of a checkout, once it is known. */
export function CheckoutResult() {
  const texts = useMessages(checkoutResultMessages);
  const { outcome, subscription, retry } = useCheckoutResult();
  const title = texts[outcome];
  usePageTitle(title);
  const ways = {
    loading: null,
    success: (
      <div className={styles.paid}>
        {subscription && <Paid subscription={subscription} />}
        <Way href="/your-links" text={texts.toLinks} />
      </div>
    ),
    processing: (
      <Button variant="primary" onClick={retry}>
        {texts.checkAgain}
      </Button>
    ),
    unfinished: <Way href={PLANS} text={texts.toPlans} />,
    error: (
      <>
        <Button variant="primary" onClick={retry}>
          {texts.checkAgain}
        </Button>
        <Button asChild>
          <RouterLink href="/help-support">{texts.support}</RouterLink>
        </Button>
      </>
    ),
  };
  return (
    <div role="status" aria-busy={outcome === 'loading'}>
      <EmptyState headingLevel={1} title={title} help={texts[`${outcome}Help`]} action={ways[outcome]} />
    </div>
  );
}

function Paid({ subscription }: { subscription: Subscription }) {
  const texts = useMessages(subscriptionMessages);
  const product = useBrandName();
  const locale = useLocale();
  const plan = planOf(subscription);
  const { name, price } = planWordsOf(texts, product)[plan];
  const { nextBillingDate, autoRenew } = subscription;
  const day = nextBillingDate === null ? undefined : planDayOf(nextBillingDate, locale);
  return (
    <dl className={styles.plan}>
      <dt>{name}</dt>
      <dd>{price}</dd>
      {plan === 'annual' && <dd>{texts.billedAnnually}</dd>}
      {day !== undefined && <dd>{autoRenew ? texts.renews(day) : texts.until(day)}</dd>}
    </dl>
  );
}

/** The way back from a checkout that was left. */
export function CheckoutLeft() {
  const texts = useMessages(checkoutResultMessages);
  usePageTitle(texts.cancelled);
  return (
    <EmptyState
      headingLevel={1}
      title={texts.cancelled}
      help={texts.cancelledHelp}
      action={<Way href={PLANS} text={texts.toPlans} />}
    />
  );
}

const Way = ({ href, text }: { href: string; text: string }) => (
  <Button asChild variant="primary">
    <RouterLink href={href}>{text}</RouterLink>
  </Button>
);

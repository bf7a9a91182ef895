import type { Subscription } from '@vitrine/api';
import {
  isEnding,
  type OpenedPayment,
  type Plan,
  type PlanAction,
  planActionOf,
  planOf,
  usePayments,
  useSubscription,
} from '@vitrine/hooks';
import { AlertDialog, Button, ErrorState, PlanCard, Skeleton, useLocale, useMessages } from '@vitrine/ui';
import { useState } from 'react';
import { OpenedBlock } from '../analytics/OpenedBlock.tsx';
import { useBrandName } from '../shell/brand/brand-of-visit.ts';
import { useLayerEntry } from '../shell/layers/useLayerEntry.ts';
import { BackPage } from '../shell/page/BackPage.tsx';
import { usePageTitle } from '../shell/page/useDocumentTitle.ts';
import * as styles from './PlansPage.css.ts';
import { planDayOf } from './plan-day.ts';
import { planWordsOf } from './plan-words.ts';
import { subscriptionMessages } from './subscription.messages.ts';

const PLANS: readonly Plan[] = ['basic', 'monthly', 'annual'];

/** The plans, and the payments of the viewer's own. */
export function PlansPage() {
  const texts = useMessages(subscriptionMessages);
  const { subscription, error, reload, refresh } = useSubscription();
  const payments = usePayments();
  const { opened } = payments;
  usePageTitle(texts.title);
  const isPaid = subscription !== undefined && planOf(subscription) !== 'basic';
  const manage = (
    <Button onClick={() => payments.open('portal')} busy={isOpening(opened, 'portal')}>
      {texts.manage}
    </Button>
  );
  return (
    <BackPage
      title={texts.title}
      width="full"
      actions={isPaid && <div className={styles.manageBeside}>{manage}</div>}
    >
      <p role="status" className={styles.notice}>
        {subscription?.paidBack && texts.paidBack}
      </p>
      {error !== undefined && !subscription && (
        <ErrorState title={texts.notLoaded} help={texts.tryAgain} onRetry={reload} />
      )}
      {!subscription && error === undefined && (
        <div aria-busy className={styles.plans}>
          {PLANS.map((plan) => (
            <Skeleton key={plan} height={392} />
          ))}
        </div>
      )}
      {subscription && <Cards subscription={subscription} payments={payments} onChanged={refresh} />}
      <p role="alert" className={styles.problem}>
        {opened?.page === 'portal' && opened.state === 'failed' && texts.portalFailed}
      </p>
      {opened?.page === 'portal' && opened.state === 'blocked' && (
        <Blocked address={opened.address} label={texts.openBilling} />
      )}
      {isPaid && <div className={styles.manageBelow}>{manage}</div>}
      {subscription && <OpenedBlock isPro={isPaid} />}
    </BackPage>
  );
}

interface CardsProps {
  subscription: Subscription;
  payments: ReturnType<typeof usePayments>;
  onChanged(): void;
}

function Cards({ subscription, payments, onChanged }: CardsProps) {
  const texts = useMessages(subscriptionMessages);
  const product = useBrandName();
  const locale = useLocale();
  const [isToldBasic, setToldBasic] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [cancelProblem, setCancelProblem] = useState<string>();
  const stay = useLayerEntry(isAsked, () => setAsked(false));
  const closeTold = useLayerEntry(isToldBasic, () => setToldBasic(false));
  const { opened, open } = payments;
  const current = planOf(subscription);
  const { nextBillingDate, autoRenew, status } = subscription;
  const day = nextBillingDate === null ? '' : planDayOf(nextBillingDate, locale);
  const offered: Plan | undefined = current === 'basic' || current === 'monthly' ? 'annual' : undefined;

  const words = planWordsOf(texts, product);
  const labels: Record<PlanAction, string> = {
    active: texts.active,
    upgrade: texts.upgrade,
    switch: texts.switch,
    cancel: texts.cancel,
    scheduled: texts.scheduled,
  };
  const features = (plan: Plan) =>
    plan === 'basic'
      ? [texts.post, texts.decide, texts.searches]
      : [texts.allOfBasic, texts.pin, texts.linkAnalytics, texts.postAnalytics];

  function noteOf(plan: Plan): string | undefined {
    if (plan === current && day !== '') return autoRenew ? texts.renews(day) : texts.until(day);
    return plan === 'annual' ? texts.billedAnnually : undefined;
  }

  function act(plan: Plan, action: PlanAction): void {
    setCancelProblem(undefined);
    if (plan === 'basic') {
      if (action === 'active') setToldBasic(true);
      if (action === 'cancel') setAsked(true);
    } else if (action !== 'active') open(plan);
  }

  async function cancel(): Promise<void> {
    const failure = await payments.cancel();
    stay(() => setAsked(false));
    setCancelProblem(failure && (failure.status === 401 ? texts.logIn : texts.cancelFailed));
    onChanged();
  }

  return (
    <>
      <div className={styles.plans}>
        {PLANS.map((plan) => {
          const action = planActionOf(subscription, plan);
          const isOffered = plan === offered;
          return (
            <PlanCard
              key={plan}
              name={words[plan].name}
              {...priceAndPeriod(words[plan].price)}
              note={noteOf(plan)}
              badge={plan === 'annual' && current !== 'annual' ? texts.save : undefined}
              features={features(plan)}
              offered={isOffered}
              defaultOpen={isOffered || (offered === undefined && plan === current)}
              action={{
                label: labels[action],
                look: lookOf(action, isOffered),
                isActive: action === 'active',
                isBusy: isOpening(opened, plan),
                disabled: action === 'scheduled' || (action === 'active' && plan !== 'basic'),
              }}
              onAction={() => act(plan, action)}
            >
              {plan === 'basic' && cancelProblem}
              {opened?.page === plan && <Told opened={opened} />}
              {plan === current && isEnding(subscription) && (
                <Button block onClick={() => open('portal')}>
                  {texts.resume}
                </Button>
              )}
              {plan === current && status === 'past_due' && (
                <>
                  <span>{texts.pastDue}</span>
                  <Button block onClick={() => open('portal')}>
                    {texts.updateCard}
                  </Button>
                </>
              )}
            </PlanCard>
          );
        })}
      </div>
      <AlertDialog
        open={isToldBasic}
        onOpenChange={(next) => next || closeTold(() => setToldBasic(false))}
        title={texts.alreadyBasic}
        cancelLabel={texts.ok}
      />
      <AlertDialog
        open={isAsked}
        onOpenChange={(next) => next || stay(() => setAsked(false))}
        title={texts.cancelQuestion}
        description={texts.cancelHelp(day)}
        confirmLabel={texts.cancel}
        cancelLabel={texts.keep}
        busy={payments.isCancelling}
        onConfirm={() => void cancel()}
      />
    </>
  );
}

/** Splits "$7.99/month" before its period, which is drawn smaller. */
function priceAndPeriod(text: string): { price: string; period: string } {
  const end = text.includes('/') ? text.indexOf('/') : text.length;
  return { price: text.slice(0, end), period: text.slice(end) };
}

function Told({ opened }: { opened: OpenedPayment }) {
  const texts = useMessages(subscriptionMessages);
  if (opened.state === 'opened') return texts.opened;
  if (opened.state === 'blocked') return <Blocked address={opened.address} label={texts.openCheckout} />;
  if (opened.state !== 'failed') return null;
  const { status } = opened.failure;
  if (status === 401) return texts.logIn;
  return status === 409 ? texts.failed : texts.checkoutFailed;
}

function Blocked({ address, label }: { address: string; label: string }) {
  const texts = useMessages(subscriptionMessages);
  return (
    <>
      <span>{texts.blocked}</span>{' '}
      <a href={address} target="_blank" rel="noopener noreferrer">
        {label}
      </a>
    </>
  );
}

const isOpening = (opened: OpenedPayment | undefined, page: Plan | 'portal'): boolean =>
  opened?.page === page && opened.state === 'opening';

function lookOf(action: PlanAction, isOffered: boolean): 'primary' | 'quiet' | 'outlined' {
  if (action === 'active' || action === 'scheduled') return 'quiet';
  return isOffered ? 'primary' : 'outlined';
}

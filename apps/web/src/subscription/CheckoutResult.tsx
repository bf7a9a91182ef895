import { useCheckoutResult } from '@vitrine/hooks';
import { Button, EmptyState, useMessages } from '@vitrine/ui';
import { RouterLink } from '../shell/links/RouterLink.tsx';
import { usePageTitle } from '../shell/page/useDocumentTitle.ts';
import { checkoutResultMessages } from './subscription.messages.ts';

const PLANS = '/subscription-plans';

/** The result of a checkout, once it is known. */
export function CheckoutResult() {
  const texts = useMessages(checkoutResultMessages);
  const { outcome, retry } = useCheckoutResult();
  const title = texts[outcome];
  usePageTitle(title);
  const ways = {
    loading: null,
    success: <Way href="/your-links" text={texts.toLinks} />,
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

import type { Product } from '@vitrine/api';
import { useDismissal } from '@vitrine/hooks';
import { FeedReason, useMessages } from '@vitrine/ui';
import { reasonMessages } from './reason.messages.ts';

/** Says why a product is in the feed, and lets the person ask for less like it. */
export function Reason({ product }: { product: Product }) {
  const texts: Partial<Record<string, (about: string) => string>> = useMessages(reasonMessages);
  const { isOn: dismissed, set: setDismissed } = useDismissal(product);
  const { code = '', about = aboutOf(code, product) } = product.reason ?? {};
  const textOf = Object.hasOwn(texts, code) ? texts[code] : undefined;
  // A text that names something says nothing without it.
  const isWhole = about !== '' || code === 'popular';
  return (
    <FeedReason
      reason={(isWhole && textOf?.(about.slice(0, ABOUT_LENGTH))) || ''}
      productName={product.name}
      dismissed={dismissed}
      onDismissedChange={setDismissed}
    />
  );
}

const aboutOf = (code: string, { brand, color }: Product) =>
  (code === 'brand' ? brand : code === 'color' ? color : null) ?? '';

/** Characters that are drawn of what a reason is about: more than fit into any column. */
const ABOUT_LENGTH = 100;

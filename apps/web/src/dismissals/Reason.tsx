import type { Product } from '@vitrine/api';
import { useDismissal } from '@vitrine/hooks';
import { FeedReason, useMessages } from '@vitrine/ui';
import { reasonMessages } from './reason.messages.ts';

/** Says why the feed shows a product, and lets the viewer ask for less like it. */
export function Reason({ product }: { product: Product }) {
  const texts: Partial<Record<string, (about: string) => string>> = useMessages(reasonMessages);
  const { isOn: dismissed, set: setDismissed } = useDismissal(product);
  const { code = '', about = aboutOf(code, product) } = product.reason ?? {};
  const textOf = Object.hasOwn(texts, code) ? texts[code] : undefined;
  // Every reason except `popular` needs a name.
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

/** Maximum length of the name in characters, more than any column fits. */
const ABOUT_LENGTH = 100;

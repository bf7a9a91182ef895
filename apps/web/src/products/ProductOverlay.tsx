import type { Product } from '@vitrine/api';
import { useLikeProduct, useProduct } from '@vitrine/hooks';
import { ProductModal, type ProductModalProps } from '@vitrine/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { messages } from '../messages.ts';
import { useToast } from '../shell/toasts.tsx';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import { cardProductOf } from './card-product.ts';
import { shareProduct } from './share-product.ts';

export interface ProductOverlayProps {
  productId: string;
  /** The products of the page below, in order: its neighbours. */
  products: readonly Product[];
  onShow(productId: string): void;
  onClose(): void;
  /** Called when the person nears the end of the products. */
  onNearEnd(): void;
  restoreFocusTo(): HTMLElement | null;
}

const NEAR_END = 4;

/** A product over the page it was opened from. */
export default function ProductOverlay({
  productId,
  products,
  onShow,
  onClose,
  onNearEnd,
  restoreFocusTo,
}: ProductOverlayProps) {
  const index = products.findIndex(({ id }) => id === productId);
  const { product, status, retry } = useProduct(productId, products[index]);

  const isNearEnd = index >= 0 && index >= products.length - NEAR_END;
  useEffect(() => {
    if (isNearEnd) onNearEnd();
  }, [isNearEnd, onNearEnd]);

  // Keys may come faster than renders: a step starts from the product that was asked for last.
  const latest = useRef(productId);
  useLayoutEffect(() => {
    latest.current = productId;
  }, [productId]);
  const step = (by: 1 | -1) => {
    const target = products[products.findIndex(({ id }) => id === latest.current) + by];
    if (!target) return;
    latest.current = target.id;
    onShow(target.id);
  };

  const modal: ModalFrame = {
    open: true,
    onOpenChange: (open) => open || onClose(),
    restoreFocusTo,
    ...(index > 0 ? { onPrevious: () => step(-1) } : {}),
    ...(index >= 0 && index < products.length - 1 ? { onNext: () => step(1) } : {}),
  };
  if (product) return <ReadyModal modal={modal} product={product} />;
  return (
    <ProductModal
      {...modal}
      status={status}
      onRetry={retry}
      liked={false}
      onLikedChange={nothingToDo}
      onShare={nothingToDo}
    />
  );
}

type ModalFrame = Pick<
  ProductModalProps,
  'open' | 'onOpenChange' | 'restoreFocusTo' | 'onPrevious' | 'onNext'
>;

// While there is no product there is nothing to like or to share: the modal shows neither.
const nothingToDo = () => undefined;

const SHARE_TOAST_MS = 2000;

function ReadyModal({ modal, product }: { modal: ModalFrame; product: Product }) {
  const { liked, setLiked } = useLikeProduct(product, 'ProductModal');
  const showToast = useToast();
  const [sharing, setSharing] = useState(false);
  useDocumentTitle(messages.titles.product(product.name, product.brand));

  const share = async () => {
    setSharing(true);
    const outcome = await shareProduct(product);
    setSharing(false);
    if (outcome === 'copied') showToast({ text: messages.product.linkCopied, durationMs: SHARE_TOAST_MS });
    if (outcome === 'failed') showToast({ text: messages.product.copyFailed, tone: 'danger' });
  };

  return (
    <ProductModal
      {...modal}
      product={cardProductOf(product)}
      liked={liked}
      onLikedChange={setLiked}
      onShare={() => void share()}
      sharing={sharing}
    />
  );
}

'use client';
import { Button } from '../../controls/Button/Button.tsx';
import { controlsMessages } from '../../controls/controls.messages.ts';
import * as stateStyles from '../../controls/EmptyState/EmptyState.css.ts';
import { Viewer, ViewerTitle } from '../../controls/Viewer/Viewer.tsx';
import { useMessages } from '../../provider/UiProvider.tsx';
import { productDetailsMessages } from '../product-details.messages.ts';
import { LoadingFacts, ProductFacts } from './ProductFacts.tsx';
import * as styles from './ProductModal.css.ts';
import type { ProductModalProps } from './product-modal-props.ts';

/** A product over the page, with the way to the one before and after it: buttons, arrow keys, a swipe. */
export function ProductModal({ open, onOpenChange, restoreFocusTo, ...shown }: ProductModalProps) {
  const { product, onPrevious, onNext } = shown;
  const messages = useMessages(productDetailsMessages);
  const status = shown.status ?? (product ? 'ready' : 'loading');
  const names = { ready: product?.name ?? '', notFound: messages.productNotFound, loading: '', error: '' };
  return (
    <Viewer
      open={open}
      onOpenChange={onOpenChange}
      restoreFocusTo={restoreFocusTo}
      onPrevious={onPrevious}
      onNext={onNext}
      previousLabel={messages.previousProduct}
      nextLabel={messages.nextProduct}
      announcement={names[status]}
      busy={status === 'loading'}
      className={styles.product}
    >
      {status === 'ready' && product && <ProductFacts {...shown} product={product} />}
      {status === 'loading' && <LoadingFacts {...shown} />}
      {(status === 'notFound' || status === 'error') && <Failure {...shown} status={status} />}
    </Viewer>
  );
}

function Failure({
  status,
  onRetry,
  more,
}: Pick<ProductModalProps, 'onRetry' | 'more'> & { status: 'notFound' | 'error' }) {
  const messages = {
    controls: useMessages(controlsMessages),
    details: useMessages(productDetailsMessages),
  };
  const gone = status === 'notFound';
  return (
    <div className={styles.message}>
      <div className={stateStyles.state}>
        <div role={gone ? undefined : 'alert'}>
          <ViewerTitle className={stateStyles.title}>
            {gone ? messages.details.productNotFound : messages.details.productsFailed}
          </ViewerTitle>
          {gone && <p className={stateStyles.help}>{messages.details.productNotFoundHelp}</p>}
        </div>
        {!gone && onRetry && (
          <div className={stateStyles.action}>
            <Button onClick={onRetry}>{messages.controls.tryAgain}</Button>
          </div>
        )}
      </div>
      {gone && more && <div className={styles.insteadOf}>{more}</div>}
    </div>
  );
}

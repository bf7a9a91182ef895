'use client';
import { Button } from '../../controls/Button/Button.tsx';
import { controlsMessages } from '../../controls/controls.messages.ts';
import * as stateStyles from '../../controls/EmptyState/EmptyState.css.ts';
import { Viewer, ViewerTitle } from '../../controls/Viewer/Viewer.tsx';
import { useMessages } from '../../provider/UiProvider.tsx';
import { productDetailsMessages } from '../product-details.messages.ts';
import { LoadingFacts, ProductFacts } from './ProductFacts.tsx';
import * as styles from './ProductModal.css.ts';
import type {
  FailedProduct,
  LoadingProduct,
  MissingProduct,
  ProductModalContent,
  ProductModalFrame,
  ProductModalProps,
  ReadyProduct,
} from './product-modal-props.ts';

/** A product over the page, with the way to the one before and after it: buttons, arrow keys, a swipe. */
export function ProductModal(props: ProductModalProps) {
  const messages = useMessages(productDetailsMessages);
  // A product that is not there is missing, whatever it is said to be.
  const status = props.status === 'ready' && !props.product ? 'missing' : props.status;
  const names = { ready: nameOf(props), missing: messages.productNotFound, loading: '', error: '' };
  return (
    <Viewer
      {...frameOf(props)}
      previousLabel={messages.previousProduct}
      nextLabel={messages.nextProduct}
      announcement={names[status]}
      busy={status === 'loading'}
      frameClassName={styles.product}
    >
      {props.status === 'ready' && props.product && <ProductFacts {...props} />}
      {props.status === 'loading' && <LoadingFacts {...props} />}
      {status === 'missing' && <Missing more={'more' in props && props.more} />}
      {props.status === 'error' && <Failed {...props} />}
    </Viewer>
  );
}

type OfAnyStatus = Partial<Omit<ReadyProduct & LoadingProduct & MissingProduct & FailedProduct, 'status'>> & {
  status: ProductModalContent['status'];
};

/** What is no business of the content. */
function frameOf(props: ProductModalProps): ProductModalFrame {
  const {
    status,
    product,
    liked,
    onLikedChange,
    onShare,
    sharing,
    inCart,
    onInCartChange,
    onOpenLink,
    linksLeft,
    signUpHref,
    onSignUp,
    ownerHref,
    onOwnerOpen,
    children,
    more,
    notice,
    withLink,
    onRetry,
    ...frame
  } = props as ProductModalFrame & OfAnyStatus;
  return frame;
}

const nameOf = (content: ProductModalContent) =>
  content.status === 'ready' ? (content.product?.name ?? '') : '';

function Missing({ more }: Pick<MissingProduct, 'more'>) {
  const { productNotFound, productNotFoundHelp } = useMessages(productDetailsMessages);
  return (
    <div className={styles.message}>
      <div className={stateStyles.state}>
        <ViewerTitle className={stateStyles.title}>{productNotFound}</ViewerTitle>
        <p className={stateStyles.help}>{productNotFoundHelp}</p>
      </div>
      {more && <div className={styles.insteadOf}>{more}</div>}
    </div>
  );
}

function Failed({ onRetry }: FailedProduct) {
  const { productsFailed } = useMessages(productDetailsMessages);
  const { tryAgain } = useMessages(controlsMessages);
  return (
    <div className={styles.message}>
      <div className={stateStyles.state}>
        <div role="alert">
          <ViewerTitle className={stateStyles.title}>{productsFailed}</ViewerTitle>
        </div>
        {onRetry && (
          <div className={stateStyles.action}>
            <Button onClick={onRetry}>{tryAgain}</Button>
          </div>
        )}
      </div>
    </div>
  );
}

'use client';
import { Viewer } from '../../controls/Viewer/Viewer.tsx';
import { ViewerFailed, ViewerMissing } from '../../controls/Viewer/ViewerMessage.tsx';
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
      {status === 'missing' && (
        <ViewerMissing title={messages.productNotFound} help={messages.productNotFoundHelp}>
          {'more' in props && props.more && <div className={styles.insteadOf}>{props.more}</div>}
        </ViewerMissing>
      )}
      {props.status === 'error' && <ViewerFailed title={messages.productsFailed} onRetry={props.onRetry} />}
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

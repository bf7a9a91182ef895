'use client';
import { classNames } from '../../controls/classNames.ts';
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

/** A product over the page. Buttons, arrow keys and swipes step to other products. */
export function ProductModal(props: ProductModalProps) {
  const messages = useMessages(productDetailsMessages);
  // A `ready` status without a product counts as missing.
  const status = props.status === 'ready' && !props.product ? 'missing' : props.status;
  const names = { ready: nameOf(props), missing: messages.productNotFound, loading: '', error: '' };
  const { className, ...frame } = frameOf(props);
  return (
    <Viewer
      {...frame}
      className={classNames(styles.panel, className)}
      bar={status === 'ready' || status === 'loading' ? 'over' : 'above'}
      closeAt="start"
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

function frameOf(props: ProductModalProps): ProductModalFrame {
  const {
    status,
    product,
    liked,
    onLikedChange,
    onShare,
    sharing,
    onAsk,
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

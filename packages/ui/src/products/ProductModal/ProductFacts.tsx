'use client';
import { ArrowUpRight, Share, ShoppingBag } from 'lucide-react';
import type { CSSProperties, MouseEvent } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { controlsMessages } from '../../controls/controls.messages.ts';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { Skeleton } from '../../controls/Skeleton/Skeleton.tsx';
import { ViewerTitle } from '../../controls/Viewer/Viewer.tsx';
import { formatPrice } from '../../format/formatPrice.ts';
import { HeartButton } from '../../likes/HeartButton/HeartButton.tsx';
import { useLinkComponent, useLocale, useMessages } from '../../provider/UiProvider.tsx';
import { visuallyHidden } from '../../theme/base.css.ts';
import { webAddressOf } from '../ExternalLinkDialog/web-address.ts';
import { ProductPicture } from '../ProductPicture/ProductPicture.tsx';
import { pictureAspectRatio } from '../ProductPicture/picture-aspect-ratio.ts';
import { productDetailsMessages } from '../product-details.messages.ts';
import { productsMessages } from '../products.messages.ts';
import { RatingStars } from '../RatingStars/RatingStars.tsx';
import * as styles from './ProductModal.css.ts';
import type { ProductModalProduct, ProductModalProps } from './product-modal-props.ts';

type ProductFactsProps = Omit<
  ProductModalProps,
  'product' | 'open' | 'onOpenChange' | 'restoreFocusTo' | 'status' | 'onRetry' | 'onPrevious' | 'onNext'
> & { product: ProductModalProduct };

/** What there is to know of a product, and to do with it. */
export function ProductFacts({
  product,
  liked,
  onLikedChange,
  onShare,
  sharing = false,
  inCart = false,
  onInCartChange,
  onOpenLink,
  linksLeft,
  ownerHref,
  onOwnerOpen,
  children,
  notice,
}: ProductFactsProps) {
  const messages = useMessages(productDetailsMessages);
  const { priceUnavailable } = useMessages(productsMessages);
  const locale = useLocale();
  const price = formatPrice(product.price, locale);
  const seller = [...new Set([product.brand, product.retailer])].filter(Boolean).join(' · ');
  const ratio = { '--ratio': pictureAspectRatio(product.picture) } as CSSProperties;
  return (
    <>
      <div className={styles.stage}>
        <div className={styles.picture} style={ratio}>
          {/* By product: a picture that is not there yet must not show the one before. */}
          <ProductPicture
            key={product.id}
            {...product.picture}
            alt={product.name}
            sizes="(min-width: 900px) 560px, 100vw"
            priority
          />
        </div>
      </div>
      <div className={styles.facts}>
        {seller && <div className={styles.seller}>{seller}</div>}
        <ViewerTitle className={styles.title}>{product.name}</ViewerTitle>
        <div className={styles.rating}>
          <RatingStars rating={product.rating} size="medium" />
        </div>
        <div className={styles.price} data-unavailable={price === null || undefined}>
          {price ?? priceUnavailable}
        </div>
        {product.username && (
          <div className={styles.finder}>
            <span aria-hidden className={styles.initial}>
              {[...product.username][0]}
            </span>
            <span>
              {messages.foundBy} <Owner username={product.username} href={ownerHref} onOpen={onOwnerOpen} />
            </span>
          </div>
        )}
        <div className={styles.actions}>
          {onOpenLink && <ShopLink product={product} onOpen={onOpenLink} />}
          {onInCartChange && (
            <Button icon={<ShoppingBag size={18} />} onClick={() => onInCartChange(!inCart)}>
              {inCart ? messages.removeFromCart : messages.addToCart}
            </Button>
          )}
          {children}
          <span className={styles.own}>
            <HeartButton
              variant="outline"
              productName={product.name}
              liked={liked}
              onLikedChange={onLikedChange}
            />
            <IconButton
              variant="outline"
              label={messages.share}
              icon={<Share size={20} strokeWidth={1.75} />}
              busy={sharing}
              onClick={onShare}
            />
          </span>
        </div>
        {(linksLeft !== undefined || notice) && (
          <div className={styles.notice}>
            {linksLeft !== undefined && <p className={styles.linksLeft}>{messages.linksLeft(linksLeft)}</p>}
            {notice}
          </div>
        )}
      </div>
    </>
  );
}

interface ShopLinkProps {
  product: ProductModalProduct;
  onOpen(event: MouseEvent<HTMLAnchorElement>): void;
}

function ShopLink({ product, onOpen }: ShopLinkProps) {
  const { viewAt } = useMessages(productDetailsMessages);
  const address = webAddressOf(product.link);
  if (!address) return null;
  return (
    <Button asChild variant="primary" block trailingIcon={<ArrowUpRight size={18} />}>
      <a
        href={address.href}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onOpen}
        // The wheel opens a link like a click does, and is counted like one.
        onAuxClick={(event) => event.button === MIDDLE_BUTTON && onOpen(event)}
      >
        {viewAt(product.retailer || address.host)}
      </a>
    </Button>
  );
}

const MIDDLE_BUTTON = 1;

interface OwnerProps {
  username: string;
  href: string | undefined;
  onOpen: ProductModalProps['onOwnerOpen'];
}

function Owner({ username, href, onOpen }: OwnerProps) {
  const { byOwner } = useMessages(productsMessages);
  const Link = useLinkComponent();
  const name = <bdi>{byOwner(username)}</bdi>;
  if (href) {
    return (
      <Link className={styles.ownerLink} href={href} onClick={onOpen}>
        {name}
      </Link>
    );
  }
  return <span className={styles.owner}>{name}</span>;
}

/** The boxes of what is on its way. */
export function LoadingFacts({ onOpenLink }: Pick<ProductModalProps, 'onOpenLink'>) {
  const { loading } = useMessages(controlsMessages);
  return (
    <>
      <ViewerTitle className={visuallyHidden}>{loading}</ViewerTitle>
      <div className={styles.stage} />
      <div className={styles.facts}>
        {loadingLines.map(({ row, width }) => (
          <div key={row} className={row}>
            <div className={styles.skeletonLine}>
              <Skeleton width={width} height="0.8em" />
            </div>
          </div>
        ))}
        <div className={styles.finder}>
          <Skeleton width={32} height={32} radius="pill" />
          <Skeleton width="40%" height="0.8em" />
        </div>
        <div className={styles.actions}>
          {onOpenLink && <Skeleton width="100%" height={44} />}
          <Skeleton width="100%" height={44} />
        </div>
      </div>
    </>
  );
}

const loadingLines = [
  { row: styles.seller, width: '32%' },
  { row: styles.title, width: '76%' },
  { row: styles.rating, width: '28%' },
  { row: styles.price, width: '36%' },
];

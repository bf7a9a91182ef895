import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { Avatar } from '../../controls/Avatar/Avatar.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { classNames } from '../../controls/classNames.ts';
import { controlsMessages } from '../../controls/controls.messages.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { ARROW_UP_RIGHT } from '../../controls/icons/arrow-up-right.ts';
import { CHECK } from '../../controls/icons/check.ts';
import { MESSAGES_SQUARE } from '../../controls/icons/messages-square.ts';
import { SHARE } from '../../controls/icons/share.ts';
import { SHOPPING_BAG } from '../../controls/icons/shopping-bag.ts';
import { Skeleton } from '../../controls/Skeleton/Skeleton.tsx';
import { ViewerTitle } from '../../controls/Viewer/Viewer.tsx';
import { formatPrice } from '../../format/formatPrice.ts';
import { webAddressOf } from '../../interaction/web-address.ts';
import { HeartButton } from '../../likes/HeartButton/HeartButton.tsx';
import { useCurrency, useLinkComponent, useLocale, useMessages } from '../../provider/UiProvider.tsx';
import { withParts } from '../../provider/withParts.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { productDetailsMessages } from '../product-details.messages.ts';
import { productsMessages } from '../products.messages.ts';
import { RatingStars } from '../RatingStars/RatingStars.tsx';
import { ProductDetails } from './ProductDetails.tsx';
import * as styles from './ProductModal.css.ts';
import { ProductPictures } from './ProductPictures.tsx';
import type { LoadingProduct, ProductModalProduct, ReadyProduct } from './product-modal-props.ts';

export function ProductFacts({
  product,
  liked,
  onLikedChange,
  onShare,
  sharing = false,
  onAsk,
  inCart = false,
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
}: ReadyProduct) {
  const messages = useMessages(productDetailsMessages);
  const { priceUnavailable } = useMessages(productsMessages);
  const locale = useLocale();
  const usual = useCurrency();
  const price = formatPrice(product.price, locale, product.currency ?? usual);
  const side = useTopForEach(product.id);
  const cartLabel = inCart ? messages.removeFromCart : messages.addToCart;
  const shop = onOpenLink && shopOf(product);
  return (
    <>
      <div className={styles.stage}>
        {/* Keyed, so that a loading picture does not show the previous product. */}
        <ProductPictures key={product.id} product={product} />
      </div>
      <div ref={side} className={styles.side}>
        <div className={styles.facts}>
          {product.username && (
            <div className={styles.finder}>
              <Avatar className={styles.face} name={product.username} src={product.ownerPicture} />
              <div>
                <div className={styles.foundBy}>{messages.foundBy}</div>
                <Owner username={product.username} href={ownerHref} onOpen={onOwnerOpen} />
              </div>
            </div>
          )}
          <ViewerTitle className={styles.title} data-long={isLong(product.name) || undefined}>
            {product.name}
          </ViewerTitle>
          <div className={styles.worth}>
            <div className={styles.price} data-unavailable={price === null || undefined}>
              {price ?? priceUnavailable}
            </div>
            <div className={styles.rating}>
              <RatingStars rating={product.rating} size="medium" />
            </div>
          </div>
        </div>
        <div className={styles.actions}>
          <div className={styles.main}>
            {shop && <ShopLink {...shop} onOpen={onOpenLink} />}
            {onInCartChange && (
              <Button
                className={styles.cart}
                variant={shop ? 'secondary' : 'primary'}
                data-beside-shop={shop ? '' : undefined}
                aria-label={cartLabel}
                icon={<CartIcon inCart={inCart} />}
                onClick={() => onInCartChange(!inCart)}
              >
                <span className={styles.cartLabel}>{cartLabel}</span>
              </Button>
            )}
            {onAsk && (
              <Button
                className={classNames(styles.cart, styles.askWide)}
                data-beside-shop=""
                icon={<Icon path={MESSAGES_SQUARE} size={20} strokeWidth={1.75} />}
                onClick={onAsk}
              >
                {messages.askRoom}
              </Button>
            )}
            {children}
          </div>
          <span className={styles.own} data-paired={shop && onInCartChange ? '' : undefined}>
            {onLikedChange && (
              <HeartButton
                className={styles.disc}
                variant="outline"
                thing={product.name}
                liked={liked}
                onLikedChange={onLikedChange}
              />
            )}
            {onShare && (
              <IconButton
                className={styles.disc}
                variant="outline"
                label={messages.share}
                icon={<Icon path={SHARE} size={20} strokeWidth={1.75} />}
                busy={sharing}
                onClick={onShare}
              />
            )}
            {onAsk && (
              <IconButton
                className={classNames(styles.disc, styles.askDisc)}
                variant="outline"
                label={messages.askRoom}
                icon={<Icon path={MESSAGES_SQUARE} size={20} strokeWidth={1.75} />}
                onClick={onAsk}
              />
            )}
          </span>
        </div>
        <div className={styles.known}>
          <ProductDetails product={product} withShopLink={Boolean(shop)} />
          {(linksLeft || notice) && (
            <div className={styles.notice}>
              {linksLeft && (
                <p className={styles.linksLeft}>
                  {messages.linksLeft(linksLeft.count, linksLeft.limit)}{' '}
                  {signUpHref && <SignUp href={signUpHref} onSelect={onSignUp} />}
                </p>
              )}
              {notice}
            </div>
          )}
        </div>
        <div className={styles.more}>{more}</div>
      </div>
    </>
  );
}

/** More letters take several lines of the largest title. */
const LONG_NAME = 44;

const isLong = (name: string) => name?.length > LONG_NAME;

interface SignUpProps {
  href: string;
  onSelect: ReadyProduct['onSignUp'];
}

function SignUp({ href, onSelect }: SignUpProps) {
  const { withoutLimits, signUp } = useMessages(productDetailsMessages);
  const Link = useLinkComponent();
  return withParts(withoutLimits, {
    signUp: (
      <Link className={styles.signUp} href={href} onClick={onSelect}>
        {signUp}
      </Link>
    ),
  });
}

/** Scrolls to the top when the product changes. Returns a ref for the side that scrolls. */
function useTopForEach(productId: string) {
  const side = useRef<HTMLDivElement>(null);
  const shown = useRef(productId);
  useLayoutEffect(() => {
    if (shown.current === productId) return;
    shown.current = productId;
    // The screen's width determines which of the two scrolls, so both are reset.
    for (const scroller of [side.current, side.current?.parentElement]) scroller?.scrollTo({ top: 0 });
  }, [productId]);
  return side;
}

const CartIcon = ({ inCart }: { inCart: boolean }) => (
  <span className={styles.cartIcon}>
    <Icon path={SHOPPING_BAG} size={18} />
    {inCart && (
      <span className={styles.tick}>
        <Icon path={CHECK} size={10} strokeWidth={4} />
      </span>
    )}
  </span>
);

interface Shop {
  address: URL;
  name: string;
}

function shopOf({ link, retailer }: ProductModalProduct): Shop | undefined {
  const address = webAddressOf(link);
  return address ? { address, name: retailer || address.host } : undefined;
}

interface ShopLinkProps extends Shop {
  onOpen(event: MouseEvent<HTMLAnchorElement>): void;
}

function ShopLink({ address, name, onOpen }: ShopLinkProps) {
  const { viewAt } = useMessages(productDetailsMessages);
  return (
    <Button
      asChild
      className={styles.shop}
      variant="primary"
      trailingIcon={<Icon path={ARROW_UP_RIGHT} size={18} className={styles.away} />}
    >
      <a
        href={address.href}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onOpen}
        // A middle click opens the link too, but fires no `click` event.
        onAuxClick={(event) => event.button === MIDDLE_BUTTON && onOpen(event)}
      >
        {viewAt(name)}
      </a>
    </Button>
  );
}

const MIDDLE_BUTTON = 1;

interface OwnerProps {
  username: string;
  href: string | undefined;
  onOpen: ReadyProduct['onOwnerOpen'];
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

export function LoadingFacts({ withLink = false }: Pick<LoadingProduct, 'withLink'>) {
  const { loading } = useMessages(controlsMessages);
  return (
    <>
      <ViewerTitle className={visuallyHidden}>{loading}</ViewerTitle>
      <div className={styles.stage} />
      <div className={styles.side}>
        <div className={styles.facts}>
          <div className={styles.finder}>
            <Skeleton width={40} height={40} radius="pill" />
            <Skeleton width="40%" height="0.8em" />
          </div>
          {loadingLines.map(({ row, width }) => (
            <div key={row} className={row}>
              <div className={styles.skeletonLine}>
                <Skeleton width={width} height="0.8em" />
              </div>
            </div>
          ))}
        </div>
        <div className={styles.actions}>
          <div className={styles.main}>
            {withLink && (
              <div className={styles.shopPlace}>
                <Skeleton height={52} radius="pill" />
              </div>
            )}
            <div className={styles.cartToCome} data-beside-shop={withLink ? '' : undefined}>
              <Skeleton height={52} radius="pill" />
            </div>
          </div>
          <div className={styles.ownToCome} data-paired={withLink ? '' : undefined}>
            <Skeleton width={52} height={52} radius="pill" />
            <Skeleton width={52} height={52} radius="pill" />
          </div>
        </div>
      </div>
    </>
  );
}

const loadingLines = [
  { row: styles.title, width: '76%' },
  { row: styles.price, width: '36%' },
];

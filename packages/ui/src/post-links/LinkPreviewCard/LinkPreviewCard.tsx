'use client';
import { type ComponentProps, type MouseEvent, type ReactNode, useRef } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { classNames } from '../../controls/classNames.ts';
import { Icon, type IconProps } from '../../controls/Icon/Icon.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { CHECK } from '../../controls/icons/check.ts';
import { CIRCLE_CHECK } from '../../controls/icons/circle-check.ts';
import { ELLIPSIS } from '../../controls/icons/ellipsis.ts';
import { IMAGE_OFF } from '../../controls/icons/image-off.ts';
import { LINK } from '../../controls/icons/link.ts';
import { PIN } from '../../controls/icons/pin.ts';
import { REFRESH_CW } from '../../controls/icons/refresh-cw.ts';
import { SHOPPING_BAG } from '../../controls/icons/shopping-bag.ts';
import { TRIANGLE_ALERT } from '../../controls/icons/triangle-alert.ts';
import { Menu, type MenuItem } from '../../controls/Menu/Menu.tsx';
import { Skeleton } from '../../controls/Skeleton/Skeleton.tsx';
import { formatPrice } from '../../format/formatPrice.ts';
import { useFailedMedia } from '../../interaction/useFailedMedia.ts';
import { webAddressOf } from '../../interaction/web-address.ts';
import { HeartButton } from '../../likes/HeartButton/HeartButton.tsx';
import {
  useCurrency,
  useImageComponent,
  useLinkComponent,
  useLocale,
  useMessages,
} from '../../provider/UiProvider.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { postLinksMessages } from '../post-links.messages.ts';
import { VerificationState } from '../VerificationState/VerificationState.tsx';
import * as styles from './LinkPreviewCard.css.ts';
import { isAnotherVerified, type LinkedProduct, type LinkPreviewSource } from './link-verification.ts';

/** Props of `LinkPreviewCard`, including those of an `<article>`. */
export interface LinkPreviewCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** Address of the link; only http and https become links. */
  url: string;
  /** The owner's name for the link. */
  label: string;
  /** Preview of the linked page; without it, the card shows the link alone. */
  preview?: LinkPreviewSource | null | undefined;
  /** State of loading the preview; `ready` by default. */
  previewStatus?: 'ready' | 'loading' | 'error' | undefined;
  /** Called to load a failed preview again. */
  onPreviewRetry?: (() => void) | undefined;
  /** Called to refresh the preview from the page, from the menu. */
  onRefresh?: (() => void) | undefined;
  refreshing?: boolean | undefined;
  /** Whether the refresh failed; the previous preview stays. */
  refreshFailed?: boolean | undefined;
  /** The owner's verdict: true if the preview is right, false if wrong. */
  confirmed?: boolean | null | undefined;
  /** Called with the owner's verdict, from the menu. Omit it for other viewers. */
  onConfirm?: ((isAccurate: boolean) => void) | undefined;
  /** Username of the link's author, whose verification is shown to other viewers. */
  owner?: string | undefined;
  pinned?: boolean | undefined;
  /** Called with the requested pinned state, from the menu. */
  onPinnedChange?: ((pinned: boolean) => void) | undefined;
  /** Whether a change by the owner is being saved. */
  busy?: boolean | undefined;
  /** Whether the last change by the owner failed. */
  changeFailed?: boolean | undefined;
  /**
   * Called when the link to `url` is pressed, also by a middle click; prevent the default to ask the viewer
   * first.
   */
  onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /**
   * Product page in your own shop, linked instead of `url`. For an `alternativeMatch`, the card links to
   * both.
   */
  productHref?: string | undefined;
  /** Called when the link to the product page is pressed; prevent the default to stay on the page. */
  onProductOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Whether the viewer likes the linked product. */
  liked?: boolean | undefined;
  /** Called with the requested liked state. Without it, or without a product, there is no heart. */
  onLikedChange?: ((liked: boolean) => void) | undefined;
  /** Whether the linked product is in the cart. */
  inCart?: boolean | undefined;
  /** Called with the requested cart state. Without it, or without a product, there is no cart button. */
  onInCartChange?: ((inCart: boolean) => void) | undefined;
  /** Further buttons at the end of the card. */
  actions?: ReactNode;
}

/** A link of a post as a row: preview, one state, heart and cart. Other actions are in its menu. */
export function LinkPreviewCard({
  url,
  label,
  preview,
  previewStatus = 'ready',
  onPreviewRetry,
  onRefresh,
  refreshing = false,
  refreshFailed = false,
  confirmed,
  onConfirm,
  owner,
  pinned = false,
  onPinnedChange,
  busy = false,
  changeFailed = false,
  onOpen,
  productHref,
  onProductOpen,
  liked = false,
  onLikedChange,
  inCart = false,
  onInCartChange,
  actions,
  className,
  ...rest
}: LinkPreviewCardProps) {
  const messages = useMessages(postLinksMessages);
  const known = preview ?? undefined;
  const price = usePrices(known);
  const address = webAddressOf(url);
  const product = known?.product ?? undefined;
  const ownPage = product && productHref ? { href: productHref, onClick: onProductOpen } : undefined;
  const isAlternative = product?.alternativeMatch === true;
  const Link = useLinkComponent();
  const cartLabel = inCart ? messages.removeFromCart : messages.addToCart;
  const isOtherVerified = known !== undefined && isAnotherVerified(known);
  // Without a preview there is nothing to confirm, but an earlier verdict can be changed.
  const canConfirm = onConfirm !== undefined && (known !== undefined || typeof confirmed === 'boolean');
  const asksToVerify = canConfirm && isOtherVerified;
  const hasCart = product !== undefined && onInCartChange !== undefined;
  const items: MenuItem[] = [];
  const offer = (key: string, text: string, icon: IconProps['path'], onSelect: () => void) =>
    items.push({ key, label: text, icon: <Icon path={icon} size={18} strokeWidth={1.75} />, onSelect });
  if (canConfirm && !isOtherVerified && confirmed !== true)
    offer('confirm', messages.confirm, CIRCLE_CHECK, () => onConfirm(true));
  if (canConfirm && confirmed !== false)
    offer('reject', messages.reject, TRIANGLE_ALERT, () => onConfirm(false));
  if (onPinnedChange)
    offer('pin', pinned ? messages.unpin : messages.pin, PIN, () => onPinnedChange(!pinned));
  if (onRefresh) offer('refresh', messages.refresh, REFRESH_CW, onRefresh);
  return (
    <article {...rest} aria-busy={busy} className={classNames(styles.card, className)}>
      {previewStatus === 'loading' && !known ? (
        <Skeleton className={styles.picture} height="auto" />
      ) : (
        <Picture key={product?.image} src={product?.image} />
      )}
      <div className={styles.facts}>
        <div className={styles.head}>
          {pinned && (
            <span className={styles.pinned}>
              <Icon path={PIN} size={14} strokeWidth={1.75} /> {messages.pinned}
            </span>
          )}
          {ownPage && !isAlternative ? (
            <Link {...ownPage} className={styles.label}>
              <bdi>{label}</bdi>
            </Link>
          ) : address ? (
            <a
              className={styles.label}
              href={address.href}
              target="_blank"
              rel="noopener noreferrer"
              onClick={onOpen}
              // A middle click opens the link too, but fires no `click` event.
              onAuxClick={(event) => event.button === MIDDLE_BUTTON && onOpen?.(event)}
            >
              <bdi>{label}</bdi>
              <span className={visuallyHidden}> ({messages.opensNewTab})</span>
            </a>
          ) : (
            <span className={styles.label}>{label}</span>
          )}
          {ownPage && isAlternative && (
            <Link {...ownPage} className={styles.alternative}>
              {product?.name}
            </Link>
          )}
          {product?.name && !(ownPage && isAlternative) && !isSaid(label, product.name) && (
            <span className={styles.muted}>{product.name}</span>
          )}
          {!product && known?.title && !isSaid(label, known.title) && (
            <span className={styles.muted}>{known.title}</span>
          )}
          <span className={styles.muted}>{product?.retailer || known?.siteName || address?.host || ''}</span>
        </div>
        {product && onLikedChange && (
          <HeartButton
            className={styles.heart}
            variant="outline"
            thing={product.name}
            liked={liked}
            onLikedChange={onLikedChange}
          />
        )}
        {price.now && (
          <p className={styles.price}>
            {price.now}{' '}
            {price.before && <span className={styles.was}>{messages.priceWas(price.before)}</span>}
          </p>
        )}
        <VerificationState
          className={styles.state}
          confirmed={confirmed}
          preview={known}
          owner={owner}
          canConfirm={canConfirm}
        />
        {previewStatus === 'loading' && <span className={visuallyHidden}>{messages.loadingPreview}</span>}
        {previewStatus === 'error' && (
          <div role="alert" className={styles.failure}>
            <span>{messages.previewFailed}</span>
            {onPreviewRetry && <Button onClick={onPreviewRetry}>{messages.retry}</Button>}
          </div>
        )}
        {refreshFailed && (
          <p role="alert" className={styles.failure}>
            {messages.refreshFailed}
          </p>
        )}
        {changeFailed && (
          <p role="alert" className={styles.failure}>
            {messages.changeFailed}
          </p>
        )}
        {(hasCart || asksToVerify || actions || items.length > 0) && (
          <div className={styles.actions}>
            {asksToVerify && (
              <Button busy={busy} onClick={() => onConfirm(true)}>
                {messages.verifyNewProduct}
              </Button>
            )}
            {hasCart && (
              <Button
                className={inCart ? styles.reached : undefined}
                aria-label={messages.doneWith(cartLabel, product.name)}
                icon={<Icon path={inCart ? CHECK : SHOPPING_BAG} size={18} />}
                onClick={() => onInCartChange(!inCart)}
              >
                {cartLabel}
              </Button>
            )}
            {actions}
            {items.length > 0 && (
              <Menu
                items={items}
                trigger={
                  <IconButton
                    className={styles.menu}
                    label={messages.optionsOf(label)}
                    icon={<Icon path={ELLIPSIS} size={18} strokeWidth={1.75} />}
                    busy={busy || refreshing}
                  />
                }
              />
            )}
          </div>
        )}
      </div>
    </article>
  );
}

const MIDDLE_BUTTON = 1;

/** Whether the label equals a name, ignoring case; the name is then not shown. */
const isSaid = (label: string | undefined, name: string) =>
  label?.trim().toLocaleLowerCase() === name.trim().toLocaleLowerCase();

function usePrices(preview: LinkPreviewSource | undefined) {
  const locale = useLocale();
  const usual = useCurrency();
  const written = (price: number | null | undefined, product: LinkedProduct | null | undefined) =>
    formatPrice(price, locale, product?.currency ?? usual);
  const before = written(preview?.verifiedProduct?.price, preview?.verifiedProduct);
  const now = written(preview?.product?.price, preview?.product);
  return { now, before: preview?.priceChanged ? before : undefined };
}

function Picture({ src }: { src: string | null | undefined }) {
  const Image = useImageComponent();
  const place = useRef<HTMLSpanElement>(null);
  const { isFailed, onError } = useFailedMedia(src, place);
  return (
    <span ref={place} className={styles.picture}>
      {src && !isFailed ? (
        <Image className={styles.image} src={src} alt="" loading="lazy" onError={onError} />
      ) : (
        <Icon path={src ? IMAGE_OFF : LINK} size={24} strokeWidth={1.5} />
      )}
    </span>
  );
}

'use client';
import { type ComponentProps, type MouseEvent, type ReactNode, useState } from 'react';
import { Badge } from '../../controls/Badge/Badge.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { Callout } from '../../controls/Callout/Callout.tsx';
import { classNames } from '../../controls/classNames.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { CHECK } from '../../controls/icons/check.ts';
import { IMAGE_OFF } from '../../controls/icons/image-off.ts';
import { LINK } from '../../controls/icons/link.ts';
import { PIN } from '../../controls/icons/pin.ts';
import { REFRESH_CW } from '../../controls/icons/refresh-cw.ts';
import { SHOPPING_BAG } from '../../controls/icons/shopping-bag.ts';
import { Skeleton } from '../../controls/Skeleton/Skeleton.tsx';
import { formatPrice } from '../../format/formatPrice.ts';
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
import { VerificationBadge } from '../VerificationBadge/VerificationBadge.tsx';
import * as styles from './LinkPreviewCard.css.ts';
import {
  isAnotherVerified,
  isWarnedOf,
  type LinkedProduct,
  type LinkPreviewSource,
} from './link-verification.ts';

/** A link, what is behind it, what can be done with it, and the properties of an HTML `article`. */
export interface LinkPreviewCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** Anything but http and https is never drawn as a link. */
  url: string;
  /** What the owner calls it. */
  label: string;
  /** What is behind it; without, it is a plain link. */
  preview?: LinkPreviewSource | null | undefined;
  /** Whether the preview is on its way, or could not be had. */
  previewStatus?: 'ready' | 'loading' | 'error' | undefined;
  /** Asks for a preview that failed once more. */
  onPreviewRetry?: (() => void) | undefined;
  /** Has the page read anew; without it there is no such button. */
  onRefresh?: (() => void) | undefined;
  refreshing?: boolean | undefined;
  /** Whether reading it anew failed; the preview is the one from before. */
  refreshFailed?: boolean | undefined;
  /** What the owner says of the preview: true, false, or nothing. */
  confirmed?: boolean | null | undefined;
  /** Called with what the owner says; without it, only they can. */
  onConfirm?: ((isAccurate: boolean) => void) | undefined;
  pinned?: boolean | undefined;
  /** Called with the state that the owner asks for; without it there is no such button. */
  onPinnedChange?: ((pinned: boolean) => void) | undefined;
  /** Whether a change by the owner is under way. */
  busy?: boolean | undefined;
  /** Whether the last change by the owner failed. */
  changeFailed?: boolean | undefined;
  /** Called when the link is pressed; prevent the default to ask first. */
  onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /**
   * The page of the product, where it is one of your own: the link leads there. A product in place of the one that it leads to
   * (`alternativeMatch`) has a link of its own beside it.
   */
  productHref?: string | undefined;
  /** Called when the link to that page is pressed; prevent the default to stay on the page. */
  onProductOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Whether the person likes the product behind it. */
  liked?: boolean | undefined;
  /** Called with the state that the person asks for; without it, or without a product, there is no heart. */
  onLikedChange?: ((liked: boolean) => void) | undefined;
  /** Whether the product behind it is in the cart. */
  inCart?: boolean | undefined;
  /** Called with the state that the person asks for; without it, or without a product, there is no such button. */
  onInCartChange?: ((inCart: boolean) => void) | undefined;
  /** More to do with it. */
  actions?: ReactNode;
}

/** A link of a post: what is behind it, whether that is still what it showed, and what can be done with it. */
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
  const canWant = product !== undefined && (onLikedChange !== undefined || onInCartChange !== undefined);
  const cartLabel = inCart ? messages.removeFromCart : messages.addToCart;
  const isOtherVerified = known !== undefined && isAnotherVerified(known);
  // Of what nobody sees, nobody can say whether it is right.
  const canConfirm = onConfirm !== undefined && (known !== undefined || typeof confirmed === 'boolean');
  const refresh = onRefresh && (
    <IconButton
      className={styles.refresh}
      label={messages.refresh}
      icon={<Icon path={REFRESH_CW} size={18} strokeWidth={1.75} />}
      busy={refreshing}
      onClick={onRefresh}
    />
  );
  return (
    <article {...rest} aria-busy={busy} className={classNames(styles.card, className)}>
      <div className={styles.line}>
        {previewStatus === 'loading' && !known ? (
          <Skeleton width={72} height={72} />
        ) : (
          <Picture key={known?.product?.image} src={known?.product?.image} />
        )}
        <div className={styles.words}>
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
              // The wheel opens a link like a click does.
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
          <span className={styles.muted}>
            {known?.product?.retailer || known?.siteName || address?.host || ''}
          </span>
          {price.now && <span className={styles.price}>{price.now}</span>}
        </div>
        {onPinnedChange && (
          <IconButton
            className={styles.pin}
            label={messages.pinLink(label)}
            icon={<Icon path={PIN} size={18} strokeWidth={1.75} className={styles.pinIcon} />}
            aria-pressed={pinned}
            aria-disabled={busy || undefined}
            onClick={() => busy || onPinnedChange(!pinned)}
          />
        )}
      </div>
      <div className={styles.badges}>
        {pinned && <Badge tone="accent">{messages.pinned}</Badge>}
        {(known || confirmed !== undefined) && <VerificationBadge confirmed={confirmed} />}
        {known?.similar && <Badge tone="warning">{messages.similarProduct}</Badge>}
      </div>
      {previewStatus === 'loading' && <span className={visuallyHidden}>{messages.loadingPreview}</span>}
      {price.change && <p className={styles.note}>{price.change}</p>}
      {isWarnedOf(confirmed, known) && <Callout tone="warning">{messages.warning}</Callout>}
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
      {canWant && (
        <div className={styles.actions}>
          {onLikedChange && (
            <HeartButton variant="outline" thing={product.name} liked={liked} onLikedChange={onLikedChange} />
          )}
          {onInCartChange && (
            <Button
              aria-label={messages.doneWith(cartLabel, product.name)}
              icon={<Icon path={inCart ? CHECK : SHOPPING_BAG} size={18} />}
              onClick={() => onInCartChange(!inCart)}
            >
              {cartLabel}
            </Button>
          )}
          {refresh}
        </div>
      )}
      {(actions || canConfirm || (refresh && !canWant)) && (
        <div className={styles.actions}>
          {actions}
          {canConfirm && isOtherVerified && (
            <Button busy={busy} onClick={() => onConfirm(true)}>
              {messages.verifyNewProduct}
            </Button>
          )}
          {canConfirm && !isOtherVerified && confirmed !== true && (
            <Button busy={busy} onClick={() => onConfirm(true)}>
              {messages.confirm}
            </Button>
          )}
          {canConfirm && confirmed !== false && (
            <Button busy={busy} onClick={() => onConfirm(false)}>
              {messages.reject}
            </Button>
          )}
          {!canWant && refresh}
        </div>
      )}
    </article>
  );
}

const MIDDLE_BUTTON = 1;

/** Whether a link is called what its page calls itself: once is enough then. */
const isSaid = (label: string | undefined, name: string) =>
  label?.trim().toLocaleLowerCase() === name.trim().toLocaleLowerCase();

/** The price of now, and how it changed since the product was verified. */
function usePrices(preview: LinkPreviewSource | undefined) {
  const { priceChanged } = useMessages(postLinksMessages);
  const locale = useLocale();
  const usual = useCurrency();
  const written = (price: number | null | undefined, product: LinkedProduct | null | undefined) =>
    formatPrice(price, locale, product?.currency ?? usual);
  const before = written(preview?.verifiedProduct?.price, preview?.verifiedProduct);
  const now = written(preview?.product?.price, preview?.product);
  return { now, change: preview?.priceChanged && before && now ? priceChanged(before, now) : undefined };
}

function Picture({ src }: { src: string | null | undefined }) {
  const Image = useImageComponent();
  const [isFailed, setFailed] = useState(false);
  return (
    <span className={styles.picture}>
      {src && !isFailed ? (
        <Image className={styles.image} src={src} alt="" loading="lazy" onError={() => setFailed(true)} />
      ) : (
        <Icon path={src ? IMAGE_OFF : LINK} size={24} strokeWidth={1.5} />
      )}
    </span>
  );
}

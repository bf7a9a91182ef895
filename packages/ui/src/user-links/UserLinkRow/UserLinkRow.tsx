'use client';
import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '../../controls/classNames.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { InlineField } from '../../controls/InlineField/InlineField.tsx';
import { ELLIPSIS } from '../../controls/icons/ellipsis.ts';
import { IMAGE_OFF } from '../../controls/icons/image-off.ts';
import { LINK } from '../../controls/icons/link.ts';
import { PENCIL } from '../../controls/icons/pencil.ts';
import { PIN } from '../../controls/icons/pin.ts';
import { TRASH_2 } from '../../controls/icons/trash-2.ts';
import { Menu, type MenuItem } from '../../controls/Menu/Menu.tsx';
import { formatPrice } from '../../format/formatPrice.ts';
import { isBlank } from '../../format/isBlank.ts';
import { soundCount } from '../../format/soundCount.ts';
import { useFailedMedia } from '../../interaction/useFailedMedia.ts';
import { webAddressOf } from '../../interaction/web-address.ts';
import { HeartButton } from '../../likes/HeartButton/HeartButton.tsx';
import type { LinkPreviewCardProps } from '../../post-links/LinkPreviewCard/LinkPreviewCard.tsx';
import { VerificationState } from '../../post-links/VerificationState/VerificationState.tsx';
import {
  useCurrency,
  useImageComponent,
  useLinkComponent,
  useLocale,
  useMessages,
} from '../../provider/UiProvider.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { userLinksMessages } from '../user-links.messages.ts';
import * as styles from './UserLinkRow.css.ts';

/** Props of `UserLinkRow`, including those of an `<article>`. */
export interface UserLinkRowProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** Address of the link; only http and https become links. */
  url: string;
  /** The owner's name for the link. */
  label: string;
  /** Preview of the linked page; without it, the row shows the link alone. */
  preview?: LinkPreviewCardProps['preview'] | undefined;
  /** The owner's verdict: true if the preview is right, false if wrong. */
  confirmed?: boolean | null | undefined;
  /** How often others opened it; for the owner. */
  openings?: number | undefined;
  /**
   * Called when the link to `url` is pressed, also by a middle click; prevent the default to stay on the page.
   */
  onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Product page in your own shop, linked instead of `url`. */
  productHref?: string | undefined;
  /** Called when the link to the product page is pressed; prevent the default to stay on the page. */
  onProductOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  pinned?: boolean | undefined;
  /** Called with the requested pinned state. */
  onPinnedChange?: ((pinned: boolean) => void) | undefined;
  /** The pin button, so that the focus can follow a link that moves between lists. */
  pinRef?: Ref<HTMLButtonElement> | undefined;
  /** `card`, for pinned links: a square picture above the label and one more line, openings or shop and price. */
  layout?: 'row' | 'card' | undefined;
  /** Button that moves the link, from a `SortableList`; on the picture of a card. */
  handle?: ReactNode;
  /** Called with a changed label, trimmed and never blank. */
  onRename?: ((label: string) => void) | undefined;
  /** Maximum length of a label in characters. */
  labelMaxLength?: number | undefined;
  /** Called to delete the link. */
  onRemove?: (() => void) | undefined;
  /** Further entries of the menu, before that which deletes. */
  menuItems?: readonly MenuItem[] | undefined;
  /** Whether the viewer likes the linked product. */
  liked?: boolean | undefined;
  /** Called with the requested liked state. Without it, or without a product, there is no heart. */
  onLikedChange?: ((liked: boolean) => void) | undefined;
}

const none: readonly MenuItem[] = [];
const MIDDLE_BUTTON = 1;

/** A link that a person shows, as a row or a card: picture, label, shop and price, and one state. */
export function UserLinkRow({
  url,
  label: given,
  preview,
  confirmed,
  openings,
  onOpen,
  productHref,
  onProductOpen,
  pinned = false,
  onPinnedChange,
  pinRef,
  layout = 'row',
  handle,
  onRename,
  labelMaxLength,
  onRemove,
  menuItems = none,
  liked = false,
  onLikedChange,
  className,
  ...rest
}: UserLinkRowProps) {
  const texts = useMessages(userLinksMessages);
  const locale = useLocale();
  const usual = useCurrency();
  const Link = useLinkComponent();
  const label = given ?? '';
  const isCard = layout === 'card';
  const address = webAddressOf(url);
  const known = preview ?? undefined;
  const product = known?.product ?? undefined;
  const price = formatPrice(product?.price, locale, product?.currency ?? usual);
  // A page may give itself any name, so links away show their host.
  const shop = (productHref && product?.retailer) || address?.host || '';
  const [editing, setEditing] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const endedByKey = useRef(false);
  useLayoutEffect(() => {
    if (editing || !endedByKey.current) return;
    endedByKey.current = false;
    menuButton.current?.focus();
  }, [editing]);

  const finish = (typed: string, byKey: boolean) => {
    endedByKey.current = byKey;
    setEditing(false);
    const next = typed.trim();
    if (!isBlank(next) && next !== label) onRename?.(next);
  };
  const items: MenuItem[] = [];
  const icon = (path: typeof PENCIL) => <Icon path={path} size={18} strokeWidth={1.75} />;
  if (onRename)
    items.push({ key: 'rename', label: texts.rename, icon: icon(PENCIL), onSelect: () => setEditing(true) });
  items.push(...(menuItems ?? none));
  if (onRemove)
    items.push({
      key: 'delete',
      label: texts.delete,
      icon: icon(TRASH_2),
      destructive: true,
      onSelect: onRemove,
    });
  const pinLabel = pinned ? texts.unpin : texts.pin;
  return (
    <article {...rest} data-layout={layout} className={classNames(styles.row, className)}>
      <Picture key={product?.image} src={product?.image} />
      {handle && <span className={styles.handle}>{handle}</span>}
      <div className={styles.words}>
        {editing ? (
          <InlineField
            label={texts.newLabel(label)}
            value={label}
            maxLength={labelMaxLength}
            onFinish={finish}
          />
        ) : product && productHref ? (
          <Link href={productHref} className={styles.label} onClick={onProductOpen}>
            <bdi className={styles.labelWords}>{label}</bdi>
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
            <bdi className={styles.labelWords}>{label}</bdi>
            <span className={visuallyHidden}> ({texts.opensNewTab})</span>
          </a>
        ) : (
          <span className={styles.label}>{label}</span>
        )}
        {(!isCard || openings === undefined) && (
          <span className={styles.muted}>
            <bdi>{shop}</bdi>
            {price && ` · ${price}`}
          </span>
        )}
        <div className={styles.facts}>
          {openings !== undefined && (
            <span className={styles.muted}>{texts.openings(soundCount(openings))}</span>
          )}
          {!isCard && <VerificationState confirmed={confirmed} preview={known} />}
        </div>
      </div>
      <div className={styles.tools}>
        {product && onLikedChange && (
          <HeartButton
            variant="outline"
            thing={product.name}
            liked={liked}
            onLikedChange={onLikedChange}
            className={styles.heart}
          />
        )}
        {onRename && !isCard && (
          <IconButton
            label={texts.doneWith(texts.rename, label)}
            icon={icon(PENCIL)}
            className={classNames(styles.tool, styles.pencil)}
            onClick={() => setEditing(true)}
          />
        )}
        {onPinnedChange && (
          <IconButton
            ref={pinRef}
            label={texts.doneWith(pinLabel, label)}
            icon={<Icon path={PIN} size={18} strokeWidth={1.75} className={styles.pin} />}
            data-pinned={pinned || undefined}
            className={classNames(styles.tool, styles.pinButton)}
            onClick={() => onPinnedChange(!pinned)}
          />
        )}
        {items.length > 0 && (
          <Menu
            items={items}
            trigger={
              <IconButton
                ref={menuButton}
                label={texts.optionsOf(label)}
                icon={<Icon path={ELLIPSIS} size={18} strokeWidth={1.75} />}
                className={styles.tool}
              />
            }
          />
        )}
      </div>
    </article>
  );
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
        <Icon path={src ? IMAGE_OFF : LINK} size={22} strokeWidth={1.5} />
      )}
    </span>
  );
}

'use client';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { classNames } from '../../controls/classNames.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { CHECK } from '../../controls/icons/check.ts';
import { LINK } from '../../controls/icons/link.ts';
import { PENCIL } from '../../controls/icons/pencil.ts';
import { PLUS } from '../../controls/icons/plus.ts';
import { X } from '../../controls/icons/x.ts';
import { Skeleton } from '../../controls/Skeleton/Skeleton.tsx';
import { TextField } from '../../controls/TextField/TextField.tsx';
import { formatPrice } from '../../format/formatPrice.ts';
import { isStrayClick } from '../../interaction/isStrayClick.ts';
import { useAfterPress } from '../../interaction/useAfterPress.ts';
import { webAddressOf } from '../../interaction/web-address.ts';
import type { ProductCardProduct } from '../../products/ProductCard/ProductCard.tsx';
import { ProductPicture } from '../../products/ProductPicture/ProductPicture.tsx';
import { useCurrency, useLocale, useMessages } from '../../provider/UiProvider.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { linkPickerMessages } from '../link-picker.messages.ts';
import * as styles from './LinkRow.css.ts';

/** A product that a post can link to, or an address with a name. */
export interface LinkRowLink
  extends Partial<Pick<ProductCardProduct, 'name' | 'retailer' | 'price' | 'currency' | 'picture'>> {
  /** Address of the product; its host shows if the retailer is unknown. */
  url?: string | undefined;
}

/** Props of `LinkRow`, including those of a `<div>`. */
export interface LinkRowProps extends Omit<ComponentProps<'div'>, 'children'> {
  link: LinkRowLink;
  /** State of the link's preview; `ready` by default. */
  previewStatus?: 'ready' | 'loading' | 'error' | undefined;
  /** Called to load a failed preview again. */
  onPreviewRetry?: (() => void) | undefined;
  /** A text that says why the link cannot be published. */
  problem?: string | undefined;
  /** Called with the typed name. A link without a name shows the field for it. */
  onNameChange?: ((name: string) => void) | undefined;
  /** Maximum length of a name, in characters. */
  maxNameLength?: number | undefined;
  /** Called to remove the link from the post. */
  onRemove?: (() => void) | undefined;
  /** Whether the product is in the post. */
  added?: boolean | undefined;
  /** Called with the requested state. Without it there is no such button. */
  onAddedChange?: ((added: boolean) => void) | undefined;
  /** Whether no more can be added; those in the post can still be taken out. */
  full?: boolean | undefined;
}

/** A link of a post that is being written, or a product to link to: picture, name, shop and price. */
export function LinkRow({
  link: given,
  previewStatus = 'ready',
  onPreviewRetry,
  problem,
  onNameChange,
  maxNameLength,
  onRemove,
  added = false,
  onAddedChange,
  full = false,
  className,
  ...rest
}: LinkRowProps) {
  const texts = useMessages(linkPickerMessages);
  const link = given ?? none;
  const usual = useCurrency();
  const price = formatPrice(link.price, useLocale(), link.currency ?? usual);
  const host = webAddressOf(link.url)?.host ?? link.url ?? '';
  const name = link.name?.trim() || host;
  const isLoading = previewStatus === 'loading';
  const [isNaming, setNaming] = useState(false);
  const isNamed = Boolean(link.name?.trim());
  const hasField = onNameChange !== undefined && (isNaming || (!isNamed && !isLoading));
  const afterPress = useAfterPress();
  const field = useRef<HTMLInputElement>(null);
  const isAskedFor = useRef(false);
  useEffect(() => {
    if (!isAskedFor.current || !hasField) return;
    isAskedFor.current = false;
    field.current?.focus();
  }, [hasField]);

  return (
    <div {...rest} data-invalid={problem ? true : undefined} className={classNames(styles.row, className)}>
      {isLoading && !link.picture ? (
        <Skeleton className={styles.picture} height="auto" />
      ) : link.picture ? (
        <ProductPicture
          {...link.picture}
          width={4}
          height={5}
          className={styles.picture}
          alt=""
          name=""
          sizes="56px"
        />
      ) : (
        <span className={styles.noPicture}>
          <Icon path={LINK} size={20} strokeWidth={1.5} />
        </span>
      )}
      <div className={styles.facts}>
        {isLoading && !isNamed ? (
          <Skeleton width="70%" height={14} />
        ) : (
          <bdi className={styles.name}>{name}</bdi>
        )}
        {(link.retailer || host) && name !== (link.retailer || host) && (
          <bdi className={styles.muted}>{link.retailer || host}</bdi>
        )}
        {price && <span className={styles.price}>{price}</span>}
        {isLoading && <span className={visuallyHidden}>{texts.loading}</span>}
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        {previewStatus === 'error' && (
          <div role="alert" className={styles.failure}>
            <span>{texts.failed}</span>
            {onPreviewRetry && (
              <Button
                variant="quiet"
                className={styles.retry}
                aria-label={texts.retryOf(name)}
                onClick={onPreviewRetry}
              >
                {texts.retry}
              </Button>
            )}
          </div>
        )}
      </div>
      <div className={styles.actions}>
        {onNameChange && isNamed && !isNaming && (
          <IconButton
            label={texts.rename(name)}
            icon={<Icon path={PENCIL} size={18} strokeWidth={1.75} />}
            onClick={() => {
              isAskedFor.current = true;
              setNaming(true);
            }}
          />
        )}
        {onRemove && (
          <IconButton
            label={texts.remove(name)}
            icon={<Icon path={X} size={18} strokeWidth={1.75} />}
            onClick={(event) => isStrayClick(event) || onRemove()}
          />
        )}
        {onAddedChange && (
          <Button
            className={added ? styles.added : styles.add}
            icon={<Icon path={added ? CHECK : PLUS} size={18} strokeWidth={1.75} />}
            aria-label={(added ? texts.addedOf : texts.addOf)(name)}
            aria-pressed={added}
            aria-disabled={(full && !added) || undefined}
            onClick={() => (full && !added) || onAddedChange(!added)}
          >
            {added ? texts.added : texts.add}
          </Button>
        )}
      </div>
      {hasField && (
        <TextField
          ref={field}
          large
          className={styles.field}
          label={texts.name}
          aria-description={host}
          autoComplete="off"
          placeholder={texts.nameExample}
          maxLength={maxNameLength}
          hint={isNamed ? undefined : texts.nameHint}
          value={link.name ?? ''}
          onFocus={() => setNaming(true)}
          // Hides the field only after the click, whose target would move.
          onBlur={() => afterPress(() => setNaming(false))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            event.currentTarget.blur();
          }}
          onValueChange={onNameChange}
        />
      )}
    </div>
  );
}

const none: LinkRowLink = {};

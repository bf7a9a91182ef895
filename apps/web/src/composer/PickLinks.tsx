import { POST_LINK_LABEL_MAX, type Product } from '@vitrine/api';
import {
  addressMeant,
  isAddressTyped,
  type TypedLink,
  useCart,
  useLikedProducts,
  useSearchResults,
} from '@vitrine/hooks';
import { Button, cardProductOf, LinkPicker, LinkRow, TextField, useMessages } from '@vitrine/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { productPathOf } from '../products/product-address.ts';
import { pageKeyOf } from '../shell/history/page-key.ts';
import { ComposedLink } from './ComposedLink.tsx';
import * as styles from './PickLinks.css.ts';
import { pickLinksMessages } from './pick-links.messages.ts';

export interface PickLinksProps {
  links: readonly TypedLink[];
  maxLinks: number;
  onLinksChange(links: readonly TypedLink[]): void;
  onClose(): void;
  restoreFocusTo(): HTMLElement | null;
}

type Pickable = Pick<Product, 'id' | 'name' | 'price' | 'retailer' | 'link' | 'picture' | 'imageUrl'>;

/** The server recognizes the product by this address. */
const linkTo = ({ id }: Pickable) => new URL(productPathOf(id), window.location.origin).href;

/** Adds products to the post: by address, or from the viewer's likes, their cart, or a search. */
export function PickLinks({ links, maxLinks, onLinksChange, onClose, restoreFocusTo }: PickLinksProps) {
  const texts = useMessages(pickLinksMessages);
  const [source, setSource] = useState('likes');
  const [pasted, setPasted] = useState<readonly string[]>([]);
  const Source = SOURCES[source] ?? LikedProducts;

  function addAddress(typed: string): string | undefined {
    const url = addressMeant(typed);
    if (!isAddressTyped(typed)) return texts.invalid;
    if (!links.some((link) => link.url === url)) onLinksChange([...links, { url, label: '' }]);
    setPasted((before) => [url, ...before.filter((one) => one !== url)]);
    return undefined;
  }
  const isOf = (product: Pickable) => (link: TypedLink) =>
    link.url === linkTo(product) || link.url === product.link;

  return (
    <LinkPicker
      open
      onOpenChange={(next) => next || onClose()}
      restoreFocusTo={restoreFocusTo}
      linkCount={links.length}
      maxLinks={maxLinks}
      onAddressAdd={addAddress}
      sources={[
        { value: 'likes', label: texts.likes },
        { value: 'cart', label: texts.cart },
        { value: 'shop', label: texts.shop },
      ]}
      source={source}
      onSourceChange={setSource}
      pasted={pasted.map((url) => {
        const link = links.find((one) => one.url === url);
        return (
          link && (
            <ComposedLink
              key={url}
              link={link}
              onNameChange={(label) =>
                onLinksChange(links.map((one) => (one.url === url ? { ...one, label } : one)))
              }
              onRemove={() => onLinksChange(links.filter((one) => one.url !== url))}
            />
          )
        );
      })}
    >
      <Source
        key={source}
        rowOf={(product) => (
          <LinkRow
            key={product.id}
            link={cardProductOf(product)}
            added={links.some(isOf(product))}
            full={links.length >= maxLinks}
            onAddedChange={(added) => {
              const label = product.name.slice(0, POST_LINK_LABEL_MAX);
              const others = links.filter((link) => !isOf(product)(link));
              onLinksChange(added ? [...others, { url: linkTo(product), label }] : others);
            }}
          />
        )}
      />
    </LinkPicker>
  );
}

interface SourceProps {
  rowOf(product: Pickable): ReactNode;
}

function LikedProducts({ rowOf }: SourceProps) {
  const texts = useMessages(pickLinksMessages);
  const { products, error, retry } = useLikedProducts(pageKeyOf(useLocation()));
  return (
    <Rows
      products={products}
      isFailed={error !== undefined}
      onRetry={retry}
      empty={texts.noLikes}
      rowOf={rowOf}
    />
  );
}

function CartItems({ rowOf }: SourceProps) {
  const texts = useMessages(pickLinksMessages);
  const { items, error, retry } = useCart();
  return (
    <Rows
      products={items}
      isFailed={error !== undefined}
      onRetry={retry}
      empty={texts.emptyCart}
      rowOf={rowOf}
    />
  );
}

/** Milliseconds after the last keystroke before the search begins. */
const PAUSE_MS = 400;

function ShopProducts({ rowOf }: SourceProps) {
  const texts = useMessages(pickLinksMessages);
  const pageKey = pageKeyOf(useLocation());
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  useEffect(() => {
    const timer = setTimeout(setQuery, PAUSE_MS, typed.trim());
    return () => clearTimeout(timer);
  }, [typed]);
  const { products, loading, error, loadMore } = useSearchResults(`${pageKey} links`, { query });
  const isWaiting = loading || query !== typed.trim();
  return (
    <>
      <TextField
        type="search"
        label={texts.search}
        hideLabel
        placeholder={texts.search}
        autoComplete="off"
        value={typed}
        onValueChange={setTyped}
      />
      {typed.trim() !== '' && (
        <Rows
          products={isWaiting && products.length === 0 ? undefined : products}
          isFailed={error !== undefined}
          onRetry={loadMore}
          empty={texts.nothingFound}
          rowOf={rowOf}
        />
      )}
    </>
  );
}

const SOURCES: Record<string, typeof LikedProducts> = {
  likes: LikedProducts,
  cart: CartItems,
  shop: ShopProducts,
};

interface RowsProps extends SourceProps {
  products: readonly Pickable[] | undefined;
  isFailed: boolean;
  onRetry(): void;
  /** A text for an empty list. */
  empty: string;
}

const AT_ONCE = 30;

function Rows({ products, isFailed, onRetry, empty, rowOf }: RowsProps) {
  const texts = useMessages(pickLinksMessages);
  const [shown, setShown] = useState(AT_ONCE);
  if (!products && isFailed) {
    return (
      <div role="alert" className={styles.note}>
        {texts.failed}
        <Button onClick={onRetry}>{texts.retry}</Button>
      </div>
    );
  }
  if (!products) {
    return (
      <div role="status" aria-label={texts.loading} className={styles.loading}>
        {[1, 2, 3].map((place) => (
          <LinkRow key={place} link={{}} previewStatus="loading" />
        ))}
      </div>
    );
  }
  if (products.length === 0) return <p className={styles.note}>{empty}</p>;
  return (
    <>
      {products.slice(0, shown).map(rowOf)}
      {products.length > shown && (
        <Button className={styles.more} onClick={() => setShown(shown + AT_ONCE)}>
          {texts.more}
        </Button>
      )}
    </>
  );
}

import type { UserLink } from '@vitrine/api';
import { like, useLinkOpened, useLinkProduct, useToggle } from '@vitrine/hooks';
import { ExternalLinkDialog, UserLinkRow } from '@vitrine/ui';
import { type MouseEvent, useState } from 'react';
import { ProductsOverlay } from '../open-product/ProductsOverlay.tsx';
import { previewSourceOf } from '../post-links/link-preview-source.ts';
import { productPathOf, useProductAddress } from '../products/product-address.ts';
import { pageItself } from '../shell/focus/page-itself.ts';
import { useLayerEntry } from '../shell/layers/useLayerEntry.ts';
import { isPlainClick } from '../shell/links/plain-click.ts';
import * as styles from './OwnLinks.css.ts';
import { isOfShop } from './product-of-link.ts';

export interface ListedLinksProps {
  label: string;
  links: readonly UserLink[];
}

const nothingMore = () => undefined;
/** The page's name in like events. */
const SOURCE = 'UserLinks';

/** The links in a list: products of the shop open over the page, others in a new tab after a question. */
export function ListedLinks({ label, links }: ListedLinksProps) {
  const [asked, setAsked] = useState<UserLink>();
  const leave = useLayerEntry(asked !== undefined, () => setAsked(undefined));
  const opened = useLinkOpened();
  const product = useProductAddress();
  return (
    <>
      <ul aria-label={label} className={styles.links}>
        {links.map((link) => (
          <li key={link.id} className={styles.item}>
            <ListedLink link={link} onOpen={setAsked} onProductOpen={product.show} />
          </li>
        ))}
      </ul>
      {asked && (
        <ExternalLinkDialog
          open
          onOpenChange={(next) => next || leave()}
          href={asked.url}
          onContinue={() => opened(asked.id, 'list')}
        />
      )}
      <ProductsOverlay address={product} products={[]} onNearEnd={nothingMore} restoreFocusTo={pageItself} />
    </>
  );
}

interface ListedLinkProps {
  link: UserLink;
  onOpen(link: UserLink): void;
  onProductOpen(productId: string): void;
}

function ListedLink({ link, onOpen, onProductOpen }: ListedLinkProps) {
  const linked = link.metadata?.productData;
  const product = useLinkProduct(linked);
  const liked = useToggle(like, product, SOURCE);
  return (
    <UserLinkRow
      url={link.url}
      label={link.label}
      preview={link.metadata && previewSourceOf(link.metadata)}
      confirmed={link.userConfirmedAccurate}
      onOpen={(event) => {
        event.preventDefault();
        onOpen(link);
      }}
      {...(product &&
        linked &&
        isOfShop(product.id, linked) && {
          productHref: productPathOf(product.id),
          onProductOpen: (event: MouseEvent<HTMLAnchorElement>) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onProductOpen(product.id);
          },
        })}
      liked={liked.isOn}
      onLikedChange={product && liked.set}
    />
  );
}

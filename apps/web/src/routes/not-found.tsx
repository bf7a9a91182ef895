import type { Product } from '@vitrine/api';
import { Button, EmptyState, useMessages } from '@vitrine/ui';
import { Link } from 'react-router-dom';
import { ProductsOverlay } from '../products/ProductsOverlay.tsx';
import { useProductAddress } from '../products/product-address.ts';
import { WhatElse } from '../recommendations/WhatElse.tsx';
import { pageItself } from '../shell/page-itself.ts';
import { usePageTitle } from '../shell/useDocumentTitle.ts';
import { notFoundMessages } from '../site/not-found.messages.ts';

const nothing: Product[] = [];
const nothingMore = () => undefined;

/** The page of addresses that lead nowhere. */
export function Component() {
  const { title, help, action } = useMessages(notFoundMessages);
  usePageTitle(title);
  return (
    <>
      <EmptyState
        headingLevel={1}
        title={title}
        help={help}
        action={
          <Button asChild variant="primary">
            <Link to="/">{action}</Link>
          </Button>
        }
      />
      <WhatElse />
      <ProductsOverlay
        address={useProductAddress()}
        products={nothing}
        onNearEnd={nothingMore}
        restoreFocusTo={pageItself}
      />
    </>
  );
}

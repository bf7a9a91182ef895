import { useLikedProducts } from '@vitrine/hooks';
import { Button, EmptyState, ErrorState } from '@vitrine/ui';
import { Link } from 'react-router-dom';
import { messages } from '../messages.ts';
import { FeedEnd } from '../products/FeedEnd.tsx';
import { ProductsWithOverlay } from '../products/ProductsWithOverlay.tsx';
import { PageTitle } from '../shell/PageTitle.tsx';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';

const nothingMore = () => undefined;

/** Everything the person likes. */
export function Component() {
  const { products, error, retry } = useLikedProducts();
  const texts = messages.likes;
  useDocumentTitle(messages.titles.page(texts.title));
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      <ProductsWithOverlay label={texts.title} products={products ?? []} onNearEnd={nothingMore} />
      {products?.length === 0 && (
        <EmptyState
          title={texts.empty.title}
          help={texts.empty.help}
          action={
            <Button asChild variant="primary">
              <Link to="/">{texts.empty.action}</Link>
            </Button>
          }
        />
      )}
      {error && <ErrorState title={texts.fetchFailed(error.reason)} onRetry={retry} />}
      <FeedEnd
        loading={!products && !error}
        isFirstPage={!products}
        hasMore={false}
        onLoadMore={nothingMore}
      />
    </>
  );
}

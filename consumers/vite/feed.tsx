import type { Product } from '@vitrine/api';
import {
  createServices,
  like,
  productStatuses,
  ServicesProvider,
  type Storage,
  useAuthForm,
  useLandingFeed,
  useReading,
  useSignInGate,
  useToggle,
} from '@vitrine/hooks';
import { AuthForm, cardProductFrom, Dialog, MasonryGrid, ProductCard, productCardHeight } from '@vitrine/ui';
import '@vitrine/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

// The app's own storage, in `window.name`, in which the hooks keep the session.

const kept = new Map(Object.entries(JSON.parse(window.name || '{}') as Record<string, string>));
const keep = () => {
  window.name = JSON.stringify(Object.fromEntries(kept));
};
const storage: Storage = {
  get: (key) => kept.get(key),
  set: (key, value) => {
    kept.set(key, value);
    keep();
  },
  remove: (key) => {
    kept.delete(key);
    keep();
  },
  keys: () => [...kept.keys()],
  onForeignChange: () => () => undefined,
};

const server = new URLSearchParams(location.search).get('server') ?? '';
const services = createServices({ baseUrl: server, localStorage: storage });

const card = cardProductFrom(server);

function Tile({ product }: { product: Product }) {
  const liked = useToggle(like, product, 'feed');
  return (
    <ProductCard
      product={card(product)}
      href={`#product-${product.id}`}
      liked={liked.isOn}
      likePending={liked.pending}
      onLikedChange={liked.set}
    />
  );
}

const tile = (product: Product) => <Tile product={product} />;

function Feed() {
  const { products, loading, hasMore, loadMore } = useLandingFeed('feed');
  useReading(productStatuses, products);
  return (
    <MasonryGrid
      items={products}
      getItemKey={({ id }) => id}
      getItemLabel={({ name }) => name}
      getItemHeight={(product, width) => productCardHeight(card(product), width)}
      renderItem={tile}
      label="Products"
      busy={loading}
      onEndReached={hasMore ? loadMore : undefined}
    />
  );
}

function SignIn() {
  const { reason, dismiss } = useSignInGate();
  const { mode, setMode, values, setValues, problems, busy, submit } = useAuthForm('register');
  return (
    <Dialog title="One moment" open={reason !== undefined} onOpenChange={(open) => open || dismiss()}>
      <AuthForm
        mode={mode}
        onModeChange={setMode}
        values={values}
        onValuesChange={setValues}
        errors={Object.fromEntries(Object.keys(problems).map((field) => [field, 'Not like this.']))}
        busy={busy}
        onSubmit={() => void submit()}
      />
    </Dialog>
  );
}

createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>
    <ServicesProvider services={services}>
      <Feed />
      <SignIn />
    </ServicesProvider>
  </StrictMode>,
);

'use client';
import {
  Button,
  Dialog,
  MasonryGrid,
  Menu,
  ProductCard,
  type ProductCardProduct,
  productCardHeight,
  TextField,
} from '@vitrine/ui';
import { useCallback, useState } from 'react';

/** The page that the browser apps of `consumers/` show. */
export function Shop({ products }: { products: ProductCardProduct[] }) {
  const [liked, setLiked] = useState<ReadonlySet<string>>(new Set());
  const card = useCallback(
    (product: ProductCardProduct) => (
      <ProductCard
        product={product}
        href={`#product-${product.id}`}
        liked={liked.has(product.id)}
        onLikedChange={(likes) => {
          const others = [...liked].filter((id) => id !== product.id);
          setLiked(new Set(likes ? [...others, product.id] : others));
        }}
      />
    ),
    [liked],
  );
  return (
    <main>
      <h1>Corner Shop</h1>
      <Dialog
        title="What we sell"
        description="Things that last."
        trigger={<Button className="own">About us</Button>}
        actions={<Button variant="secondary">Write to us</Button>}
      />
      <Menu
        align="start"
        trigger={<Button>Sort by</Button>}
        items={[
          { key: 'price', label: 'Price' },
          { key: 'name', label: 'Name' },
        ]}
      />
      <TextField className="own" label="Your email" hint="We write once a month." />
      <MasonryGrid
        items={products}
        getItemKey={({ id }) => id}
        getItemLabel={({ name }) => name}
        getItemHeight={productCardHeight}
        renderItem={card}
        label="Products"
      />
    </main>
  );
}

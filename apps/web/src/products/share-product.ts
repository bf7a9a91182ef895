import type { Product } from '@vitrine/api';

/** How a share ended: `cancelled` says nothing, `copied` and `failed` are said to the person (D46, P33). */
export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Shares a product with the device's own sheet, else copies its name and link. */
export async function shareProduct(product: Product): Promise<ShareOutcome> {
  const url = `${window.location.origin}/product/${product.id}`;
  if (navigator.share) {
    try {
      await navigator.share({ title: product.name, text: product.name, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  try {
    await navigator.clipboard.writeText(`${product.name} ${url}`);
    return 'copied';
  } catch {
    return 'failed';
  }
}

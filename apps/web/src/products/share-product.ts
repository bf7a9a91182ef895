import type { Product } from '@vitrine/api';

/** How a share ended: `cancelled` says nothing, `copied` and `failed` are said to the person (D46, P33). */
export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Where a product is for whoever gets the link (D46). */
export const sharedLinkOf = ({ id }: Product): string => `${window.location.origin}/product/${id}`;

/** Shares a product with the device's own sheet, else copies its name and link. */
export async function shareProduct(product: Product): Promise<ShareOutcome> {
  const url = sharedLinkOf(product);
  if (navigator.share) {
    try {
      await navigator.share({ title: product.name, text: product.name, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  return (await copied(`${product.name} ${url}`)) ? 'copied' : 'failed';
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedBySelection(text);
  }
}

/** The way of browsers without a clipboard for pages, or of pages that came without encryption. */
function copiedBySelection(text: string): boolean {
  const holder = document.createElement('span');
  holder.textContent = text;
  holder.style.cssText = 'position: fixed; clip-path: inset(50%); white-space: pre; user-select: text';
  document.body.append(holder);
  const selection = document.getSelection();
  selection?.selectAllChildren(holder);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    selection?.removeAllRanges();
    holder.remove();
  }
}

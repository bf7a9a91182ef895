import { booleanOf, fieldsOf, firstOf, listUnder, numberOf, textOf } from '../contract/decode.ts';
import { productFrom } from '../products/products.decode.ts';
import type { CartItem, CartState, ProductStatus } from './cart.models.ts';
import { CART_QUANTITY } from './cart.rules.ts';

export const productStatusesFrom = (answer: unknown): ProductStatus[] | undefined =>
  listUnder(answer, 'statuses', 'data')?.flatMap((value) => {
    const given = fieldsOf(value);
    const productId = textOf(firstOf(given.productId, given.product_id, given.id));
    if (productId === undefined) return [];
    return [
      {
        productId,
        isLiked: booleanOf(given.isLiked) ?? false,
        inCart: booleanOf(firstOf(given.inCart, given.isInCart)) ?? false,
      },
    ];
  });

/** The state after a call, from servers that answer with less: then the call did what it was asked to. */
const cartStateFrom =
  (asked: boolean) =>
  (answer: unknown): CartState => {
    const given = fieldsOf(answer);
    return {
      productId: textOf(firstOf(given.productId, given.product_id)) ?? '',
      inCart: booleanOf(firstOf(given.inCart, given.isInCart)) ?? asked,
    };
  };

export const cartAddedFrom = cartStateFrom(true);
export const cartRemovedFrom = cartStateFrom(false);

/** Cart items under any of their names; the id of the product goes before the item's own. */
export function cartItemsFrom(answer: unknown): { items: CartItem[] } | undefined {
  const items = listUnder(answer, 'items', 'cart', 'cartItems', 'data')?.flatMap((value) => {
    const given = fieldsOf(value);
    const productId = textOf(firstOf(given.productId, given.product_id, given.id));
    const product = productFrom({ ...given, id: productId });
    if (!product) return [];
    return [
      { ...product, productId: product.id, quantity: Math.floor(numberOf(given.quantity) ?? CART_QUANTITY) },
    ];
  });
  return items && { items };
}

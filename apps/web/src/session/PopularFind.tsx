import { usePopularProducts } from '@vitrine/hooks';
import type { SignInFind } from '@vitrine/ui';
import { cardProductOf } from '@vitrine/ui';
import { useEffect } from 'react';

export interface PopularFindProps {
  onFound(find: SignInFind): void;
}

/** Finds the most popular product that has a picture and a finder. Renders nothing. */
export function PopularFind({ onFound }: PopularFindProps) {
  const { products } = usePopularProducts();
  useEffect(() => {
    const found = products.find(({ picture, username }) => picture && username);
    if (!found?.username) return;
    const { picture } = cardProductOf(found);
    if (picture) onFound({ picture, username: found.username, face: found.ownerPictureUrl });
  }, [products, onFound]);
  return null;
}

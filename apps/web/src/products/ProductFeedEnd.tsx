import { ProductCardSkeleton } from '@vitrine/ui';
import { FeedEnd, type FeedEndProps } from '../shell/FeedEnd.tsx';
import { productListMessages } from './product-list.messages.ts';

/** What stands under a feed of products. */
export const ProductFeedEnd = (props: Omit<FeedEndProps, 'messages' | 'skeleton'>) => (
  <FeedEnd {...props} messages={productListMessages} skeleton={ProductCardSkeleton} />
);

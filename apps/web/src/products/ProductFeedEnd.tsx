import { ProductCardSkeleton } from '@vitrine/ui';
import { FeedEnd, type FeedEndProps } from '../shell/feeds/FeedEnd.tsx';
import { productListMessages } from './product-list.messages.ts';

export const ProductFeedEnd = (props: Omit<FeedEndProps, 'messages' | 'skeleton'>) => (
  <FeedEnd {...props} messages={productListMessages} skeleton={ProductCardSkeleton} />
);

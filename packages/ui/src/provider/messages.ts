import type { cartMessages } from '../cart/cart.messages.ts';
import type { controlsMessages } from '../controls/controls.messages.ts';
import type { layoutMessages } from '../layout/layout.messages.ts';
import type { likesMessages } from '../likes/likes.messages.ts';
import type { productDetailsMessages } from '../products/product-details.messages.ts';
import type { productFilterMessages } from '../products/product-filter.messages.ts';
import type { productsMessages } from '../products/products.messages.ts';
import type { savedSearchesMessages } from '../saved-searches/saved-searches.messages.ts';
import type { searchMessages } from '../search/search.messages.ts';
import type { sessionMessages } from '../session/session.messages.ts';
import type { siteMessages } from '../site/site.messages.ts';

// Types only: the English texts come with the components that say them, and nobody loads those of the others.
interface EnglishMessages {
  cart: typeof cartMessages;
  controls: typeof controlsMessages;
  layout: typeof layoutMessages;
  likes: typeof likesMessages;
  products: typeof productsMessages;
  productDetails: typeof productDetailsMessages;
  productFilter: typeof productFilterMessages;
  savedSearches: typeof savedSearchesMessages;
  search: typeof searchMessages;
  session: typeof sessionMessages;
  site: typeof siteMessages;
}

/** The shape a translation fills: every text that components bring themselves, by word. */
export type Messages = {
  [Word in keyof EnglishMessages]: {
    [Key in keyof EnglishMessages[Word]]: Widen<EnglishMessages[Word][Key]>;
  };
};

type Widen<Text> = Text extends (...args: infer Args) => string ? (...args: Args) => string : string;

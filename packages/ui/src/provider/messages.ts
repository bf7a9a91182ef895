import { controlsMessages } from '../controls/controls.messages.ts';
import { layoutMessages } from '../layout/layout.messages.ts';
import { likesMessages } from '../likes/likes.messages.ts';
import { productsMessages } from '../products/products.messages.ts';
import { searchMessages } from '../search/search.messages.ts';
import { sessionMessages } from '../session/session.messages.ts';
import { siteMessages } from '../site/site.messages.ts';

/** Every text that components bring themselves, by word. */
export const englishMessages = {
  controls: controlsMessages,
  layout: layoutMessages,
  likes: likesMessages,
  products: productsMessages,
  search: searchMessages,
  session: sessionMessages,
  site: siteMessages,
};

/** The shape a translation fills. */
export type Messages = {
  [Word in keyof typeof englishMessages]: {
    [Key in keyof (typeof englishMessages)[Word]]: Widen<(typeof englishMessages)[Word][Key]>;
  };
};

type Widen<Text> = Text extends (...args: infer Args) => string ? (...args: Args) => string : string;

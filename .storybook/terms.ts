/** A word of the product, and the words that would say the same. */
export interface Term {
  term: string;
  meaning: string;
  /** Words that no text uses in its place. */
  instead: string[];
}

/** One term for one thing, in every text. Texts that the specification gives stay as they are. */
export const terms: Term[] = [
  { term: 'cart', meaning: 'Products kept to buy later.', instead: ['basket', 'bag', 'trolley'] },
  { term: 'like', meaning: 'A heart for a product or a post.', instead: ['favorite', 'wishlist'] },
  { term: 'save', meaning: 'Keep a post or a search for later.', instead: ['bookmark', 'pin for later'] },
  { term: 'post', meaning: 'Photos and videos with a caption and links.', instead: ['publication', 'entry'] },
  { term: 'photo', meaning: 'A still picture in a post.', instead: ['image', 'snapshot'] },
  { term: 'caption', meaning: 'The text of a post.', instead: ['subtitle', 'post text'] },
  {
    term: 'alt text',
    meaning: 'Words for people who can’t see a photo.',
    instead: ['for blind people', 'image description'],
  },
  {
    term: 'shop',
    meaning: 'A place that sells a product.',
    instead: ['store', 'vendor', 'seller', 'merchant'],
  },
  { term: 'link', meaning: 'An address of a product in a post.', instead: ['hyperlink', 'URL'] },
  {
    term: 'follow',
    meaning: 'See somebody’s posts. The way back is Unfollow.',
    instead: ['subscribe', 'befriend'],
  },
  { term: 'email', meaning: 'One word, without a hyphen.', instead: ['e-mail'] },
  { term: 'color', meaning: 'American spelling everywhere.', instead: ['colour', 'favourite'] },
  {
    term: 'delete',
    meaning: 'Gone for good. Remove takes something off a list.',
    instead: ['erase', 'destroy'],
  },
  { term: 'try again', meaning: 'Repeat what failed.', instead: ['reattempt', 'resubmit'] },
];

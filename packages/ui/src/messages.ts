import type { analyticsMessages } from './analytics/analytics.messages.ts';
import type { cartMessages } from './cart/cart.messages.ts';
import type { cartListMessages } from './cart/cart-list.messages.ts';
import type { commentsMessages } from './comments/comments.messages.ts';
import type { carouselMessages } from './controls/carousel.messages.ts';
import type { chipsMessages } from './controls/chips.messages.ts';
import type { comboboxMessages } from './controls/combobox.messages.ts';
import type { controlsMessages } from './controls/controls.messages.ts';
import type { datesMessages } from './controls/dates.messages.ts';
import type { dialogsMessages } from './controls/dialogs.messages.ts';
import type { fieldsMessages } from './controls/fields.messages.ts';
import type { filesMessages } from './controls/files.messages.ts';
import type { listsMessages } from './controls/lists.messages.ts';
import type { pictureCropMessages } from './controls/picture-crop.messages.ts';
import type { textareaMessages } from './controls/textarea.messages.ts';
import type { timesMessages } from './controls/times.messages.ts';
import type { toastsMessages } from './controls/toasts.messages.ts';
import type { hashtagsMessages } from './discover/hashtags.messages.ts';
import type { followMessages } from './follow/follow.messages.ts';
import type { suggestedPeopleMessages } from './follow/suggested-people.messages.ts';
import type { layoutMessages } from './layout/layout.messages.ts';
import type { likesMessages } from './likes/likes.messages.ts';
import type { moderationMessages } from './moderation/moderation.messages.ts';
import type { postLinksMessages } from './post-links/post-links.messages.ts';
import type { composerMediaMessages } from './posts/composer-media.messages.ts';
import type { discoverTileMessages } from './posts/discover-tile.messages.ts';
import type { linkFieldsMessages } from './posts/link-fields.messages.ts';
import type { linkPickerMessages } from './posts/link-picker.messages.ts';
import type { postGridMessages } from './posts/post-grid.messages.ts';
import type { postViewerMessages } from './posts/post-viewer.messages.ts';
import type { productDetailsMessages } from './products/product-details.messages.ts';
import type { productFilterMessages } from './products/product-filter.messages.ts';
import type { productRowMessages } from './products/product-row.messages.ts';
import type { productsMessages } from './products/products.messages.ts';
import type { peopleMessages } from './profile/people.messages.ts';
import type { profileMessages } from './profile/profile.messages.ts';
import type { MessagesOf } from './provider/messages.ts';
import type { createRoomMessages } from './rooms/create-room.messages.ts';
import type { messageComposerMessages } from './rooms/message-composer.messages.ts';
import type { peopleInRoomMessages } from './rooms/people-in-room.messages.ts';
import type { productChipMessages } from './rooms/product-chip.messages.ts';
import type { productPickerMessages } from './rooms/product-picker.messages.ts';
import type { roomListMessages } from './rooms/room-list.messages.ts';
import type { roomMessagesMessages } from './rooms/room-messages.messages.ts';
import type { roomPickerMessages } from './rooms/room-picker.messages.ts';
import type { savedSearchesMessages } from './saved-searches/saved-searches.messages.ts';
import type { searchMessages } from './search/search.messages.ts';
import type { searchResultsMessages } from './search/search-results.messages.ts';
import type { sessionMessages } from './session/session.messages.ts';
import type { faqMessages } from './site/faq.messages.ts';
import type { legalDocumentMessages } from './site/legal-document.messages.ts';
import type { siteMessages } from './site/site.messages.ts';
import type { siteFooterMessages } from './site/site-footer.messages.ts';
import type { themeSwitchMessages } from './site/theme-switch.messages.ts';
import type { userLinksMessages } from './user-links/user-links.messages.ts';
import type { voteFormMessages } from './votes/vote-form.messages.ts';
import type { votesMessages } from './votes/votes.messages.ts';

// Types only, because the English texts load with their components.
type Catalogues =
  | typeof faqMessages
  | typeof legalDocumentMessages
  | typeof siteFooterMessages
  | typeof themeSwitchMessages
  | typeof voteFormMessages
  | typeof votesMessages
  | typeof createRoomMessages
  | typeof messageComposerMessages
  | typeof peopleInRoomMessages
  | typeof productPickerMessages
  | typeof productChipMessages
  | typeof roomListMessages
  | typeof roomPickerMessages
  | typeof roomMessagesMessages
  | typeof cartListMessages
  | typeof analyticsMessages
  | typeof cartMessages
  | typeof chipsMessages
  | typeof carouselMessages
  | typeof comboboxMessages
  | typeof commentsMessages
  | typeof composerMediaMessages
  | typeof controlsMessages
  | typeof datesMessages
  | typeof dialogsMessages
  | typeof fieldsMessages
  | typeof filesMessages
  | typeof discoverTileMessages
  | typeof hashtagsMessages
  | typeof suggestedPeopleMessages
  | typeof followMessages
  | typeof layoutMessages
  | typeof likesMessages
  | typeof linkFieldsMessages
  | typeof linkPickerMessages
  | typeof listsMessages
  | typeof moderationMessages
  | typeof peopleMessages
  | typeof pictureCropMessages
  | typeof postGridMessages
  | typeof postLinksMessages
  | typeof postViewerMessages
  | typeof productDetailsMessages
  | typeof productFilterMessages
  | typeof productRowMessages
  | typeof productsMessages
  | typeof profileMessages
  | typeof savedSearchesMessages
  | typeof searchMessages
  | typeof searchResultsMessages
  | typeof sessionMessages
  | typeof siteMessages
  | typeof textareaMessages
  | typeof timesMessages
  | typeof toastsMessages
  | typeof userLinksMessages;

/** All texts of the components, by catalogue, as a translation provides them. */
export type Messages = {
  [Catalogue in Catalogues as Catalogue['name']]: MessagesOf<Catalogue>;
};

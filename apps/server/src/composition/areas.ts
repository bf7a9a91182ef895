import { accountArea } from '../account/account.area.ts';
import { analyticsArea } from '../analytics/analytics.area.ts';
import { cartArea } from '../cart/cart.area.ts';
import { commentsArea } from '../comments/comments.area.ts';
import { dayViewersArea } from '../day-viewers/day-viewers.area.ts';
import { discoverArea } from '../discover/discover.area.ts';
import { dismissalsArea } from '../dismissals/dismissals.area.ts';
import { followArea } from '../follow/follow.area.ts';
import { legalArea } from '../legal/legal.area.ts';
import { likesArea } from '../likes/likes.area.ts';
import { liveArea } from '../live/live.area.ts';
import { moderationArea } from '../moderation/moderation.area.ts';
import { notificationsArea } from '../notifications/notifications.area.ts';
import { postLinksArea } from '../post-links/post-links.area.ts';
import { postsArea } from '../posts/posts.area.ts';
import { productDetailsArea } from '../product-details/product-details.area.ts';
import { productLinksArea } from '../product-links/product-links.area.ts';
import { searchArea } from '../product-search/product-search.area.ts';
import { productsArea } from '../products/products.area.ts';
import { profileArea } from '../profile/profile.area.ts';
import { recommendationsArea } from '../recommendations/recommendations.area.ts';
import { roomsArea } from '../rooms/rooms.area.ts';
import { savedSearchesArea } from '../saved-searches/saved-searches.area.ts';
import { sessionArea } from '../session/session.area.ts';
import { settingsArea } from '../settings/settings.area.ts';
import { subscriptionArea } from '../subscription/subscription.area.ts';
import { suggestionsArea } from '../suggestions/suggestions.area.ts';
import { userLinksArea } from '../user-links/user-links.area.ts';

/** Areas of the server. Each comes after the areas whose services it needs. */
export const areas = [
  sessionArea,
  accountArea,
  profileArea,
  settingsArea,
  subscriptionArea,
  dayViewersArea,
  moderationArea,
  followArea,
  productsArea,
  productDetailsArea,
  likesArea,
  cartArea,
  dismissalsArea,
  searchArea,
  savedSearchesArea,
  recommendationsArea,
  productLinksArea,
  postsArea,
  discoverArea,
  suggestionsArea,
  postLinksArea,
  userLinksArea,
  commentsArea,
  roomsArea,
  notificationsArea,
  liveArea,
  legalArea,
  analyticsArea,
] as const;

import { landingAddresses } from './landing-addresses.ts';
import { choiceParameters } from './product-search/choice-parameters.ts';
import type { AheadCall } from './shell/document/before-app.ts';

/** Access to a route: `login` sends guests to /profile and back after the sign-in. */
type RouteAccess = 'open' | 'login';

/** A page that the server renders for guests. */
export interface DrawnPage {
  /** Files, relative to `src`, of overlays that belong to the page. */
  layers?: readonly string[];
  parameters?: readonly string[];
  /** Further files, relative to `src`, for signed-in users. */
  forMembers?: readonly string[];
  /** Content that differs for signed-in users, if any: the cards or the whole page. */
  personal?: 'cards' | 'page';
  /**
   * Name of the session cache of the feed. If it holds fresh products for guests, these replace the
   * server-rendered ones.
   */
  kept?: string;
  /** Whether the page is rendered for each visit, because its content may be deleted at any moment. */
  uncached?: boolean;
}

export interface SiteRoute {
  /** Path pattern of the router. */
  path: string;
  access: RouteAccess;
  /** The page's file in `routes/`. */
  page: string;
  /** Set for a server-rendered page; for others the server renders only the frame. */
  drawn?: DrawnPage;
  /** Calls for signed-in users that the document makes before the app has started. */
  ahead?: readonly AheadCall[];
}

const landing: DrawnPage = { personal: 'cards', kept: 'landingProducts' };
const discover: DrawnPage = { personal: 'page', kept: 'discoverPosts', uncached: true };
const filtered: DrawnPage = {
  parameters: ['q', 'min', 'max', 'sort', ...Object.values(choiceParameters), 'ignore'],
};

export const siteMap: readonly SiteRoute[] = [
  ...landingAddresses.map((path): SiteRoute => {
    const drawn =
      path === '/product/:productId' ? { ...landing, layers: ['open-product/OpenProduct.tsx'] } : landing;
    return { path, access: 'open', page: 'landing', drawn };
  }),
  { path: '/results', access: 'open', page: 'results', drawn: filtered },
  {
    path: '/discover',
    access: 'open',
    page: 'discover',
    drawn: discover,
    ahead: [{ path: '/api/discover/posts?page=1&limit=20', kept: 'discoverPosts', withoutQuery: true }],
  },
  { path: '/likes', access: 'login', page: 'likes' },
  { path: '/cart', access: 'login', page: 'cart' },
  { path: '/login', access: 'open', page: 'login', drawn: { personal: 'page' } },
  { path: '/profile', access: 'open', page: 'profile', ahead: personAhead(':viewer') },
  { path: '/profile/:userId', access: 'login', page: 'own-profile', ahead: personAhead(':userId') },
  { path: '/user-profile/:userId', access: 'open', page: 'user-profile', ahead: personAhead(':userId') },
  { path: '/download', access: 'open', page: 'download', drawn: {} },
  { path: '/your-links', access: 'login', page: 'your-links' },
  { path: '/user-links/:username', access: 'open', page: 'user-links', drawn: { personal: 'page' } },
  { path: '/links/:username', access: 'open', page: 'user-links', drawn: { personal: 'page' } },
  { path: '/edit-profile', access: 'login', page: 'edit-profile' },
  { path: '/settings', access: 'login', page: 'settings' },
  { path: '/analytics', access: 'login', page: 'analytics' },
  { path: '/subscription-plans', access: 'login', page: 'subscription-plans' },
  { path: '/subscription-success', access: 'login', page: 'subscription-result' },
  { path: '/subscription/success', access: 'login', page: 'subscription-result' },
  { path: '/subscription/cancel', access: 'login', page: 'subscription-cancelled' },
  { path: '/content-filter-settings', access: 'login', page: 'content-filter-settings' },
  { path: '/notification-settings', access: 'login', page: 'notification-settings' },
  { path: '/help-support', access: 'open', page: 'help-support', drawn: { parameters: ['q'] } },
  { path: '/terms-of-service', access: 'open', page: 'terms-of-service', drawn: {} },
  { path: '/about', access: 'open', page: 'about', drawn: {} },
  { path: '/privacy-policy', access: 'open', page: 'privacy-policy', drawn: {} },
  { path: '/rooms', access: 'login', page: 'rooms' },
  { path: '/rooms/:roomId', access: 'login', page: 'room' },
  { path: '/forgot-password', access: 'open', page: 'forgot-password' },
  { path: '/reset-password', access: 'open', page: 'reset-password' },
  { path: '/verify-email', access: 'open', page: 'verify-email' },
  { path: '/email-verified', access: 'open', page: 'email-verified' },
  {
    path: '/p/:postId',
    access: 'open',
    page: 'shared-post',
    drawn: { personal: 'page', uncached: true },
    ahead: [{ path: '/api/post/:postId' }],
  },
  // Not among the specified addresses.
  { path: '/create', access: 'login', page: 'create' },
  {
    path: '/post/:postId',
    access: 'open',
    page: 'post',
    drawn: {
      ...discover,
      layers: ['open-post/OpenPost.tsx'],
      forMembers: ['routes/own-profile.tsx', 'routes/user-profile.tsx'],
    },
    ahead: [{ path: '/api/post/:postId' }],
  },
  { path: '/products/verified', access: 'open', page: 'filtered-products', drawn: filtered },
  { path: '/products/popular', access: 'open', page: 'filtered-products', drawn: filtered },
];

function personAhead(id: string): AheadCall[] {
  const profile = { path: `/api/profile/${id}?requestingUserId=:viewer` };
  return [profile, { path: `/api/post/posts/${id}`, kept: `posts:published:${id}` }];
}

import { landingAddresses } from './landing-addresses.ts';
import type { AheadCall } from './shell/before-app.ts';

/** Who may open an address: `login` sends guests to /profile and brings them back afterwards. */
type RouteAccess = 'open' | 'login';

/** A page that the server draws for everybody as a guest sees it. */
export interface DrawnPage {
  /** Files of the app, from `src`, that draw something over the page: their styles and scripts belong to it. */
  layers?: readonly string[];
  /** The parameters of the address that change what is drawn. */
  parameters?: readonly string[];
  /** Files of the app, from `src`, that people who are signed in need besides. */
  forMembers?: readonly string[];
  /** What people who are signed in see in place of what guests do, if anything: other cards, or another page. */
  personal?: 'cards' | 'page';
  /** The session cache from which the browser would show a feed of an earlier visit. */
  kept?: string;
}

export interface SiteRoute {
  /** A pattern of the router. */
  path: string;
  access: RouteAccess;
  /** The file in `routes/` that draws it; a route without one is not mounted yet. */
  page?: string;
  /** Set where the server draws the page; elsewhere it draws the frame. */
  drawn?: DrawnPage;
  /** The first calls of the page for people who are signed in, which the document makes before the app is there. */
  ahead?: readonly AheadCall[];
}

const landing: DrawnPage = { personal: 'cards', kept: 'landingProducts' };
const filtered: DrawnPage = { parameters: ['q', 'min', 'max', 'sort', 'brand', 'color', 'ignore'] };

/** Every address of the product, mounted or not. */
export const siteMap: readonly SiteRoute[] = [
  ...landingAddresses.map((path): SiteRoute => {
    const drawn =
      path === '/product/:productId' ? { ...landing, layers: ['open-product/OpenProduct.tsx'] } : landing;
    return { path, access: 'open', page: 'landing', drawn };
  }),
  { path: '/results', access: 'open', page: 'results', drawn: filtered },
  { path: '/discover', access: 'open' },
  { path: '/likes', access: 'login', page: 'likes' },
  { path: '/cart', access: 'login', page: 'cart' },
  { path: '/login', access: 'open', page: 'login' },
  { path: '/profile', access: 'open', page: 'profile', ahead: personAhead(':viewer') },
  { path: '/profile/:userId', access: 'login', page: 'own-profile', ahead: personAhead(':userId') },
  { path: '/user-profile/:userId', access: 'open', page: 'user-profile', ahead: personAhead(':userId') },
  { path: '/download', access: 'open' },
  { path: '/your-links', access: 'login' },
  { path: '/user-links/:username', access: 'open' },
  { path: '/links/:username', access: 'open' },
  { path: '/edit-profile', access: 'login', page: 'edit-profile' },
  { path: '/settings', access: 'login', page: 'settings' },
  { path: '/subscription-plans', access: 'login' },
  { path: '/subscription-success', access: 'login' },
  { path: '/subscription/success', access: 'login' },
  { path: '/subscription/cancel', access: 'login' },
  { path: '/content-filter-settings', access: 'login' },
  { path: '/notification-settings', access: 'login' },
  { path: '/help-support', access: 'open' },
  { path: '/terms-of-service', access: 'open' },
  { path: '/about', access: 'open' },
  { path: '/privacy-policy', access: 'open' },
  { path: '/rooms', access: 'login' },
  { path: '/rooms/:roomId', access: 'login' },
  { path: '/forgot-password', access: 'open' },
  { path: '/reset-password', access: 'open' },
  { path: '/verify-email', access: 'open', page: 'verify-email' },
  { path: '/email-verified', access: 'open', page: 'email-verified' },
  { path: '/p/:postId', access: 'open' },
  // In addition to the specified addresses.
  { path: '/create', access: 'login', page: 'create' },
  {
    path: '/post/:postId',
    access: 'open',
    page: 'post',
    drawn: {
      ...landing,
      personal: 'page',
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

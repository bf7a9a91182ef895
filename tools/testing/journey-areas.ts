/**
 * Areas of each file of journeys in `apps/web/src/e2e`: names of folders in `src` of packages and apps. A
 * change in one of them runs the file's journeys of the gate (`pnpm test:changed`).
 */
export const journeyAreas: Readonly<Record<string, readonly string[]>> = {
  accessibility: ['shell', 'frame'],
  account: ['account', 'profile', 'settings'],
  back: ['shell', 'open-product', 'products'],
  brand: ['site', 'theme'],
  'clear-messages': ['controls'],
  comments: ['comments'],
  composer: ['composer'],
  discover: ['discover'],
  'discover-search': ['discover'],
  'drawn-pages': ['shell'],
  'early-press': ['shell'],
  'ended-session': ['session'],
  'endless-words': ['format'],
  faults: ['products'],
  'first-calls': ['posts'],
  'first-journey': ['likes'],
  fonts: ['shell', 'theme'],
  'growing-picture': ['open-product'],
  header: ['frame', 'session'],
  'held-press': ['shell'],
  'hostile-words': ['posts', 'comments', 'profile', 'rooms'],
  'imported-catalogue': ['catalogue-import'],
  journeys: ['products', 'product-search', 'search'],
  landing: ['products'],
  layers: ['interaction', 'shell'],
  links: ['user-links', 'post-links'],
  'lazy-styles': ['shell'],
  likes: ['likes'],
  'link-cards': ['post-links', 'product-links'],
  mechanisms: ['optimistic', 'outbox', 'likes', 'cart', 'follow'],
  'media-swipe': ['posts'],
  overlay: ['open-product', 'products'],
  'own-shop': ['site'],
  people: ['profile', 'follow', 'moderation', 'people'],
  'personal-feed': ['ranked-feeds', 'dismissals'],
  'plain-messages': ['shell'],
  'post-media': ['media', 'posts'],
  'post-viewer': ['posts', 'open-post'],
  'posts-of-product': ['product-links', 'open-post'],
  'product-address': ['open-product', 'product-details'],
  publishing: ['composer', 'outbox'],
  'recently-viewed': ['products', 'suggestions'],
  recommendations: ['recommendations'],
  recovery: ['account', 'session'],
  results: ['product-search', 'search'],
  rooms: ['rooms', 'votes', 'live', 'memberships'],
  'rooms-in-trouble': ['rooms', 'live', 'outbox', 'attachments'],
  'rooms-of-three': ['rooms', 'votes', 'live', 'memberships'],
  routes: ['routes', 'frame'],
  'saved-searches': ['saved-searches'],
  session: ['session'],
  'shared-post': ['posts', 'shell'],
  shopping: ['products', 'cart', 'product-search'],
  settings: ['settings', 'notifications', 'comments'],
  analytics: ['analytics', 'subscription'],
  subscription: ['subscription', 'user-links'],
  'site-pages': ['site', 'legal'],
  weight: ['routes', 'shell'],
};

/** Returns the areas in which a change lies: folders in `src` of a package or an app. */
export const areasOf = (files: readonly string[]): string[] => [
  ...new Set(files.flatMap((file) => /^(?:packages|apps)\/[^/]+\/src\/([^/]+)\//.exec(file)?.[1] ?? [])),
];

const FOLDER = 'apps/web/src/e2e/';

const isUntested = (file: string) => file.startsWith(FOLDER) || /\.md$/.test(file);

/**
 * Returns the folders whose tests a change of areas alone needs, such as `src/comments/`, or none if other
 * code has changed too, which any test may use. `isArea` tells areas from mechanisms.
 */
export function testFoldersOf(files: readonly string[], isArea: (folder: string) => boolean): string[] {
  const tested = files.filter((file) => !isUntested(file));
  const areas = areasOf(tested);
  const isAreasAlone = tested.every((file) => areasOf([file]).some(isArea));
  return isAreasAlone ? areas.map((area) => `src/${area}/`) : [];
}

/** Returns the files of journeys that these changed files can break: their own and those of their areas. */
export function journeysOf(files: readonly string[]): string[] {
  const areas = areasOf(files);
  return Object.entries(journeyAreas)
    .map(([name, ofAreas]) => ({ file: `${FOLDER}${name}.spec.ts`, ofAreas }))
    .filter(({ file, ofAreas }) => files.includes(file) || ofAreas.some((area) => areas.includes(area)))
    .map(({ file }) => file);
}

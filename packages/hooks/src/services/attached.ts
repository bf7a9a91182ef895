import type { Services } from './services.ts';

/**
 * Lets an area keep something for an app: it is made when it is first needed, once for each app. The services need no list
 * of areas, and a page that does not use the area does not load it.
 *
 * ```ts
 * const cartContents = attached(({ api, relations }) => createCartContents(api, relations));
 * // in a hook
 * const contents = cartContents(useServices());
 * ```
 */
export function attached<Thing>(make: (services: Services) => Thing): (services: Services) => Thing {
  const made = new WeakMap<Services, { thing: Thing }>();
  return (services) => {
    const kept = made.get(services) ?? { thing: make(services) };
    made.set(services, kept);
    return kept.thing;
  };
}

import type { Services } from './services.ts';

/**
 * Attaches an area's state to an app, created on first use. The services need no list of areas, and pages
 * load only the areas that they use.
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

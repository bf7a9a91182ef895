import type { Services } from './services.ts';

/**
 * What an area keeps for an app: made when it is first needed, once for each app. So an area attaches itself, and a page
 * that does not use it does not carry it.
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

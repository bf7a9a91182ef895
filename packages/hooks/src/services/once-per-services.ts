import type { Services } from './services.ts';

/** Makes something once for an app's services, when it is first needed: the first page does not carry it. */
export function oncePerServices<Thing>(make: (services: Services) => Thing): (services: Services) => Thing {
  const made = new WeakMap<Services, { thing: Thing }>();
  return (services) => {
    const kept = made.get(services) ?? { thing: make(services) };
    made.set(services, kept);
    return kept.thing;
  };
}

import { type Engines, type Feature, features, isSupported } from './compatibility.ts';
import { type NameInCode, namesIn } from './names-in-code.ts';

/** Returns a module's platform names that some engine lacks, such as `Promise.withResolvers`. */
export function newerNames(code: string, engines: Engines): string[] {
  const missing = namesIn(code).filter((name) => isMissing(name, engines));
  return [...new Set(missing.map(({ owner, member }) => [owner, member].filter(Boolean).join('.')))];
}

const owners = Map.groupBy(features, ({ owner }) => owner);

/**
 * Browser interfaces searched for methods that code calls on unknown objects; other interfaces are ignored.
 */
const OF_PAGES = ['Document', 'Element', 'HTMLElement', 'Node', 'Window'];

/** Objects whose functions are always called by the object's name, never on unknown objects. */
const NAMESPACES = ['Atomics', 'Intl', 'JSON', 'Math', 'Reflect', 'WebAssembly'];

/** Methods of our own that share the names of newer platform methods, and are therefore allowed. */
const OUR_OWN = ['drop', 'restore'];

const methods = Map.groupBy(
  features.filter(({ isOfLanguage, owner }) =>
    isOfLanguage ? !NAMESPACES.includes(owner) : OF_PAGES.includes(owner),
  ),
  ({ member }) => member ?? '',
);

function isMissing({ owner, member }: NameInCode, engines: Engines): boolean {
  const described = owner === undefined ? undefined : owners.get(owner);
  if (!described)
    return !OUR_OWN.includes(member ?? '') && isMissingEverywhere(methods.get(member ?? ''), engines);
  const named = described.filter((feature) => feature.member === member);
  return named.length > 0 && !named.some((feature) => isSupported(feature, engines));
}

/** Whether there are candidates, but none that all engines support. */
const isMissingEverywhere = (candidates: Feature[] | undefined, engines: Engines): boolean =>
  candidates !== undefined && !candidates.some((feature) => isSupported(feature, engines));

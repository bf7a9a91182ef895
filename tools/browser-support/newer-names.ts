import { type Engines, type Feature, features, isSupported } from './compatibility.ts';
import { type NameInCode, namesIn } from './names-in-code.ts';

/** The platform names in a module that some engine lacks, such as `Promise.withResolvers`. */
export function newerNames(code: string, engines: Engines): string[] {
  const missing = namesIn(code).filter((name) => isMissing(name, engines));
  return [...new Set(missing.map(({ owner, member }) => [owner, member].filter(Boolean).join('.')))];
}

const owners = Map.groupBy(features, ({ owner }) => owner);

/** Browser objects that nearly all method calls go to. */
const OF_PAGES = ['Document', 'Element', 'HTMLElement', 'Node', 'Window'];

/** Objects whose functions are always called with the object's name. */
const NAMESPACES = ['Atomics', 'Intl', 'JSON', 'Math', 'Reflect', 'WebAssembly'];

/** Our own methods with names of newer platform methods. */
const OUR_OWN = ['drop'];

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

/** A method of an unknown object counts as supported if any platform object has one of that name. */
const isMissingEverywhere = (candidates: Feature[] | undefined, engines: Engines): boolean =>
  candidates !== undefined && !candidates.some((feature) => isSupported(feature, engines));

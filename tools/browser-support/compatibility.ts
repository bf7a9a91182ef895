import data from '@mdn/browser-compat-data' with { type: 'json' };
import type { Identifier, SupportStatement } from '@mdn/browser-compat-data';

/** Versions by engine name, as in the compatibility data. */
export type Engines = Record<string, string>;

/** A function, class or property of the platform: `Promise.withResolvers`, `Element.checkVisibility`. */
export interface Feature {
  owner: string;
  member: string | undefined;
  /** Whether the feature belongs to the language instead of the browser. */
  isOfLanguage: boolean;
  compat: Identifier;
}

const STATIC = '_static';

export const features: readonly Feature[] = [
  ...featuresOf(data.javascript.builtins as Identifier, true),
  ...featuresOf(data.api as Identifier, false),
];

function featuresOf(owners: Identifier, isOfLanguage: boolean): Feature[] {
  return partsOf(owners).flatMap(([owner, described]) => [
    { owner, member: undefined, isOfLanguage, compat: described },
    ...partsOf(described).map(([member, compat]) => ({
      owner,
      member: member.replace(STATIC, ''),
      isOfLanguage,
      compat,
    })),
  ]);
}

function partsOf(described: Identifier): [string, Identifier][] {
  return (Object.entries(described) as [string, Identifier][]).filter(([name]) => name !== '__compat');
}

/** Whether all engines support a feature. Engines without data about it count as supporting it. */
export function isSupported({ compat }: Feature, engines: Engines): boolean {
  const support = compat.__compat?.support as Record<string, SupportStatement | undefined> | undefined;
  return Object.entries(engines).every(([engine, version]) => {
    const statement = support?.[engine];
    return statement === undefined || statementsOf(statement).some((one) => holds(one, version));
  });
}

type Statement = Exclude<SupportStatement, unknown[] | 'mirror'>;

const statementsOf = (statement: SupportStatement): Statement[] =>
  (Array.isArray(statement) ? statement : [statement]) as Statement[];

function holds(
  { version_added, version_removed, flags, prefix, alternative_name }: Statement,
  version: string,
) {
  if (flags ?? prefix ?? alternative_name) return false;
  if (typeof version_removed === 'string' && isAtMost(version_removed, version)) return false;
  return (
    typeof version_added === 'string' &&
    version_added !== 'preview' &&
    isAtMost(version_added.replace('≤', ''), version)
  );
}

function isAtMost(left: string, right: string): boolean {
  const [one, other] = [left, right].map((version) => version.split('.').map(Number));
  for (const place of [0, 1, 2]) {
    const difference = (one?.[place] ?? 0) - (other?.[place] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return true;
}

import type {
  ExportNamedDeclaration,
  ExportSpecifier,
  ImportDeclaration,
  ImportSpecifier,
  StringLiteral,
} from '@babel/types';
import type { Codemod, Source } from './codemod.ts';
import { type InstalledNames, installedNames } from './installed-names.ts';
import { nodesOf, rangeOf } from './nodes.ts';

const PACKAGE = '@vitrine/ui';

type Specifier = ImportSpecifier | ExportSpecifier;
type Statement = ImportDeclaration | ExportNamedDeclaration;

interface Named {
  /** Specifier as written, without `type`: `Button as Press`. */
  written: string;
  isType: boolean;
}

/** `import { Button } from '@vitrine/ui'` becomes `import { Button } from '@vitrine/ui/Button'`. */
export const subpathImports: Codemod = {
  about: `takes each name from a path of its own: ${PACKAGE}/Button in the place of ${PACKAGE}`,
  apply(source) {
    const understood = new Set<unknown>();
    for (const statement of nodesOf(source.tree, 'ImportDeclaration', 'ExportNamedDeclaration')) {
      if (statement.source?.value !== PACKAGE) continue;
      understood.add(statement.source);
      rewrite(statement, statement.source, source);
    }
    for (const text of nodesOf(source.tree, 'StringLiteral')) {
      if (text.value === PACKAGE && !understood.has(text))
        source.note(
          rangeOf(text)[0],
          `'${PACKAGE}' is named here in another way than by an import; it stays`,
        );
    }
  },
};

function rewrite(statement: Statement, { extra }: StringLiteral, { path, text, note }: Source) {
  const [start, end] = rangeOf(statement);
  const specifiers: Specifier[] = [];
  for (const specifier of statement.specifiers) {
    if (specifier.type === 'ImportSpecifier' || specifier.type === 'ExportSpecifier')
      specifiers.push(specifier);
    else return note(start, 'the whole package is taken here under one name; it stays');
  }
  if (specifiers.length === 0) return;

  const names = installedNames(path, PACKAGE);
  const isTypeOnly = kindOf(statement) === 'type';
  const values = new Set(specifiers.map(nameOf).filter((name) => names.values.has(name)));
  const groups = new Map<string, Named[]>();
  for (const specifier of specifiers) {
    const name = nameOf(specifier);
    const entry = names.values.has(name) ? name : entryOfType(name, names, values);
    if (!entry && !names.indexOnly.has(name))
      note(start, `the installed ${PACKAGE} has no ${name}; it stays`);
    const from = entry ? `${PACKAGE}/${entry}` : PACKAGE;
    const isType = isTypeOnly || kindOf(specifier) === 'type' || names.typesOf.has(name);
    groups.set(from, [...(groups.get(from) ?? []), { written: writtenOf(specifier, text), isType }]);
  }
  if (groups.size === 1 && groups.has(PACKAGE)) return;

  const quote = String(extra?.raw ?? "'")[0];
  const ending = text.original[end - 1] === ';' ? ';' : '';
  const verb = statement.type === 'ImportDeclaration' ? 'import' : 'export';
  const lines = [...groups].map(([from, named]) => {
    const allTypes = named.every(({ isType }) => isType);
    const list = named.map(({ written, isType }) => (isType && !allTypes ? `type ${written}` : written));
    return `${verb} ${allTypes ? 'type ' : ''}{ ${list.join(', ')} } from ${quote}${from}${quote}${ending}`;
  });
  const comments = specifiers.flatMap(({ leadingComments, trailingComments }) => [
    ...(leadingComments ?? []),
    ...(trailingComments ?? []),
  ]);
  const kept = [...new Set(comments.map((comment) => text.original.slice(...rangeOfComment(comment))))];
  text.overwrite(start, end, [...kept, ...lines].join('\n'));
}

const rangeOfComment = ({ start, end }: { start?: number | null; end?: number | null }): [number, number] => [
  start ?? 0,
  end ?? 0,
];

const kindOf = (node: Statement | Specifier): string | null | undefined =>
  'importKind' in node ? node.importKind : 'exportKind' in node ? node.exportKind : undefined;

/** Exported name, before any `as`. */
function nameOf(specifier: Specifier): string {
  const named = specifier.type === 'ImportSpecifier' ? specifier.imported : specifier.local;
  return named.type === 'StringLiteral' ? named.value : named.name;
}

const writtenOf = (specifier: Specifier, text: Source['text']): string =>
  text.original.slice(...rangeOf(specifier)).replace(/^type\s+(?=[\w$'"])(?!as\s)/, '');

/**
 * Returns the name whose path exports a type, if any. Prefers a name imported in the same statement, then the
 * longest name that the type's name begins with, then the first.
 */
function entryOfType(
  type: string,
  { typesOf }: InstalledNames,
  taken: ReadonlySet<string>,
): string | undefined {
  const entries = typesOf.get(type) ?? [];
  const namesake = entries
    .filter((entry) => type.startsWith(entry))
    .sort((one, other) => other.length - one.length)[0];
  return entries.find((entry) => taken.has(entry)) ?? namesake ?? entries[0];
}

import { readFile } from 'node:fs/promises';
import { type ESTree, type Plugin, parseAst, type Rolldown } from 'vite';

/** The module that defines a name, and the name there; `*` stands for the whole module. */
interface Origin {
  module: string;
  name: string;
}

/**
 * Rewrites imports of these packages to take each name from its defining module. Through a package's index, a
 * build would read the whole package and could not tell which parts a module needs.
 */
export function directImports(packages: readonly string[]): Plugin {
  const indexes = new Map<string, Promise<Map<string, Origin>>>();

  async function findOrigin(
    this: Rolldown.PluginContext,
    index: string,
    name: string,
  ): Promise<Origin | undefined> {
    const reading = indexes.get(index) ?? readFile(index, 'utf8').then(originsIn);
    indexes.set(index, reading);
    const origin = (await reading).get(name);
    const module = origin && (await this.resolve(origin.module, index));
    if (!module || module.external) return undefined;
    // A package may re-export names of another package, so the search continues there.
    const further = packages.includes(origin.module) && (await findOrigin.call(this, module.id, origin.name));
    return further || { module: module.id, name: origin.name };
  }

  return {
    name: 'direct-imports',
    buildStart: () => indexes.clear(),
    transform: {
      filter: { code: new RegExp(`['"](?:${packages.join('|')})['"]`) },
      async handler(code, importer) {
        const parts: string[] = [];
        let end = 0;
        for (const statement of parseAst(code).body) {
          const from = sourceOf(statement);
          if (from === undefined || !packages.includes(from)) continue;
          const index = await this.resolve(from, importer);
          const names = namesOf(statement);
          if (!index || index.external || !names) continue;
          const taken = names.map(async ({ name, write }) =>
            write((await findOrigin.call(this, index.id, name)) ?? { module: from, name }),
          );
          // Keeps the line numbers, so the source map stays correct.
          const lines = code.slice(statement.start, statement.end).replace(/[^\n]/g, '');
          parts.push(code.slice(end, statement.start), ...(await Promise.all(taken)), lines);
          end = statement.end;
        }
        return parts.length > 0 ? { code: parts.join('') + code.slice(end), map: null } : undefined;
      },
    },
  };
}

type Statement = ESTree.Program['body'][number];

const sourceOf = (statement: Statement) =>
  statement.type === 'ImportDeclaration' || statement.type === 'ExportNamedDeclaration'
    ? statement.source?.value
    : undefined;

const nameOf = (name: ESTree.ModuleExportName) => (name.type === 'Literal' ? name.value : name.name);

/**
 * Returns the imported or re-exported names, each with a writer for a new source. Undefined if the statement
 * has a default or namespace import, or no names.
 */
function namesOf(statement: Statement): { name: string; write: (origin: Origin) => string }[] | undefined {
  if (statement.type === 'ExportNamedDeclaration') {
    return statement.specifiers.map(({ local, exported }) => ({
      name: nameOf(local),
      write: ({ module, name }) =>
        name === '*'
          ? `export * as ${nameOf(exported)} from ${JSON.stringify(module)};`
          : `export { ${name} as ${nameOf(exported)} } from ${JSON.stringify(module)};`,
    }));
  }
  if (statement.type !== 'ImportDeclaration') return undefined;
  const specifiers = statement.specifiers.filter((specifier) => specifier.type === 'ImportSpecifier');
  if (specifiers.length === 0 || specifiers.length < statement.specifiers.length) return undefined;
  return specifiers.map(({ local, imported }) => ({
    name: nameOf(imported),
    write: ({ module, name }) =>
      name === '*'
        ? `import * as ${local.name} from ${JSON.stringify(module)};`
        : `import { ${name} as ${local.name} } from ${JSON.stringify(module)};`,
  }));
}

/** Maps each name that an index re-exports to its origin. */
function originsIn(code: string): Map<string, Origin> {
  const { body } = parseAst(code);
  const imported = new Map<string, Origin>();
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration') continue;
    const module = statement.source.value;
    for (const specifier of statement.specifiers) {
      const { local, type } = specifier;
      const whole = type === 'ImportNamespaceSpecifier' ? '*' : 'default';
      const name = type === 'ImportSpecifier' ? nameOf(specifier.imported) : whole;
      imported.set(local.name, { module, name });
    }
  }

  const origins = new Map<string, Origin>();
  for (const statement of body) {
    if (statement.type === 'ExportAllDeclaration' && statement.exported) {
      origins.set(nameOf(statement.exported), { module: statement.source.value, name: '*' });
    }
    if (statement.type !== 'ExportNamedDeclaration') continue;
    for (const { local, exported } of statement.specifiers) {
      const name = nameOf(local);
      const origin = statement.source ? { module: statement.source.value, name } : imported.get(name);
      if (origin) origins.set(nameOf(exported), origin);
    }
  }
  return origins;
}

// Generates calls and decoders of every area from the contract, as modules for browsers.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type * as z from 'zod/mini';
import type { Area, Contract, Endpoint } from '../src/contract/endpoint.ts';
import { DecoderWriter, type Draft, definitionOf, type Entity, newDraft, use } from './decoders.ts';

const sources = path.join(import.meta.dirname, '../src');
const root = path.join(import.meta.dirname, '../../..');
const areasTogether = readFileSync(path.join(sources, 'contract.ts'), 'utf8');

/**
 * Returns an area's folder from its import in contract.ts, else derived from its name: `savedSearches` →
 * `saved-searches`.
 */
const folderOf = (area: string) =>
  new RegExp(`^import \\{ ${area}Contract \\} from '\\./([^/]+)/`, 'm').exec(areasTogether)?.[1] ??
  area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns all generated files, formatted, by path in `src`. */
export async function generatedFiles(contract: Contract): Promise<Record<string, string>> {
  const decoders = new DecoderWriter(await entitiesOf([...Object.keys(contract).map(folderOf), 'uploads']));
  const files = Object.entries(contract).map(([name, area]) => {
    const folder = folderOf(name);
    return [`${folder}/${folder}.calls.ts`, textOf(`${folder}.contract.ts`, callsOf(name, area, decoders))];
  });
  files.push(['calls.ts', textOf('contract.ts', callsTogether(Object.keys(contract)))]);
  for (const [folder, draft] of decoders.drafts) {
    if (draft.functions.size > 0)
      files.push([`${folder}/${folder}.decode.ts`, textOf(`${folder}.contract.ts`, draft)]);
  }
  return formatted(Object.fromEntries(files));
}

/**
 * Generates `calls.ts`. Its type is explicit, because an inferred type would repeat every schema at each use.
 */
function callsTogether(names: string[]): Draft {
  const draft = newDraft();
  for (const name of names)
    use(draft.imports, `./${folderOf(name)}/${folderOf(name)}.calls.ts`, `${name}Calls`);
  const types = names.map((name) => `${name}: typeof ${name}Calls;`);
  const values = names.map((name) => `${name}: ${name}Calls,`);
  draft.functions.set(
    'calls',
    `/** The calls of every area, by its name. */\nexport const calls: {\n${types.join('\n')}\n} = {\n${values.join('\n')}\n};`,
  );
  return draft;
}

async function entitiesOf(folders: string[]): Promise<Map<z.core.$ZodType, Entity>> {
  const entities = new Map<z.core.$ZodType, Entity>();
  for (const folder of folders) {
    const file = path.join(sources, folder, `${folder}.models.ts`);
    if (!existsSync(file)) continue;
    const models = (await import(file)) as Record<string, z.core.$ZodType>;
    for (const [name, schema] of Object.entries(models)) entities.set(schema, { name, folder });
  }
  return entities;
}

function callsOf(name: string, area: Area, decoders: DecoderWriter): Draft {
  const folder = folderOf(name);
  const draft = newDraft();
  const entries = Object.entries(area.calls).map(([verb, endpoint]) => {
    const decode = decoderOf(verb, endpoint, area, folder, draft, decoders);
    const { method, path, who, host, status, stream, cookie } = endpoint;
    const isRedirect = status === 302 || status === 303;
    if (isRedirect) use(draft.imports, '../contract/redirect.ts', 'redirectOf');
    const parts = [
      `method: '${method}'`,
      `path: '${path}'`,
      `who: '${who}'`,
      host === undefined ? '' : `host: '${host}'`,
      isRedirect ? 'leadsTo: redirectOf' : '',
      stream ? 'stream: true' : '',
      cookie === 'takes' ? 'cookie: true' : '',
      decode ? `decode: ${decode}` : '',
    ];
    return `${verb}: { ${parts.filter(Boolean).join(', ')} },`;
  });
  const table = entries.join('\n');
  use(draft.types, '../contract/endpoint.ts', 'CallsOf');
  use(draft.types, `./${folder}.contract.ts`, `${name}Contract`);
  if (table.includes('lazily(')) use(draft.imports, '../contract/call.ts', 'lazily');
  if (table.includes('lazily(decoders,')) {
    draft.functions.set('decoders', `const decoders = () => import('./${folder}.decode.ts');`);
  }
  draft.functions.set(
    `${name}Calls`,
    `/** The calls of \`${name}\`, as clients make them. */\n` +
      `export const ${name}Calls: CallsOf<typeof ${name}Contract> = {\n${table}\n};`,
  );
  return draft;
}

function decoderOf(
  verb: string,
  { response, asked, eager }: Endpoint,
  area: Area,
  folder: string,
  calls: Draft,
  decoders: DecoderWriter,
): string | undefined {
  if (!response) return undefined;
  if (isEmpty(response)) return '() => ({})';
  // In an area with lazy decoders, an eager decoder is generated beside the calls.
  const isApart = Boolean(eager && !area.eager);
  const module = decoders.draftOf(folder);
  const into = isApart ? calls : module;
  const { reader, needsAsked } = decoders.answerReader(response, {
    name: `${verb}Answer`,
    folder,
    into,
    isPublic: !isApart,
  });
  if (needsAsked && asked === undefined) {
    throw new Error(
      `${folder}.${verb} answers with what was asked for: say in its contract what that is (asked).`,
    );
  }
  const decoder = needsAsked ? `${reader}(${asked})` : reader;
  if (isApart) return decoder;
  if (area.eager) {
    use(calls.imports, placeOf(reader, module, folder), reader);
    return decoder;
  }
  if (needsAsked) {
    module.functions.set(`${verb}AnswerFrom`, `export const ${verb}AnswerFrom = ${decoder};`);
    return `lazily(decoders, '${verb}AnswerFrom')`;
  }
  if (module.functions.has(reader)) return `lazily(decoders, '${reader}')`;
  const from = placeOf(reader, module, folder);
  forget(module, from, reader);
  const loader = loaderOf(from);
  calls.functions.set(loader, `const ${loader} = () => import('${from}');`);
  return `lazily(${loader}, '${reader}')`;
}

/** Returns `sessionReaders` for `./session.readers.ts`. */
const loaderOf = (from: string): string =>
  path.basename(from, '.ts').replace(/[.-]([a-z])/g, (_, letter: string) => letter.toUpperCase());

function placeOf(reader: string, module: Draft, folder: string): string {
  if (module.functions.has(reader)) return `./${folder}.decode.ts`;
  const [from] = [...module.imports].find(([, names]) => names.has(reader)) ?? [];
  if (from === undefined) throw new Error(`Nothing in ${folder} reads with ${reader}.`);
  return from;
}

/** Removes the import of a reader unless the module uses it. */
function forget({ imports, functions }: Draft, from: string, reader: string): void {
  if ([...functions.values()].some((text) => text.includes(reader))) return;
  imports.get(from)?.delete(reader);
  if (imports.get(from)?.size === 0) imports.delete(from);
}

function isEmpty(schema: z.core.$ZodType): boolean {
  const definition = definitionOf(schema);
  return definition.type === 'object' && Object.keys(definition.shape).length === 0;
}

function textOf(contract: string, { imports, types, functions }: Draft): string {
  const statements = [
    ...[...imports].map(([from, names]) => ({ from, names: `{ ${sorted(names)} }` })),
    ...[...types].map(([from, names]) => ({ from, names: `type { ${sorted(names)} }` })),
  ].sort((one, other) => (withoutEnding(one.from) < withoutEnding(other.from) ? -1 : 1));
  return `// Generated by \`pnpm contract\` from ${contract}: edit that file instead.

${statements.map(({ from, names }) => `import ${names} from '${from}';`).join('\n')}

${[...functions.values()].join('\n\n')}
`;
}

// Sorts imports as the linter demands: by path without extension, names case-insensitively.
const withoutEnding = (file: string) => file.replace(/\.ts$/, '');
// Letter by letter, as the formatter sorts: of the same letter, the capital comes first.
const orderOf = (name: string) => [...name].map((letter) => letter.toLowerCase() + letter).join('');
const sorted = (names: Set<string>) =>
  [...names].sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1)).join(', ');

/** Formats all files in one run, because starting the formatter takes longer than formatting. */
function formatted(texts: Record<string, string>): Record<string, string> {
  const mark = '// ---------- next file';
  const output = execFileSync(
    process.execPath,
    [path.join(root, 'node_modules/@biomejs/biome/bin/biome'), 'format', '--stdin-file-path=calls.ts'],
    {
      cwd: root,
      encoding: 'utf8',
      input: Object.values(texts)
        .map((text) => `${mark}\n${text}`)
        .join('\n'),
    },
  );
  const parts = output.split(`${mark}\n`).slice(1);
  return Object.fromEntries(Object.keys(texts).map((file, i) => [file, `${parts[i]?.trim()}\n`]));
}

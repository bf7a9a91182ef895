// What is made from the contract for browsers: the calls of every area, and their decoders.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type * as z from 'zod/mini';
import type { Area, Contract, Endpoint } from '../src/contract/endpoint.ts';
import { DecoderWriter, type Draft, definitionOf, type Entity, newDraft, use } from './decoders.ts';

const sources = path.join(import.meta.dirname, '../src');
const root = path.join(import.meta.dirname, '../../..');

/** `savedSearches` → `saved-searches`. */
const folderOf = (area: string) => area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The files by their path in `src`, formatted as they are committed. */
export async function generatedFiles(contract: Contract): Promise<Record<string, string>> {
  const decoders = new DecoderWriter(await entitiesOf([...Object.keys(contract).map(folderOf), 'uploads']));
  const files = Object.entries(contract).map(([name, area]) => {
    const folder = folderOf(name);
    return [`${folder}/${folder}.calls.ts`, textOf(folder, callsOf(name, area, decoders))];
  });
  for (const [folder, draft] of decoders.drafts) {
    if (draft.functions.size > 0) files.push([`${folder}/${folder}.decode.ts`, textOf(folder, draft)]);
  }
  return formatted(Object.fromEntries(files));
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
    const { method, path, who, host, status } = endpoint;
    const isRedirect = status === 302 || status === 303;
    if (isRedirect) use(draft.imports, '../contract/redirect.ts', 'redirectOf');
    const parts = [
      `method: '${method}'`,
      `path: '${path}'`,
      `who: '${who}'`,
      host === undefined ? '' : `host: '${host}'`,
      isRedirect ? 'leadsTo: redirectOf' : '',
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

/** The expression that decodes what a call answers; nothing for a call that answers nothing. */
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
  // In an area whose decoders come later, one that comes at once stands with the calls.
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
  const told = needsAsked ? `${reader}(${asked})` : reader;
  if (isApart) return told;
  if (area.eager) {
    use(calls.imports, placeOf(reader, module, folder), reader);
    return told;
  }
  if (needsAsked) {
    module.functions.set(`${verb}AnswerFrom`, `export const ${verb}AnswerFrom = ${told};`);
    return `lazily(decoders, '${verb}AnswerFrom')`;
  }
  if (module.functions.has(reader)) return `lazily(decoders, '${reader}')`;
  const from = placeOf(reader, module, folder);
  forget(module, from, reader);
  return `lazily(() => import('${from}'), '${reader}')`;
}

/** Where a reader comes from, seen from the modules of the area. */
function placeOf(reader: string, module: Draft, folder: string): string {
  if (module.functions.has(reader)) return `./${folder}.decode.ts`;
  const [from] = [...module.imports].find(([, names]) => names.has(reader)) ?? [];
  if (from === undefined) throw new Error(`Nothing in ${folder} reads with ${reader}.`);
  return from;
}

/** Takes back the import of a reader that no function of the module uses. */
function forget({ imports, functions }: Draft, from: string, reader: string): void {
  if ([...functions.values()].some((text) => text.includes(reader))) return;
  imports.get(from)?.delete(reader);
  if (imports.get(from)?.size === 0) imports.delete(from);
}

function isEmpty(schema: z.core.$ZodType): boolean {
  const definition = definitionOf(schema);
  return definition.type === 'object' && Object.keys(definition.shape).length === 0;
}

function textOf(folder: string, { imports, types, functions }: Draft): string {
  const statements = [
    ...[...imports].map(([from, names]) => ({ from, names: `{ ${sorted(names)} }` })),
    ...[...types].map(([from, names]) => ({ from, names: `type { ${sorted(names)} }` })),
  ].sort((one, other) => (withoutEnding(one.from) < withoutEnding(other.from) ? -1 : 1));
  return `// Written by \`pnpm contract\` from ${folder}.contract.ts: change that, not this.

${statements.map(({ from, names }) => `import ${names} from '${from}';`).join('\n')}

${[...functions.values()].join('\n\n')}
`;
}

// As the linter sorts.
const withoutEnding = (file: string) => file.replace(/\.ts$/, '');
const sorted = (names: Set<string>) =>
  [...names].sort((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1)).join(', ');

/** Formats all files in one go: to start the formatter takes longer than its work. */
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

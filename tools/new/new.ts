// `pnpm new component|hook|area|endpoint|relation|route <name>`: files in the style of the house that pass `pnpm check` as they are.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { planArea } from './area.ts';
import { planComponent } from './component.ts';
import { planEndpoint } from './endpoint.ts';
import { planHook } from './hook.ts';
import { type Derived, type Plan, Refusal } from './plan.ts';
import { planRelation } from './relation.ts';
import { planRoute } from './route.ts';

const root = path.join(import.meta.dirname, '../..');
const usage = `pnpm new component <area>/<Name>   a component of the design system: likes/LikeCount
pnpm new hook <area>/use<Name>     a headless hook: likes/useLikeCount
pnpm new area <name>               an area on all floors, with a call, a table and a hook: wishes
pnpm new endpoint <area>/<verb>    a call from the contract to the service: likes/count
pnpm new relation <area>/<one>     a relation between people and products, from the hook to the row: wishes/wish
pnpm new route <address>           a page of the app: help-support`;

const has = (file: string): boolean => existsSync(path.join(root, file));
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const foldersOf = (floor: string): string[] =>
  readdirSync(path.join(root, floor, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

function plan(kind: string | undefined, name: string | undefined): Plan {
  const areas = foldersOf('packages/api').filter((folder) => folder !== 'contract');
  const foldersOn = (floor: string) => [...new Set([...foldersOf(floor), ...areas])].sort();
  if (name !== undefined) {
    if (kind === 'component') return planComponent(name, foldersOn('packages/ui'));
    if (kind === 'hook') return planHook(name, foldersOn('packages/hooks'));
    if (kind === 'area') return planArea(name, ['packages/api', 'apps/server'].flatMap(foldersOf));
    if (kind === 'endpoint') return planEndpoint(name, areas, { has, read });
    if (kind === 'relation') return planRelation(name, ['packages/api', 'apps/server'].flatMap(foldersOf));
    if (kind === 'route') return planRoute(name);
  }
  throw new Refusal(usage);
}

function carryOut({ files, edits, derived }: Plan): string[] {
  const taken = Object.keys(files).filter(has);
  if (taken.length > 0) {
    throw new Refusal(
      `${taken.join(', ')}: this is there already, and nothing is overwritten. Choose another name.`,
    );
  }
  const edited = Object.entries(edits).map(([file, edit]): [string, string] => [file, edit(read(file))]);
  const written = [...Object.entries(files), ...edited];
  for (const [file, text] of written) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const names = written.map(([file]) => file);
  runNode(
    '.',
    'node_modules/@biomejs/biome/bin/biome',
    'check',
    '--write',
    '--linter-enabled=false',
    ...names,
  );
  for (const what of derived) derive(what, names);
  return names;
}

function derive(what: Derived, written: string[]): void {
  if (what === 'migration') {
    const table = written.find((file) => file.endsWith('.table.ts')) ?? '';
    const name = path.basename(table, '.table.ts').replaceAll('-', '_');
    runNode('apps/server', 'node_modules/drizzle-kit/bin.cjs', 'generate', '--name', name);
  } else if (what === 'contract') {
    runNode('packages/api', '--conditions=@vitrine/source', 'scripts/write-contract.ts');
  } else {
    runNode('.', 'tools/api-report.ts', '--write', what.replace('api-report of ', ''));
  }
}

function runNode(folder: string, ...command: string[]): void {
  execFileSync(process.execPath, command, {
    cwd: path.join(root, folder),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

try {
  const [kind, name] = process.argv.slice(2);
  const planned = plan(kind, name);
  const written = carryOut(planned);
  console.log(written.join('\n'));
  console.log(`\nNext:\n${planned.next.map((line) => `- ${line}`).join('\n')}`);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

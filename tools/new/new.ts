// `pnpm new component|hook|area|endpoint|relation|route <name>` creates files that pass `pnpm check`
// unchanged.
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
pnpm new route <address>           a page of the app: help-support
Several at once are named one after the other: pnpm new area wishes route wishes`;

const has = (file: string): boolean => existsSync(path.join(root, file));
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const foldersOf = (floor: string): string[] =>
  readdirSync(path.join(root, floor, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

function plan(kind: string | undefined, name: string | undefined): Plan {
  const areas = foldersOf('packages/api').filter((folder) =>
    has(`packages/api/src/${folder}/${folder}.contract.ts`),
  );
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

function carryOut({ files, edits }: Plan): string[] {
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
  return written.map(([file]) => file);
}

function finish(written: ReadonlySet<string>, derived: ReadonlySet<Derived>): void {
  if (written.size === 0) return;
  const names = [...written];
  runNode(
    '.',
    'node_modules/@biomejs/biome/bin/biome',
    'check',
    '--write',
    '--linter-enabled=false',
    ...names,
  );
  for (const what of derived) derive(what, names);
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

/** Splits "area wishes route wishes" into pairs; without arguments into one empty pair, which is refused. */
function wanted(given: string[]): (string | undefined)[][] {
  const pairs = given.flatMap((kind, place) => (place % 2 === 0 ? [[kind, given[place + 1]]] : []));
  return pairs.length > 0 ? pairs : [[]];
}

const written = new Set<string>();
const derived = new Set<Derived>();
const next: string[] = [];
try {
  // In sequence, since later ones may depend on earlier ones.
  for (const [kind, name] of wanted(process.argv.slice(2))) {
    const planned = plan(kind, name);
    for (const file of carryOut(planned)) written.add(file);
    for (const what of planned.derived) derived.add(what);
    next.push(...planned.next);
  }
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
finish(written, derived);
if (written.size > 0) {
  console.log([...written].join('\n'));
  console.log(`\nNext:\n${next.map((line) => `- ${line}`).join('\n')}`);
}

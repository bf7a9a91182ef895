import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

/** Packs the last build of packages and returns the paths of the tarballs. */
export async function pack(folder: string, names = ['api', 'hooks', 'ui']): Promise<string[]> {
  for (const name of names)
    await run('pnpm', ['pack', '--pack-destination', folder], { cwd: join(root, 'packages', name) });
  return (await readdir(folder)).filter((file) => file.endsWith('.tgz')).map((file) => join(folder, file));
}

/** An app outside the workspace, with dependencies of its own. */
export interface StrangersApp extends AsyncDisposable {
  readonly folder: string;
  /** Runs a program in the app and returns its output; throws with the output if the program fails. */
  run(program: string, ...words: string[]): Promise<string>;
}

/** Copies an app of `consumers/` and the shared page out of the workspace. */
export async function openApp(name: string): Promise<StrangersApp> {
  const folder = await mkdtemp(join(tmpdir(), `vitrine-consumer-${name}-`));
  await cp(join(root, 'consumers', name), folder, { recursive: true });
  await cp(join(root, 'consumers/shop'), join(folder, 'shop'), { recursive: true });
  return {
    folder,
    async run(program, ...words) {
      try {
        const { stdout } = await run(program, words, { cwd: folder, env: strangersEnv(), maxBuffer: 1e8 });
        return stdout;
      } catch (error) {
        const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
        throw new Error(`${name}: ${program} ${words.join(' ')}\n${stdout}${stderr}`);
      }
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  };
}

const QUIETLY = ['--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];

export async function install(app: StrangersApp, tarballs: readonly string[]): Promise<void> {
  try {
    await app.run('npm', 'install', ...QUIETLY, ...tarballs);
  } catch (error) {
    throw isUnreachable(error) ? new Error(NO_REGISTRY) : error;
  }
}

const NO_REGISTRY =
  'No package registry answers, so nothing can be installed as others install it. `pnpm test:consumers` needs the network; nothing else does.';

const isUnreachable = (error: unknown) =>
  error instanceof Error &&
  /ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|ENETUNREACH|ENOTCACHED|FETCH_ERROR/.test(error.message);

/** Fails before any test if no package registry can be reached. */
export async function expectRegistry(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-registry-'));
  try {
    await run('npm', ['view', 'react', 'version', '--fetch-retries=0', '--prefer-online'], {
      cwd: folder,
      env: strangersEnv(),
    });
  } catch (error) {
    throw isUnreachable(error) ? new Error(NO_REGISTRY) : error;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Installs without network: unpacks the packages and links the declared dependencies from the workspace. */
export async function installByHand(app: StrangersApp, tarballs: readonly string[]): Promise<void> {
  const modules = join(app.folder, 'node_modules');
  const place = async (name: string) => {
    await mkdir(dirname(join(modules, name)), { recursive: true });
    return join(modules, name);
  };
  const needed = new Map(
    Object.keys((await manifestOf(app.folder)).dependencies).map((name) => [name, 'ui']),
  );
  for (const [position, tarball] of tarballs.entries()) {
    const unpacked = join(app.folder, `unpacked-${position}`);
    await mkdir(unpacked);
    await run('tar', ['xzf', tarball, '-C', unpacked]);
    const { name, dependencies } = await manifestOf(join(unpacked, 'package'));
    await rename(join(unpacked, 'package'), await place(name));
    for (const dependency of Object.keys(dependencies)) needed.set(dependency, name.replace('@vitrine/', ''));
  }
  for (const [name, user] of needed) {
    const target = join(root, 'packages', user, 'node_modules', name);
    if (!name.startsWith('@vitrine/')) await symlink(await realpath(target), await place(name));
  }
}

async function manifestOf(folder: string): Promise<{ name: string; dependencies: Record<string, string> }> {
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { name: string };
  return { dependencies: {}, ...manifest };
}

/** Returns the environment without the programs and modules of pnpm and this workspace. */
function strangersEnv(): NodeJS.ProcessEnv {
  const ours = ([name]: [string, unknown]) =>
    /^(NODE_PATH|NODE_OPTIONS|NODE_ENV|npm_(package|lifecycle)_.*)$/.test(name);
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  return {
    ...Object.fromEntries(Object.entries(process.env).filter((entry) => !ours(entry))),
    PATH: [dirname(process.execPath), ...path].join(delimiter),
    NO_COLOR: '1',
    NEXT_TELEMETRY_DISABLED: '1',
  };
}

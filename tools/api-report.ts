/**
 * Writes the public API of the packages to `packages/<name>/etc/<entry>.api.md`, so that reviews show its
 * changes.
 *
 * ```
 * node tools/api-report.ts [name …]           fails if reports differ or exports have no doc comment
 * node tools/api-report.ts --write [name …]   writes the reports of all packages or those named
 * ```
 */
import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '..');
const isWriting = process.argv.includes('--write');
const wanted = process.argv.slice(2).filter((argument) => argument !== '--write');

/** A typed entry point of a package, such as `./openapi` of @vitrine/api. */
interface Entry {
  folder: string;
  /** Name of the report, such as `ui` or `api-openapi`. */
  name: string;
  types: string;
}

interface Manifest {
  exports: Record<string, string | { types?: string }>;
}

const packages = globSync('packages/*/tsconfig.build.json', { cwd: root })
  .map((config) => path.join(root, path.dirname(config)))
  .filter((folder) => wanted.length === 0 || wanted.includes(path.basename(folder)))
  .sort();

function entriesOf(folder: string): Entry[] {
  const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  return Object.entries(exports).flatMap(([subpath, target]) => {
    const types = typeof target === 'object' && target.types;
    // CSS entries have no exports, and `*` entries only repeat exports of the index.
    if (!types || subpath.endsWith('.css') || subpath.includes('*')) return [];
    return [{ folder, types, name: path.basename(folder) + subpath.slice(1).replaceAll('/', '-') }];
  });
}

/**
 * Emits fresh declarations without type checks, since builds may be stale. Links the package's dependencies
 * beside them.
 */
async function emitDeclarations(folder: string, to: string): Promise<void> {
  const outDir = path.join(to, path.basename(folder), 'dist');
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const project = path.join(folder, 'tsconfig.build.json');
  await run(process.execPath, [tsc, '-p', project, '--outDir', outDir, '--checkers', '1', '--noCheck']);
  await symlink(path.join(folder, 'node_modules'), path.join(path.dirname(outDir), 'node_modules'));
}

const compilerOptions = {
  target: 'es2022',
  lib: ['es2024', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  types: [],
  customConditions: ['@vitrine/source'],
};

const quiet = { default: { logLevel: ExtractorLogLevel.None } };

function configOf({ folder, name, types }: Entry, declarations: string): ExtractorConfig {
  const home = path.join(declarations, path.basename(folder));
  const entryPoint = path.join(home, types);
  const reportFolder = path.join(folder, 'etc');
  mkdirSync(reportFolder, { recursive: true });
  return ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: path.join(folder, 'package.json'),
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: entryPoint,
      newlineKind: 'lf',
      compiler: { overrideTsconfig: { compilerOptions, files: [entryPoint] } },
      apiReport: {
        enabled: true,
        reportFileName: name,
        reportFolder,
        reportTempFolder: path.join(home, 'etc'),
        // Also reports types that are not exported but used by exports.
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: quiet,
        extractorMessageReporting: quiet,
        tsdocMessageReporting: quiet,
      },
    },
  });
}

function changedReports(configs: ExtractorConfig[]): ExtractorConfig[] {
  const [first, ...others] = configs;
  if (!first)
    throw new Error(`There is no package ${wanted.join(', ')}. Name folders of packages/, or none for all.`);
  // One program for all entries, so that DOM and React types are read once.
  const compilerState = CompilerState.create(first, {
    additionalEntryPoints: others.map((config) => config.mainEntryPointFilePath),
  });
  return configs.filter(
    (config) =>
      Extractor.invoke(config, {
        compilerState,
        localBuild: isWriting,
        messageCallback: (message) => {
          message.handled = true;
        },
      }).apiReportChanged,
  );
}

function undocumentedIn({ projectFolder, reportTempFilePath }: ExtractorConfig): string[] {
  const name = path.basename(projectFolder);
  const report = readFileSync(reportTempFilePath, 'utf8');
  const undocumented = report.matchAll(
    /^\/\/ @public.* \(undocumented\)\nexport (?:declare )?(?:abstract )?\w+ (\w+)/gm,
  );
  return [...undocumented].map(([, exported]) => `${exported} of @vitrine/${name}`);
}

async function difference({ reportFilePath, reportTempFilePath }: ExtractorConfig): Promise<string> {
  const report = path.relative(root, reportFilePath);
  if (!existsSync(reportFilePath)) return `${report} is missing.`;
  // git exits with 1 if there is a difference.
  const diff = run('git', ['diff', '--no-index', '--no-color', reportFilePath, reportTempFilePath]);
  const { stdout = '' } = await diff.catch((error: { stdout?: string }) => error);
  return `${report}\n${stdout.slice(stdout.indexOf('@@'))}`;
}

const declarations = await mkdtemp(path.join(tmpdir(), 'api-report-'));
try {
  await Promise.all(packages.map((folder) => emitDeclarations(folder, declarations)));
  const configs = packages.flatMap(entriesOf).map((entry) => configOf(entry, declarations));
  const changed = changedReports(configs);
  const undocumented = configs.flatMap(undocumentedIn);
  if (isWriting) {
    for (const { reportFilePath } of changed) console.log(path.relative(root, reportFilePath));
  } else if (changed.length > 0) {
    for (const config of changed) console.error(await difference(config));
    console.error(
      'The public surface of a package differs from its committed report, so its users would see the change before a ' +
        'reviewer does. If it is meant: `pnpm api` writes the reports; commit them with a changeset.',
    );
    process.exitCode = 1;
  }
  if (!isWriting && undocumented.length > 0) {
    console.error(
      `${undocumented.join('\n')}\nThese exports have no doc comment, so an editor has nothing to say to those who use them. ` +
        'Give each a sentence that says what it is for; then units, shapes and errors where there are any.',
    );
    process.exitCode = 1;
  }
} catch (error) {
  // tsc prints its errors to stdout.
  console.error((error as { stdout?: string }).stdout || error);
  process.exitCode = 1;
} finally {
  await rm(declarations, { recursive: true });
}

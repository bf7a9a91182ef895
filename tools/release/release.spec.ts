import { execFile } from 'node:child_process';
import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { openWorkingCopy, type WorkingCopy } from '../testing/working-copy.ts';
import { type Manifest, openRegistry, type Published } from './local-registry.ts';

// Runs the workflow's release on a copy of the checkout, with a local registry and the last build.

const root = path.join(import.meta.dirname, '../..');
const packages = ['api', 'codemod', 'hooks', 'ui'];
const { scripts } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

const succeed = async (copy: WorkingCopy, command = '') => {
  const { exitCode, output } = await copy.run(command);
  if (exitCode !== 0) throw new Error(`${command}\n${output}`);
  return output;
};

const manifestOf = async (copy: WorkingCopy, name: string) =>
  JSON.parse(await copy.read(`packages/${name}/package.json`)) as Manifest;

const next = (version: string, part: 'minor' | 'patch') => {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return part === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
};

test('a release raises versions, writes changelogs, and publishes new versions that users can install', async () => {
  await using copy = await openWorkingCopy();
  const folder = path.dirname(await succeed(copy, 'realpath package.json'));
  for (const name of packages)
    await cp(path.join(root, 'packages', name, 'dist'), path.join(folder, 'packages', name, 'dist'), {
      recursive: true,
    });
  const before = Object.fromEntries(
    await Promise.all(packages.map(async (name) => [name, (await manifestOf(copy, name)).version] as const)),
  ) as Record<string, string>;
  // Tags need a commit. The checkout's own pending changesets do not belong to the test.
  await succeed(
    copy,
    'git init -q && git -c user.name=M -c user.email=m@example.com commit -q --allow-empty -m A && rm -f .changeset/*.md',
  );
  await copy.write({
    '.changeset/hearts.md': "---\n'@vitrine/ui': minor\n---\n\nHearts beat.\n\n- `Heart` has a `pulse`.\n",
    '.changeset/calls.md':
      "---\n'@vitrine/api': minor\n'@vitrine/hooks': patch\n---\n\nCalls are\nanswered.\n",
  });

  await succeed(copy, scripts['release:version']);

  const versions: Record<string, string> = {
    '@vitrine/api': next(before.api ?? '', 'minor'),
    '@vitrine/hooks': next(before.hooks ?? '', 'patch'),
    '@vitrine/ui': next(before.ui ?? '', 'minor'),
  };
  expect((await succeed(copy, 'ls .changeset')).trim()).toBe('config.json');
  expect(await copy.read('packages/ui/CHANGELOG.md')).toMatch(
    new RegExp(
      `^# @vitrine/ui\n\n## ${versions['@vitrine/ui']}\n\n### Minor Changes\n\nHearts beat\\.\n\n- \`Heart\` has a \`pulse\`\\.\n`,
    ),
  );
  expect(await copy.read('packages/hooks/CHANGELOG.md')).toContain(
    `## ${versions['@vitrine/hooks']}\n\n### Patch Changes\n\n- Calls are\n  answered.\n`,
  );

  await using registry = await openRegistry(path.join(folder, 'registry'), {
    '@vitrine/codemod': before.codemod ?? '',
  });
  const settings = Object.entries({
    npm_config_registry: registry.address,
    npm_config_userconfig: `${folder}/.npmrc-of-ci`,
    PNPM_CONFIG_REGISTRY: registry.address,
    PNPM_CONFIG_VERIFY_DEPS_BEFORE_RUN: 'false',
    NPM_TOKEN: 'secret',
    GITHUB_SERVER_URL: 'https://git.example',
    GITHUB_REPOSITORY: 'shop/window',
  })
    .map((setting) => setting.join('='))
    .join(' ');
  const workflow = await copy.read('.github/workflows/ci.yml');
  await succeed(copy, `export ${settings} && ${/run: (npm config set .*)/.exec(workflow)?.[1]}`);
  await succeed(copy, `export ${settings} && ${scripts['release:upload']}`);

  const { published } = registry;
  expect(Object.fromEntries(published.map(({ manifest }) => [manifest.name, manifest.version]))).toEqual(
    versions,
  );
  for (const one of published) await expectInstallable(one);
  expect((await succeed(copy, 'git tag')).trim().split('\n').sort()).toEqual(
    Object.entries(versions).map(([name, version]) => `${name}@${version}`),
  );
  const of = (name: string) => published.find(({ manifest }) => manifest.name === name)?.manifest;
  expect(of('@vitrine/hooks')?.dependencies?.['@vitrine/api']).toBe(`^${versions['@vitrine/api']}`);
  expect(of('@vitrine/hooks')?.peerDependencies).toEqual({ react: '^19' });
  expect(of('@vitrine/ui')?.peerDependencies).toEqual({ react: '^19', 'react-dom': '^19' });
  expect(of('@vitrine/ui')?.repository).toEqual({
    type: 'git',
    url: 'git+https://git.example/shop/window.git',
    directory: 'packages/ui',
  });

  // pnpm must refuse to publish without a provenance provider, or the workflow's setting would have no
  // effect.
  expect(workflow).toContain('id-token: write');
  expect(workflow).toContain('PNPM_CONFIG_PROVENANCE: "true"');
  const unvouched = `export ${settings} PNPM_CONFIG_PROVENANCE=true && unset CI GITHUB_ACTIONS && pnpm publish --no-git-checks --json`;
  expect((await copy.run(unvouched, 'packages/api')).output).toContain('PROVENANCE_UNSUPPORTED_PROVIDER');
});

async function expectInstallable({ manifest, tarball, tags, token }: Published) {
  expect(tags).toEqual({ latest: manifest.version });
  expect(token).toBe('Bearer secret');
  const { exports, dependencies, peerDependencies } = manifest;
  expect(JSON.stringify({ exports, dependencies, peerDependencies })).not.toMatch(
    /workspace:|catalog:|@vitrine\/source|\/src\//,
  );

  const { stdout } = await promisify(execFile)('tar', ['tzf', tarball]);
  const files = stdout
    .trim()
    .split('\n')
    .map((file) => file.replace('package/', ''));
  expect(files).toEqual(expect.arrayContaining(['package.json', 'README.md', 'CHANGELOG.md', 'LICENSE']));
  const others = files.filter(
    (file) =>
      !/^(package\.json|README\.md|CHANGELOG\.md|LICENSE|third-party-licenses\.txt|openapi\.json)$/.test(
        file,
      ),
  );
  expect(others.filter((file) => !file.startsWith('dist/'))).toEqual([]);
  expect(
    others.filter((file) =>
      /\.(test|stories|fixtures)\.|\.map$|\.tsx?$(?<!\.d\.ts)|\.styles\.css$/.test(file),
    ),
  ).toEqual([]);
  expect(targetsOf(exports).filter((target) => !files.includes(target.slice(2)))).toEqual([]);
}

const targetsOf = (exports: unknown): string[] => {
  if (typeof exports === 'string') return exports.includes('*') ? [] : [exports];
  return Object.values(exports as object).flatMap(targetsOf);
};

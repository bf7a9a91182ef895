// Chromium as pinned by the lockfile, unpacked once (about 2 s) into node_modules/.cache. It brings its own
// libraries and fonts, so that screenshots do not depend on the machine.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflate } from '@sparticuz/chromium';

const packageDir = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..');
const { version } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8'));
const cacheRoot = join(import.meta.dirname, '../node_modules/.cache/chromium');

// Replaces the package's own flags, which would disable CORS and run everything in one process. Several of
// these keep the browser from calling home.
const args = [
  '--no-sandbox',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Whether screenshots may be compared. Other browsers may render other pixels than the baselines. */
export const isPinnedChromium = () =>
  process.platform === 'linux' && process.arch === 'x64' && !process.env.CHROMIUM_PATH;

async function unpack(dir) {
  mkdirSync(cacheRoot, { recursive: true });
  const staging = mkdtempSync(join(cacheRoot, 'unpack-'));
  const before = process.env.TMPDIR;
  process.env.TMPDIR = staging; // inflate() always unpacks into the temp directory
  try {
    const parts = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
    await Promise.all(parts.map((part) => inflate(join(packageDir, 'bin', part))));
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  writeFileSync(
    join(staging, 'fonts/fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${join(dir, 'fonts/fonts')}</dir><cachedir>${join(dir, 'fonts/cache')}</cachedir></fontconfig>`,
  );
  try {
    renameSync(staging, dir); // atomic: two test processes may race
  } catch (error) {
    rmSync(staging, { recursive: true, force: true });
    if (!existsSync(dir)) throw error;
  }
}

/** @returns {Promise<import('playwright-core').LaunchOptions>} */
export async function chromiumLaunchOptions() {
  if (process.env.CHROMIUM_PATH) return { executablePath: process.env.CHROMIUM_PATH, args };
  const dir = join(cacheRoot, version);
  if (!existsSync(dir)) await unpack(dir);
  return {
    executablePath: join(dir, 'chromium'),
    args,
    env: {
      ...process.env,
      LD_LIBRARY_PATH: [join(dir, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      FONTCONFIG_PATH: join(dir, 'fonts'),
    },
  };
}

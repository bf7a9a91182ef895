import { createHash } from 'node:crypto';
import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compressed, type Encoding, isCompressible } from '../http/compression.ts';
import { typeOfFile } from '../http/file-types.ts';
import { type SiteName, siteNameFrom } from './head.ts';
import type { PageRenderer } from './page-renderer.ts';
import {
  type Files,
  filesOfAll,
  filesOfMissing,
  hostsOf,
  type SiteHosts,
  type SiteMap,
  siteMapFrom,
} from './site-map.ts';

export interface StoredFile {
  type: string;
  bytes: Buffer;
  encoding: Encoding | undefined;
}

export interface WebBuild {
  document: string;
  site: SiteName;
  /** Hashes of its inline scripts, in the form of the Content-Security-Policy. */
  scriptHashes: string[];
  siteMap: SiteMap;
  hosts: SiteHosts;
  always: Files;
  /** Further files of the page for addresses without one. */
  missing: Files;
  style(path: string): string;
  renderer(): Promise<PageRenderer | undefined>;
  /** Returns the file of a path, compressed with the first encoding if that makes it smaller. */
  file(path: string, encodings: readonly Encoding[]): Promise<StoredFile> | undefined;
}

/** Returns the present build, read again after each build; undefined while there is none. */
export function createWebBuild(folder: string): () => WebBuild | undefined {
  let read: { stamp: number; build: WebBuild } | undefined;
  return () => {
    const stamp = statSync(join(folder, 'index.html'), { throwIfNoEntry: false })?.mtimeMs;
    if (stamp === undefined) return undefined;
    if (read?.stamp !== stamp) read = { stamp, build: readBuild(folder) };
    return read.build;
  };
}

function readBuild(folder: string): WebBuild {
  const document = readFileSync(join(folder, 'index.html'), 'utf8');
  const paths = new Set(
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => pathOf(folder, entry)),
  );
  const isServed = (path: string) =>
    paths.has(path) && !notServed.has(path) && !path.startsWith(RENDERER_FOLDER) && !isPrecompressed(path);
  const map = paths.has('/site-map.json') ? readFileSync(join(folder, 'site-map.json'), 'utf8') : undefined;
  const styles = new Map<string, string>();
  let renderer: Promise<PageRenderer> | undefined;
  const kept = new Map<string, Promise<StoredFile>>();

  return {
    document,
    site: siteNameFrom(document),
    scriptHashes: inlineScriptHashes(document),
    siteMap: siteMapFrom(map),
    hosts: hostsOf(map),
    always: filesOfAll(map),
    missing: filesOfMissing(map),
    style(path) {
      const text = styles.get(path) ?? (paths.has(path) ? readFileSync(join(folder, path), 'utf8') : '');
      styles.set(path, text);
      return text;
    },
    async renderer() {
      if (renderer) return renderer;
      const file = join(folder, RENDERER);
      // The modification time in the address makes Node load a rebuilt file. During a build the file is
      // missing for a while.
      const stamp = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
      if (stamp === undefined) return undefined;
      const loading = import(`${pathToFileURL(file).href}?${stamp}`) as Promise<PageRenderer>;
      renderer = loading;
      // Loading may fail while a build writes the file, and succeed later.
      loading.catch(() => {
        renderer = undefined;
      });
      return loading;
    },
    file(path, encodings) {
      if (!isServed(path)) return undefined;
      const type = typeOfFile(path);
      const encoding = isCompressible(type) ? encodings[0] : undefined;
      const key = `${encoding ?? ''} ${path}`;
      const file =
        kept.get(key) ?? readEncoded(folder, path, paths, encoding).then((read) => ({ type, ...read }));
      kept.set(key, file);
      // A failed read may succeed next time.
      file.catch(() => kept.delete(key));
      return file;
    },
  };
}

const RENDERER_FOLDER = '/server/';
const RENDERER = 'server/server.mjs';
const notServed = new Set(['/index.html', '/site-map.json']);
const endings = { br: '.br', gzip: '.gz' } as const;
const isPrecompressed = (path: string) => Object.values(endings).some((ending) => path.endsWith(ending));

const pathOf = (folder: string, entry: Dirent) =>
  `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`;

async function readEncoded(folder: string, path: string, paths: Set<string>, encoding: Encoding | undefined) {
  const beside = encoding && `${path}${endings[encoding]}`;
  if (beside && paths.has(beside)) return { bytes: await readFile(join(folder, beside)), encoding };
  const plain = await readFile(join(folder, path));
  if (!encoding) return { bytes: plain, encoding };
  const smaller = await compressed(plain, encoding, 'small');
  return smaller.byteLength < plain.byteLength
    ? { bytes: smaller, encoding }
    : { bytes: plain, encoding: undefined };
}

export function inlineScriptHashes(document: string): string[] {
  const scripts = document.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi);
  return (
    [...scripts]
      .filter(([, attributes = '']) => !/\ssrc\s*=/i.test(attributes))
      // A parser normalises line ends to \n, and the browser hashes that.
      .map(([, , code = '']) => code.replace(/\r\n?/g, '\n'))
      .map((code) => `sha256-${createHash('sha256').update(code).digest('base64')}`)
  );
}

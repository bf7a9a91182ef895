import { createHash } from 'node:crypto';
import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compressed, type Encoding, isCompressible } from '../http/compression.ts';
import { typeOfFile } from '../http/file-types.ts';
import { type SiteName, siteNameFrom } from './head.ts';
import type { PageRenderer } from './page-renderer.ts';
import { type Files, filesOfAll, hostsOf, type SiteHosts, type SiteMap, siteMapFrom } from './site-map.ts';

/** A file of the built app in one encoding. */
export interface StoredFile {
  type: string;
  bytes: Buffer;
  encoding: Encoding | undefined;
}

/** The built web app as it lies on disk. */
export interface WebBuild {
  /** The document of every page. */
  document: string;
  /** What it calls the site. */
  site: SiteName;
  /** Hashes of the inline scripts in it, as the content security policy names them. */
  scriptHashes: string[];
  siteMap: SiteMap;
  /** Other origins that the build was configured with. */
  hosts: SiteHosts;
  /** What every page needs. */
  always: Files;
  /** The text of a style sheet. */
  style(path: string): string;
  /** What draws pages; undefined in a build that brings nothing of the kind. */
  renderer(): Promise<PageRenderer | undefined>;
  /** The file of a path, in the first of the encodings that makes it smaller. */
  file(path: string, encodings: readonly Encoding[]): Promise<StoredFile> | undefined;
}

/** Gives the build of the moment; reads it anew when it was built again, undefined while there is none. */
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
    style(path) {
      const text = styles.get(path) ?? (paths.has(path) ? readFileSync(join(folder, path), 'utf8') : '');
      styles.set(path, text);
      return text;
    },
    async renderer() {
      if (renderer) return renderer;
      const file = join(folder, RENDERER);
      // By its time, since the build may be made anew under a server that runs. It comes after the document.
      const stamp = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
      if (stamp === undefined) return undefined;
      const loading = import(`${pathToFileURL(file).href}?${stamp}`) as Promise<PageRenderer>;
      renderer = loading;
      // What could not be loaded, as while a build writes it, may be loadable once it has another time.
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
      // What could not be read once may be readable the next time.
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

/** Takes the compressed form that lies beside the file, else makes it. */
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

/** Hashes of the scripts that stand in a document rather than behind an address. */
export function inlineScriptHashes(document: string): string[] {
  const scripts = document.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi);
  return (
    [...scripts]
      .filter(([, attributes = '']) => !/\ssrc\s*=/i.test(attributes))
      // A parser hands on line ends as \n, and that is what the browser hashes.
      .map(([, , code = '']) => code.replace(/\r\n?/g, '\n'))
      .map((code) => `sha256-${createHash('sha256').update(code).digest('base64')}`)
  );
}

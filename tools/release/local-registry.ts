import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

export interface Published {
  manifest: Manifest;
  tarball: string;
  tags: Record<string, string>;
  token: string | undefined;
}

export interface Manifest {
  name: string;
  version: string;
  repository?: { url: string; directory: string };
  exports: unknown;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

interface Document {
  versions: Record<string, Manifest>;
  'dist-tags': Record<string, string>;
  _attachments: Record<string, { data: string }>;
}

/**
 * Starts a local registry. `there` holds the existing version of each package; published tarballs are stored
 * in `folder`.
 */
export async function openRegistry(folder: string, there: Record<string, string>) {
  const published: Published[] = [];
  let received = 0;
  await mkdir(folder, { recursive: true });
  const server = createServer(async (request, response) => {
    const answer = (status: number, content: object) => {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(content));
    };
    const name = decodeURIComponent(request.url ?? '').slice(1);
    if (request.method !== 'PUT') {
      const version = there[name];
      if (!version) return answer(404, { error: 'not_found' });
      const dist = { tarball: `http://${request.headers.host}/${name}.tgz`, shasum: '', integrity: '' };
      const versions = { [version]: { name, version, dist } };
      return answer(200, { name, 'dist-tags': { latest: version }, versions, time: {} });
    }
    const document = (await new Response(request as never).json()) as Document;
    const [manifest] = Object.values(document.versions);
    const [attached] = Object.values(document._attachments);
    if (!manifest || !attached) return answer(400, { error: 'nothing_in_it' });
    // Counted before the write, because several packages arrive at once.
    const tarball = join(folder, `${received++}.tgz`);
    await writeFile(tarball, Buffer.from(attached.data, 'base64'));
    published.push({ manifest, tarball, tags: document['dist-tags'], token: request.headers.authorization });
    answer(201, { ok: true });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    published,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

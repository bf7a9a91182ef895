import { ApiError, type ApiErrorKind, type Client, upload } from '@vitrine/api';
import { createEmitter } from '../emitter/emitter.ts';
import type { Services } from '../services/services.ts';
import { contentTypeOf } from './content-type.ts';

/** What a server answers that is asked where a file goes. */
export interface UploadGrant {
  uploadUrl: string;
  /** What the file is called afterwards. */
  key: string;
  /** Headers that were signed; the content type alone where they are not said. */
  headers?: Readonly<Record<string, string>> | undefined;
}

/** Asks a server where a file goes: an area gives its own call. */
export type AskUpload = (
  api: Client,
  wish: { fileType: string; fileSize: number },
  signal: AbortSignal,
) => Promise<UploadGrant>;

/** Why a file did not arrive. */
export interface UploadFailure {
  kind: ApiErrorKind;
  /** HTTP status; 0 where there was no answer. */
  status: number;
  /** The server's code, if it named one. */
  code?: string | undefined;
  /** The server's own text, if it gave one. */
  text?: string | undefined;
}

/** A file on its way. */
export interface Upload {
  id: string;
  file: Blob;
  status: 'waiting' | 'uploading' | 'done' | 'failed';
  /** How much has left, from 0 to 1. */
  progress: number;
  /** What it is called on the server, once it is there. */
  key?: string | undefined;
  failure?: UploadFailure | undefined;
}

/** Files on their way to a storage. They belong to the person who began, and are given up when that person leaves. */
export interface Uploads {
  /** In the order in which they were begun; the same array as long as nothing changes. */
  list(): readonly Upload[];
  subscribe(listener: () => void): () => void;
  /**
   * Sends a file, in the place of one of the same id. Resolves to what it is called on the server, once it is there; to
   * undefined where it failed or was given up. Never rejects.
   */
  begin(id: string, file: Blob): Promise<string | undefined>;
  /** Sends one that failed once more, to an address that is asked for anew: the old one may have expired. */
  retry(id: string): Promise<string | undefined>;
  /** Gives it up, and forgets it. */
  remove(id: string): void;
  /** Gives all up. */
  clear(): void;
}

/** Files that leave at the same time: one fills most lines, and a second one the gaps. */
const AT_ONCE = 2;

/** Makes uploads that ask for addresses by a call of an area. */
export function createUploads(
  { api, onPersonLeft }: Pick<Services, 'api' | 'onPersonLeft'>,
  ask: AskUpload,
): Uploads {
  const changed = createEmitter();
  const controllers = new Map<string, AbortController>();
  const waiting: { id: string; go(): void }[] = [];
  let uploads: readonly Upload[] = [];
  let underWay = 0;

  function become(next: readonly Upload[]): void {
    uploads = next;
    changed.emit();
  }
  const put = (id: string, to: Omit<Upload, 'id'>) =>
    become(
      uploads.some((upload) => upload.id === id)
        ? uploads.map((upload) => (upload.id === id ? { id, ...to } : upload))
        : [...uploads, { id, ...to }],
    );

  async function turn(id: string): Promise<void> {
    if (underWay >= AT_ONCE) await new Promise<void>((resolve) => waiting.push({ id, go: resolve }));
    underWay += 1;
  }

  function stop(id: string): void {
    controllers.get(id)?.abort();
    controllers.delete(id);
  }

  async function begin(id: string, file: Blob): Promise<string | undefined> {
    stop(id);
    const controller = new AbortController();
    const { signal } = controller;
    controllers.set(id, controller);
    put(id, { file, status: 'waiting', progress: 0 });
    await turn(id);
    try {
      signal.throwIfAborted();
      put(id, { file, status: 'uploading', progress: 0 });
      const fileType = await contentTypeOf(file);
      const { uploadUrl, key, headers } = await ask(api, { fileType, fileSize: file.size }, signal);
      const target = { url: uploadUrl, headers: { 'content-type': fileType, ...headers } };
      await upload(target, file, {
        signal,
        onProgress(progress) {
          if (!signal.aborted) put(id, { file, status: 'uploading', progress });
        },
      });
      signal.throwIfAborted();
      put(id, { file, status: 'done', progress: 1, key });
      return key;
    } catch (error) {
      if (!signal.aborted) put(id, { file, status: 'failed', progress: 0, failure: failureOf(error) });
      return undefined;
    } finally {
      underWay -= 1;
      waiting.shift()?.go();
    }
  }

  function clear(): void {
    for (const id of [...controllers.keys()]) stop(id);
    become([]);
  }

  onPersonLeft(clear);
  return {
    list: () => uploads,
    subscribe: (listener) => changed.on(listener),
    begin,
    async retry(id) {
      const failed = uploads.find((upload) => upload.id === id && upload.status === 'failed');
      return failed && begin(id, failed.file);
    },
    remove(id) {
      stop(id);
      become(uploads.filter((upload) => upload.id !== id));
    },
    clear,
  };
}

function failureOf(error: unknown): UploadFailure {
  if (!(error instanceof ApiError)) return { kind: 'network', status: 0 };
  const { kind, status, code, message, fromServer } = error;
  return { kind, status, code, text: fromServer ? message : undefined };
}

import { ApiError, type ApiErrorKind, type Client, upload } from '@vitrine/api';
import { createEmitter } from '../emitter/emitter.ts';
import type { Services } from '../services/services.ts';
import { contentTypeOf } from './content-type.ts';

/** The server's answer to a request for an upload address. */
export interface UploadGrant {
  uploadUrl: string;
  key: string;
  /** Signed headers to send besides the content type. */
  headers?: Readonly<Record<string, string>> | undefined;
}

/** Asks the server for an upload address, by an area's own call. `id` is the id of the upload. */
export type AskUpload = (
  api: Client,
  wish: { fileType: string; fileSize: number },
  signal: AbortSignal,
  id: string,
) => Promise<UploadGrant>;

/** The reason why an upload failed. */
export interface UploadFailure {
  kind: ApiErrorKind;
  /** HTTP status; 0 without an answer. */
  status: number;
  code?: string | undefined;
  /** The server's own text, if any. */
  text?: string | undefined;
}

/** An upload of a file. */
export interface Upload {
  id: string;
  file: Blob;
  status: 'waiting' | 'uploading' | 'done' | 'failed';
  /** Share uploaded, from 0 to 1. */
  progress: number;
  /** The file's key on the server, once uploaded. */
  key?: string | undefined;
  failure?: UploadFailure | undefined;
}

/** Uploads to a storage. They are cancelled when the person who began them signs out. */
export interface Uploads {
  /** Oldest first; the same array until something changes. */
  list(): readonly Upload[];
  subscribe(listener: () => void): () => void;
  /**
   * Uploads a file, replacing an upload with the same id. Resolves to the file's key on the server, or to
   * undefined if it failed or was cancelled. Never rejects.
   */
  begin(id: string, file: Blob): Promise<string | undefined>;
  /** Uploads a failed file again, to a new address: the old one may have expired. */
  retry(id: string): Promise<string | undefined>;
  /** Cancels an upload and forgets it. */
  remove(id: string): void;
  clear(): void;
}

/** Maximum number of simultaneous uploads: one fills most connections, and a second one the gaps. */
const AT_ONCE = 2;

/** Creates uploads that get their addresses from an area's call. */
export function createUploads(
  { api, lifetimes }: Pick<Services, 'api' | 'lifetimes'>,
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
      const { uploadUrl, key, headers } = await ask(api, { fileType, fileSize: file.size }, signal, id);
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

  lifetimes.ofPerson({ drop: clear });
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

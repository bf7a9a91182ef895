import { ApiError } from '../contract/api-error.ts';

/** The address to which a file is uploaded, as the server signed it. */
export interface UploadTarget {
  /** The presigned address. */
  url: string;
  /** The headers that were signed, the content type among them, whatever the file itself claims. */
  headers: Readonly<Record<string, string>>;
}

/** Settings of one upload. */
export interface UploadOptions {
  signal?: AbortSignal | undefined;
  /** Told how much has left, from 0 to 1; where the platform does not say, only the end. */
  onProgress?: (share: number) => void;
  /** Milliseconds that may pass; 600,000 unless said, as long as a server waits. */
  timeoutMs?: number;
  fetch?: typeof fetch | undefined;
}

const DEFAULT_TIMEOUT_MS = 600_000;

/**
 * Puts a file where a presigned address leads. It goes alone: neither the token nor cookies go to a storage. Throws an
 * ApiError; `http` with its status if the storage refuses, for example another type or size than signed; `unreadable`
 * if an HTML page answers instead, as a captive portal does.
 */
export async function upload(target: UploadTarget, file: Blob, options: UploadOptions = {}): Promise<void> {
  const { signal, onProgress, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const timeout = AbortSignal.timeout(timeoutMs);
  const ended = signal ? AbortSignal.any([signal, timeout]) : timeout;
  const { XMLHttpRequest } = globalThis as { XMLHttpRequest?: new () => ProgressRequest };
  const put = options.fetch || !XMLHttpRequest ? putByFetch : putWithProgress(XMLHttpRequest);
  let answer: PutAnswer;
  try {
    ended.throwIfAborted();
    answer = await put(target, file, { ...options, signal: ended });
  } catch (cause) {
    if (signal?.aborted) throw new ApiError('aborted', 'The upload was given up.', { cause });
    if (timeout.aborted) throw new ApiError('timeout', 'The upload took too long.', { cause });
    throw new ApiError('network', 'The storage could not be reached.', { cause });
  }
  const { status, type } = answer;
  if (status < 200 || status >= 300) throw new ApiError('http', `Upload failed: ${status}`, { status });
  if (/^text\/html\b/i.test(type ?? ''))
    throw new ApiError('unreadable', 'A page answered in place of the storage.', { status });
  onProgress?.(1);
}

interface PutAnswer {
  status: number;
  /** The `Content-Type` of the answer. */
  type: string | null;
}

type Put = (
  target: UploadTarget,
  file: Blob,
  options: UploadOptions & { signal: AbortSignal },
) => Promise<PutAnswer>;

const putByFetch: Put = async ({ url, headers }, file, { signal, fetch: send = fetch }) => {
  const request: RequestInit = { method: 'PUT', headers, body: file, credentials: 'omit', signal };
  const { status, headers: answered } = await send(url, request);
  return { status, type: answered.get('content-type') };
};

/** The used part of XMLHttpRequest, which servers do not know by type: fetch does not tell how much of a body has left. */
interface ProgressRequest {
  status: number;
  upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null };
  onload: (() => void) | null;
  onerror: (() => void) | null;
  onabort: (() => void) | null;
  open(method: string, url: string): void;
  setRequestHeader(name: string, value: string): void;
  send(body: Blob): void;
  abort(): void;
  getResponseHeader(name: string): string | null;
}

const putWithProgress =
  (XMLHttpRequest: new () => ProgressRequest): Put =>
  ({ url, headers }, file, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('PUT', url);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
      request.onload = () =>
        resolve({ status: request.status, type: request.getResponseHeader('content-type') });
      request.onerror = () => reject(new TypeError('The connection failed.'));
      request.onabort = () => reject(signal.reason);
      signal.addEventListener('abort', () => request.abort(), { once: true });
      request.send(file);
    });

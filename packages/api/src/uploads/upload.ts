import { ApiError } from '../contract/api-error.ts';

/** Presigned target of an upload. */
export interface UploadTarget {
  /** Presigned URL. */
  url: string;
  /** Signed headers. Their content type takes precedence over the file's. */
  headers: Readonly<Record<string, string>>;
}

/** Settings of one upload. */
export interface UploadOptions {
  signal?: AbortSignal | undefined;
  /**
   * Called with the sent share, from 0 to 1; without XMLHttpRequest, or with a given `fetch`, only at the
   * end.
   */
  onProgress?: (share: number) => void;
  /** Maximum duration in milliseconds; 600,000 by default. */
  timeoutMs?: number;
  fetch?: typeof fetch | undefined;
}

const DEFAULT_TIMEOUT_MS = 600_000;

/**
 * Uploads a file to a presigned URL, without token or cookies. Failures are ApiErrors, such as `http` with
 * the storage's status, or `unreadable` if an HTML page answers instead, as a captive portal does.
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

/**
 * The used part of XMLHttpRequest, whose type projects for Node lack. fetch cannot report upload progress.
 */
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

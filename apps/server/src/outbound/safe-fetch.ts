import { lookup as systemLookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, type Dispatcher, request } from 'undici';
import { SECOND } from '../kernel/clock.ts';
import { FetchFailure } from './fetch-failure.ts';
import { isPublicAddress } from './public-address.ts';
import { readBody } from './read-body.ts';

interface Resolved {
  address: string;
  family: number;
}

export interface SafeFetchOptions {
  /** Default: public addresses. Tests allow their own server. */
  allowAddress?: (address: string) => boolean;
  /** Default: 80 and 443. */
  allowPort?: (port: number) => boolean;
  /** Default: the system's resolver. */
  resolve?: (host: string) => Promise<Resolved[]>;
}

export interface FetchLimits {
  /** Maximum length of a response, decompressed, in bytes. */
  mostBytes: number;
  /** Time limit in milliseconds, including redirects. */
  patience: number;
  accept: string;
  /** Whether to stop at a redirect's target without reading it. The result then has no bytes. */
  endsAt?: (url: string) => boolean;
  signal?: AbortSignal;
  /** Default: true. Otherwise, a redirect is a failure with its target as `location`. */
  followsRedirects?: boolean;
}

export interface Fetched {
  /** Address after redirects. */
  url: string;
  /** As declared by the server, which proves nothing. */
  contentType: string;
  /** The `Refresh` header, which sends browsers on; it is not followed here. */
  refresh?: string | undefined;
  bytes: Buffer;
}

/** Reads foreign addresses, but never addresses in our own network. */
export interface SafeFetch {
  /** Throws `FetchFailure`, or the reason of `signal`. */
  (url: string, limits: FetchLimits): Promise<Fetched>;
  close(): Promise<void>;
}

/** User agent in requests, which robots.txt may name. */
export const USER_AGENT = 'Vitrine/1.0';
export const MOST_REDIRECTS = 3;
const MOST_HEADER_BYTES = 16_384;
const CONNECT_PATIENCE = 5 * SECOND;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

export function createSafeFetch({
  allowAddress = isPublicAddress,
  allowPort = (port) => port === 80 || port === 443,
  resolve = (host) => systemLookup(host, { all: true }),
}: SafeFetchOptions = {}): SafeFetch {
  // The name is resolved only here, and the socket connects to the checked address. Later changes of the name
  // have no effect.
  const lookup: LookupFunction = (host, options, callback) => {
    resolve(host).then(
      (found) => {
        const allowed = found.filter(({ address }) => allowAddress(address));
        const [first] = allowed;
        if (!first) callback(found.length > 0 ? notPublic(host) : unknownHost(host), '', 0);
        else if (options.all) callback(null, allowed);
        else callback(null, first.address, first.family);
      },
      () => callback(unknownHost(host), '', 0),
    );
  };
  const agent = new Agent({
    connect: { lookup, timeout: CONNECT_PATIENCE },
    maxHeaderSize: MOST_HEADER_BYTES,
    // `maxHeaderSize` applies to HTTP/1.1 only.
    allowH2: false,
    keepAliveTimeout: SECOND,
  });

  /** Throws `FetchFailure` if the address is not allowed. */
  function vetted(address: string, base?: string): URL {
    if (!URL.canParse(address, base)) throw new FetchFailure('forbidden', 'The address cannot be read.');
    const url = new URL(address, base);
    if (url.protocol !== 'http:' && url.protocol !== 'https:')
      throw new FetchFailure('forbidden', 'Only http and https addresses are fetched.');
    if (url.username || url.password)
      throw new FetchFailure('forbidden', 'Addresses with a name and password in them are not fetched.');
    if (!allowPort(Number(url.port) || (url.protocol === 'https:' ? 443 : 80)))
      throw new FetchFailure('forbidden', `Port ${url.port} is not fetched from; use the usual one.`);
    // A literal IP address is not resolved, so it is checked here.
    const literal = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(literal) && !allowAddress(literal)) throw notPublic(url.hostname);
    return url;
  }

  async function follow(start: string, limits: FetchLimits, signal: AbortSignal): Promise<Fetched> {
    let url = vetted(start);
    for (let redirects = 0; ; redirects += 1) {
      const answer = await ask(url, limits.accept, signal);
      const location = oneOf(answer.headers.location);
      if (!REDIRECTS.has(answer.statusCode) || location === undefined) {
        if (answer.statusCode !== 200) throw discarded(answer, statusFailure(answer.statusCode));
        return {
          url: url.href,
          contentType: oneOf(answer.headers['content-type']) ?? '',
          refresh: oneOf(answer.headers.refresh),
          bytes: await readBody(answer, limits.mostBytes),
        };
      }
      if (limits.followsRedirects === false) {
        const { href } = vetted(location, url.href);
        const told = { status: answer.statusCode, location: href };
        throw discarded(answer, new FetchFailure('refused', `It leads to ${href}.`, told));
      }
      if (redirects === MOST_REDIRECTS)
        throw discarded(answer, new FetchFailure('refused', 'It redirects too often.'));
      discarded(answer);
      const next = URL.parse(location, url.href)?.href;
      if (next !== undefined && limits.endsAt?.(next))
        return { url: next, contentType: '', bytes: Buffer.alloc(0) };
      url = vetted(location, url.href);
    }
  }

  const ask = (url: URL, accept: string, signal: AbortSignal): Promise<Dispatcher.ResponseData> =>
    request(url, {
      dispatcher: agent,
      signal,
      headers: { accept, 'accept-encoding': 'gzip, br', 'user-agent': USER_AGENT },
    });

  const safeFetch = async (url: string, limits: FetchLimits): Promise<Fetched> => {
    const timeout = AbortSignal.timeout(limits.patience);
    const signal = limits.signal ? AbortSignal.any([limits.signal, timeout]) : timeout;
    try {
      return await follow(url, limits, signal);
    } catch (error) {
      limits.signal?.throwIfAborted();
      if (timeout.aborted)
        throw new FetchFailure('too slow', `It took longer than ${limits.patience / SECOND} seconds.`);
      throw failureFrom(error);
    }
  };
  return Object.assign(safeFetch, { close: () => agent.destroy() });
}

const notPublic = (host: string) =>
  new FetchFailure('forbidden', `${host} is no public address, and others are not fetched.`);

const unknownHost = (host: string) =>
  new FetchFailure('unreachable', `${host} is not known to the name service.`);

const oneOf = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header);

function statusFailure(status: number): FetchFailure {
  if (status === 429 || status === 503)
    return new FetchFailure('busy', `The host asks for patience (status ${status}).`, { status });
  const trouble = status >= 500 || status === 408 ? 'broken' : 'refused';
  return new FetchFailure(trouble, `The host answers with status ${status}.`, { status });
}

/** Drops a body unread, as reading it to its end could take forever. */
function discarded<Thrown>(answer: Dispatcher.ResponseData, thrown?: Thrown): Thrown | undefined {
  answer.body.on('error', () => {}).destroy();
  return thrown;
}

function failureFrom(error: unknown): FetchFailure {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof FetchFailure) return cause;
  const code = String((error as NodeJS.ErrnoException).code ?? '');
  if (code === 'UND_ERR_HEADERS_OVERFLOW')
    return new FetchFailure('refused', 'It sends more headers than anybody needs.');
  if (/^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/.test(code))
    return new FetchFailure('unreachable', `The host does not answer (${code}).`, { cause: error });
  return new FetchFailure('broken', `The connection failed${code ? ` (${code})` : ''}.`, { cause: error });
}

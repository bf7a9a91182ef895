/** What kept a foreign address from being read. */
export type FetchTrouble =
  /** It must not be asked: not http(s), a private address, an odd port. */
  | 'forbidden'
  /** Nobody answers at that host. */
  | 'unreachable'
  /** The host wants fewer requests. */
  | 'busy'
  | 'too slow'
  /** The host failed or the connection broke. */
  | 'broken'
  /** It answers that there is nothing for us. */
  | 'refused'
  | 'too large';

/** Troubles that time will not cure. */
const FINAL: ReadonlySet<FetchTrouble> = new Set(['forbidden', 'refused', 'too large']);
/** Troubles that any address at the same host would have. */
const OF_THE_HOST: ReadonlySet<FetchTrouble> = new Set(['unreachable', 'busy']);

interface FetchFailureOptions extends ErrorOptions {
  /** HTTP status of the answer. */
  status?: number;
  /** Target of a redirect that was not followed. */
  location?: string;
}

/** A foreign address that could not be read; the message is for the person who gave the address. */
export class FetchFailure extends Error {
  override readonly name = 'FetchFailure';
  readonly trouble: FetchTrouble;
  readonly status: number | undefined;
  readonly location: string | undefined;

  constructor(
    trouble: FetchTrouble,
    message: string,
    { status, location, ...options }: FetchFailureOptions = {},
  ) {
    super(message, options);
    this.trouble = trouble;
    this.status = status;
    this.location = location;
  }

  /** Whether trying again is of no use. */
  get isFinal(): boolean {
    return FINAL.has(this.trouble);
  }

  /** Whether the host is to be left alone for a while. */
  get isOfTheHost(): boolean {
    return OF_THE_HOST.has(this.trouble);
  }
}

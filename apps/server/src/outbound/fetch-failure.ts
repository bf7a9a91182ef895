export type FetchTrouble =
  /** The address is invalid or not allowed, such as a private one, or robots.txt forbids it. */
  | 'forbidden'
  /** The host is unknown or does not answer. */
  | 'unreachable'
  /** The host asks for fewer requests. */
  | 'busy'
  | 'too slow'
  /** The host failed or the connection broke. */
  | 'broken'
  /** The host refuses the request, or its response cannot be used. */
  | 'refused'
  | 'too large';

const FINAL: ReadonlySet<FetchTrouble> = new Set(['forbidden', 'refused', 'too large']);
const OF_THE_HOST: ReadonlySet<FetchTrouble> = new Set(['unreachable', 'busy']);

interface FetchFailureOptions extends ErrorOptions {
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

  /** Whether a retry is useless. */
  get isFinal(): boolean {
    return FINAL.has(this.trouble);
  }

  /** Whether the host should get no requests for a while. */
  get isOfTheHost(): boolean {
    return OF_THE_HOST.has(this.trouble);
  }
}

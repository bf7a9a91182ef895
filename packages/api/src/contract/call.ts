/** HTTP methods of calls. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Allowed callers: `anyone` (tokens are ignored), `viewer` (guests, and signed-in users, who see more), or
 * `person` (signed-in users only).
 */
export type Who = 'anyone' | 'viewer' | 'person';

/** Description of a call for clients, without schemas, so that browsers load little. */
export interface Call<Input = unknown, Answer = unknown> {
  method: Method;
  /** Path with parameters in braces: `/api/products/{id}`. */
  path: string;
  who: Who;
  /** Name of the call's host in the client's `hosts`; the API's host by default. */
  host?: string;
  /** Whether the server may also know the caller by a cookie. */
  cookie?: true;
  /** Returns the redirect target of a response; undefined if the response does not redirect. */
  leadsTo?: (answer: Response, address: string) => string | undefined;
  /**
   * Converts an answer body, even a foreign server's, to the canonical shape; undefined if impossible. Absent
   * for calls without an answer body.
   */
  decode?: (answer: unknown) => Answer | undefined | Promise<Answer | undefined>;
  /** The call's input, as a type only; never set. */
  readonly input?: Input;
  /** Whether the answer is a stream of events, which `decode` reads one by one. */
  stream?: true;
}

/** Description of a call that answers with a stream of events; `subscribe` makes it. */
export interface StreamCall<Input = unknown, Event = unknown> extends Call<Input, Event> {
  stream: true;
}

/** The calls of an area by verb. */
export type Calls = Record<string, Call>;

/** Returns a decoder whose module loads when the first answer arrives. */
export const lazily =
  <Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) =>
  async (answer: unknown): Promise<Decoded<Module[Name]>> => {
    const decode = (await load())[name] as (answer: unknown) => Decoded<Module[Name]>;
    return decode(answer);
  };

type Decoded<Decoder> = Decoder extends (answer: unknown) => infer Answer ? Answer : never;

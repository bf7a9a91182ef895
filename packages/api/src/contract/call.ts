/** HTTP methods that calls are made with. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The callers that are allowed: guests as if they had no token, guests and people who then see more, or people only. */
export type Who = 'anyone' | 'viewer' | 'person';

/** The facts of a call that a client needs, without schemas: a browser loads only these. */
export interface Call<Input = unknown, Answer = unknown> {
  method: Method;
  /** Path with parameters in braces: `/api/products/{id}`. */
  path: string;
  who: Who;
  /** The host it is made to, by its name in the `hosts` of the client; the API's unless said. */
  host?: string;
  /** The target of an answer of a call that redirects; undefined when it leads nowhere. */
  leadsTo?: (answer: Response, address: string) => string | undefined;
  /**
   * Brings what servers send, foreign ones too, to the canonical shape; undefined when it is no such answer.
   * A call without it answers nothing.
   */
  decode?: (answer: unknown) => Answer | undefined | Promise<Answer | undefined>;
  /** Never there: the type of what a caller gives. */
  readonly input?: Input;
}

/** The calls of an area by verb. */
export type Calls = Record<string, Call>;

/**
 * A decoder of a module that is loaded with the first answer it is for: what a browser does not call, it does not
 * carry.
 */
export const lazily =
  <Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) =>
  async (answer: unknown): Promise<Decoded<Module[Name]>> => {
    const decode = (await load())[name] as (answer: unknown) => Decoded<Module[Name]>;
    return decode(answer);
  };

type Decoded<Decoder> = Decoder extends (answer: unknown) => infer Answer ? Answer : never;

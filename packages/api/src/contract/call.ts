export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What a client needs of a call, and nothing that weighs: a browser loads this, but no schemas. */
export interface Call<Answer = unknown> {
  method: Method;
  /** Path with parameters in braces: `/api/products/{id}`. */
  path: string;
  who: 'anyone' | 'viewer' | 'person';
  /** Brings what servers send, foreign ones too, to the canonical shape; undefined when it is no such answer. */
  decode: (answer: unknown) => Answer | undefined | Promise<Answer | undefined>;
}

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

/** Calls by word and verb. */
export type Calls = Record<string, Record<string, Call>>;

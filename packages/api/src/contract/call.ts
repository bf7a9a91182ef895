export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What a client needs of a call, and nothing that weighs: a browser loads this, but no schemas. */
export interface Call<Answer = unknown> {
  method: Method;
  /** Path with parameters in braces: `/api/products/{id}`. */
  path: string;
  who: 'anyone' | 'viewer' | 'person';
  /** Brings what servers send, foreign ones too, to the canonical shape; undefined when it is no such answer. */
  decode: (answer: unknown) => Answer | undefined;
}

/** Calls by word and verb. */
export type Calls = Record<string, Record<string, Call>>;

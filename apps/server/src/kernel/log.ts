type Fields = Record<string, string | number>;

/** Log of the server: one line per event, never a body, a token or a query. */
export interface Log {
  info(event: string, fields?: Fields): void;
  error(event: string, error: unknown, fields?: Fields): void;
}

export const noLog: Log = { info: () => {}, error: () => {} };

/** Creates a log: readable lines on a terminal, JSON elsewhere. */
export function createLog(out: NodeJS.WriteStream = process.stdout, now: () => Date = () => new Date()): Log {
  // A closed pipe must not end the server.
  out.on('error', () => {});
  const write = (level: 'info' | 'error', event: string, fields: Fields) => {
    const time = now().toISOString();
    const line = out.isTTY
      ? `${time.slice(11, 19)} ${level === 'error' ? 'ERROR ' : ''}${forPeople(event, fields)}`
      : JSON.stringify({ time, level, event, ...fields });
    out.write(`${line}\n`);
  };
  return {
    info: (event, fields = {}) => write('info', event, fields),
    error: (event, error, fields = {}) => write('error', event, { ...fields, ...told(error) }),
  };
}

function forPeople(event: string, fields: Fields): string {
  if (event === 'request') return `${fields.status} ${fields.method} ${fields.path} ${fields.ms} ms`;
  const told = Object.entries(fields).map(([name, value]) => `${name} ${value}`);
  return `${event}: ${told.join(', ')}`;
}

/**
 * Returns the fields of an error that may be logged. The message of a failed query contains its parameters,
 * so the database's error is used instead.
 */
function told(error: unknown): Fields {
  // Errors of the embedded database come from another realm, so `instanceof` fails.
  if (typeof error !== 'object' || error === null) return { error: `thrown: ${typeof error}` };
  if ('query' in error && 'params' in error && 'cause' in error) return told(error.cause);
  const { stack } = error as Partial<Error>;
  // Messages of causes may be replies of other servers, which name people.
  const causes = causesOf(error)
    .map(({ code, name }: Partial<Error & { code: unknown }>) => wordsOf([code, name]))
    .join(' < ');
  return { error: inWords(error), ...(causes !== '' && { cause: causes }), stack: framesOf(stack) };
}

const MOST_CAUSES = 5;

function causesOf(error: object): object[] {
  const causes: object[] = [];
  let { cause } = error as Partial<Error>;
  while (typeof cause === 'object' && cause !== null && causes.length < MOST_CAUSES) {
    // The message of a failed query contains its parameters.
    if (!('query' in cause && 'params' in cause)) causes.push(cause);
    ({ cause } = cause as Partial<Error>);
  }
  return causes;
}

function inWords(error: object): string {
  const { code, name, message } = error as Partial<Error & { code: unknown }>;
  return wordsOf([code, name, message]);
}

const wordsOf = (parts: readonly unknown[]) => parts.filter((part) => typeof part === 'string').join(' ');

const framesOf = (stack = '') =>
  stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 8)
    .map((line) => line.trim())
    .join(' | ');

import pg from 'pg';

/** One statement as the server sent it. */
export interface Statement {
  config: string | pg.QueryConfig;
  values: unknown[];
}

type Query = (this: pg.Client, config: string | pg.QueryConfig, values?: unknown, done?: unknown) => unknown;

/** The statements that PostgreSQL is sent while something runs in this process. */
export async function statementsOf(run: () => Promise<unknown>): Promise<Statement[]> {
  const said: Statement[] = [];
  // Its type has an overload for every way to call it; what is recorded is common to all of them.
  const client = pg.Client.prototype as unknown as { query: Query };
  const { query } = client;
  client.query = function recorded(config, values, ...rest) {
    if (typeof config === 'string' || typeof config.text === 'string') {
      said.push({ config, values: Array.isArray(values) ? values : [] });
    }
    return query.call(this, config, values, ...rest);
  };
  try {
    await run();
  } finally {
    client.query = query;
  }
  return said;
}

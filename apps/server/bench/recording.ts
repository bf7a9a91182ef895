import pg from 'pg';

export interface Statement {
  config: string | pg.QueryConfig;
  values: unknown[];
}

type Query = (this: pg.Client, config: string | pg.QueryConfig, values?: unknown, done?: unknown) => unknown;

export async function statementsOf(run: () => Promise<unknown>): Promise<Statement[]> {
  const said: Statement[] = [];
  // `query` has many overloads; the recorded parameters are common to all.
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

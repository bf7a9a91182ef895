import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

export interface Statement {
  config: string | pg.QueryConfig;
  values: unknown[];
}

type Query = (this: unknown, config: string | pg.QueryConfig, values?: unknown, done?: unknown) => unknown;

const recording = new AsyncLocalStorage<Statement[]>();

/** Returns the statements that `run` makes, without those of other work in the process meanwhile. */
export async function statementsOf(run: () => Promise<unknown>): Promise<Statement[]> {
  recordOnce();
  const made: Statement[] = [];
  await recording.run(made, run);
  return made;
}

let isRecording = false;

function recordOnce(): void {
  if (isRecording) return;
  isRecording = true;
  // `query` has many overloads; the recorded parameters are common to all.
  for (const { prototype } of [pg.Client, pg.Pool]) {
    const queries = prototype as unknown as { query: Query };
    const { query } = queries;
    queries.query = function recorded(config, values, ...rest) {
      if (typeof config === 'string' || typeof config.text === 'string')
        recording.getStore()?.push({ config, values: Array.isArray(values) ? values : [] });
      // A pool may pass the statement on in the context of somebody else, and nothing is recorded twice.
      return recording.exit(() => query.call(this, config, values, ...rest));
    };
  }
}

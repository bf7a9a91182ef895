import type { Context } from 'hono';
import type { AppEnv } from './request.ts';

/** Whether a request asks for JSON rather than a page: browsers accept HTML, API clients accept JSON. */
export function asksForJson(c: Context<AppEnv>): boolean {
  const accepted = (c.req.header('accept') ?? '').split(',').map(readRange);
  const wish = (type: string) => accepted.find(({ name }) => name === type)?.quality ?? 0;
  const json = wish('application/json');
  return json > 0 && json >= wish('text/html');
}

/** Parses `text/html;q=0.8`. */
function readRange(range: string): { name: string; quality: number } {
  const [name = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const quality = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
  return { name, quality: Number.isNaN(quality) ? 0 : quality };
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteNameFrom } from './head.ts';

/** Reads the site's name from its built document, for mails and pages that the app does not draw. */
export function siteNameIn(webDist: string): string {
  const path = join(webDist, 'index.html');
  return siteNameFrom(existsSync(path) ? readFileSync(path, 'utf8') : '').name;
}

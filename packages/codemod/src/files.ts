import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const CODE = /(?<!\.d)\.[cm]?[jt]sx?$/;
const NOT_OURS = /^(node_modules|dist|build|out|coverage|\..+)$/;

/** Returns absolute paths of the code files in the given places, sorted and without duplicates. */
export function codeIn(places: readonly string[]): string[] {
  const files = places.flatMap((place) => (statSync(place).isDirectory() ? below(place) : [place]));
  return [...new Set(files.map((file) => path.resolve(file)))].sort();
}

const below = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) return NOT_OURS.test(entry.name) ? [] : below(place);
    return CODE.test(entry.name) ? [place] : [];
  });

import type { Storage } from '../storage/storage.ts';
import { sweepKeptFiles } from './kept-files.ts';

/**
 * Removes files of other people, and those unused for a day. Then removes `key` if no file is left, else sets
 * it to now, unless a file was used meanwhile.
 */
export async function sweepMarked(storage: Storage, key: string, viewer: string | undefined): Promise<void> {
  const mark = storage.get(key);
  const isEmpty = await sweepKeptFiles(viewer);
  if (isEmpty === undefined || storage.get(key) !== mark) return;
  if (isEmpty) storage.remove(key);
  else storage.set(key, String(Date.now()));
}

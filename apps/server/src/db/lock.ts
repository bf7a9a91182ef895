import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Process that holds a directory. The start time distinguishes it from a later process with the same pid. */
interface Holder {
  pid: number;
  startedAt: string | null;
  /** Distinguishes two holds of one process. */
  hold: string;
}

const heldHere = new Set<string>();

/**
 * Takes a lock file and returns the function that releases it. PGlite has no lock: two processes that open
 * one directory destroy it. The lock of a dead process is replaced.
 */
export async function takeLock(path: string): Promise<() => void> {
  mkdirSync(dirname(path), { recursive: true });
  if (heldHere.has(path)) throw inUse(path, process.pid);
  const mine: Holder = { pid: process.pid, startedAt: startOf(process.pid), hold: randomUUID() };

  if (!claim(path, mine)) {
    const holder = holderOf(path);
    if (holder && isAlive(holder)) throw inUse(path, holder.pid);
    discard(path, holder);
    if (!claim(path, mine)) throw inUse(path, holderOf(path)?.pid);
    // Another process may have judged the old lock dead at the same moment, and moved the new one away.
    await wait(50);
    if (holderOf(path)?.hold !== mine.hold) throw inUse(path, holderOf(path)?.pid);
  }

  heldHere.add(path);
  return () => {
    heldHere.delete(path);
    if (holderOf(path)?.hold === mine.hold) rmSync(path, { force: true });
  };
}

/** Creates the lock with its content in one step, so that no reader sees half of it. */
function claim(path: string, holder: Holder): boolean {
  const draft = `${path}.${holder.hold}`;
  writeFileSync(draft, JSON.stringify(holder));
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Moves away the lock that was judged dead; if it was replaced in between, puts the new one back. */
function discard(path: string, judged: Holder | undefined) {
  const aside = `${path}.stale-${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch {
    return; // another process moved it away first
  }
  const moved = holderOf(aside);
  if (moved && moved.hold !== judged?.hold) {
    try {
      linkSync(aside, path);
    } catch {
      // a third process holds it by now
    }
  }
  rmSync(aside, { force: true });
}

function holderOf(path: string): Holder | undefined {
  try {
    const read: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return typeof read === 'object' && read !== null && 'pid' in read ? (read as Holder) : undefined;
  } catch {
    return undefined;
  }
}

function isAlive({ pid, startedAt }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const runningSince = startOf(pid);
  if (runningSince !== null && startedAt !== null) return runningSince === startedAt;
  // Without start times, a lock with our own pid counts as stale: a restarted container often reuses the pid.
  return pid !== process.pid;
}

/** Returns the start time of a process in ticks since boot; null if unknown. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces and brackets, so fields are read after the last bracket.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse';
}

const inUse = (path: string, pid: number | undefined) =>
  new DirectoryInUse(
    `The database in ${dirname(path)} is in use by process ${pid ?? '(unknown)'}, and two at once would destroy it. ` +
      `Stop that process, or choose another directory with DATA_DIR. If no such process exists, delete ${path}.`,
  );

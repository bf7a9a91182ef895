/** Error codes of a full disk, of the file system and of PostgreSQL. */
const CODES = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether an error was caused by a full disk. */
export function isDiskFull(error: unknown): boolean {
  for (let cause = error; typeof cause === 'object' && cause !== null; cause = (cause as Error).cause) {
    const { code } = cause as { code?: unknown };
    if (typeof code === 'string' && CODES.has(code)) return true;
  }
  return false;
}

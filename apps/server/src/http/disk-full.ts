const CODES = new Set(['ENOSPC', 'EDQUOT', '53100']);

export function isDiskFull(error: unknown): boolean {
  for (let cause = error; typeof cause === 'object' && cause !== null; cause = (cause as Error).cause) {
    const { code } = cause as { code?: unknown };
    if (typeof code === 'string' && CODES.has(code)) return true;
  }
  return false;
}

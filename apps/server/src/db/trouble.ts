/**
 * PostgreSQL error codes of temporary trouble: connections, resources, operator intervention, system errors,
 * cancelled statements, and conflicts of transactions.
 */
const TROUBLE = /^(?:08|53|57P|58|57014|40001|40P01|55P03)/;
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);
/** The pool and the driver identify some failures by text alone. */
const SAID =
  /^(?:timeout exceeded when trying to connect|connection terminated|client has encountered a connection error|client was closed|query read timeout|cannot use a pool after calling end|pglite is clos)/i;

/**
 * Whether a statement failed for a temporary reason, such as an unreachable database or a conflict. The
 * request may be repeated.
 */
export function isDatabaseTrouble(error: unknown): boolean {
  for (let cause = error; typeof cause === 'object' && cause !== null; cause = (cause as Error).cause) {
    const { code, message } = cause as { code?: unknown; message?: unknown };
    if (typeof code === 'string' && (TROUBLE.test(code) || UNREACHABLE.has(code))) return true;
    if (typeof message === 'string' && SAID.test(message)) return true;
  }
  return false;
}

/** Of PostgreSQL: connections, resources, an operator's doing, and what two transactions did to each other. */
const TROUBLE = /^(?:08|53|57P|58|57014|40001|40P01|55P03)/;
/** Of the network, where the database cannot be reached. */
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
/** The pool and the driver name some of their failures by text alone. */
const SAID =
  /^(?:timeout exceeded when trying to connect|connection terminated|client has encountered a connection error|client was closed|query read timeout|cannot use a pool after calling end|pglite is clos)/i;

/**
 * Whether a statement failed for a reason that passes: the database restarts, cannot be reached or has too much to do. What was
 * asked for may be asked for again.
 */
export function isDatabaseTrouble(error: unknown): boolean {
  for (let cause = error; typeof cause === 'object' && cause !== null; cause = (cause as Error).cause) {
    const { code, message } = cause as { code?: unknown; message?: unknown };
    if (typeof code === 'string' && (TROUBLE.test(code) || UNREACHABLE.has(code))) return true;
    if (typeof message === 'string' && SAID.test(message)) return true;
  }
  return false;
}

/**
 * Returns the constraint that a failed statement violated, with either driver; undefined for other errors.
 */
export function violatedConstraint(error: unknown): string | undefined {
  for (let cause = error; typeof cause === 'object' && cause !== null; cause = (cause as Error).cause) {
    const { code, constraint } = cause as { code?: unknown; constraint?: unknown };
    // Class 23 of PostgreSQL: integrity constraints.
    if (typeof code === 'string' && code.startsWith('23') && typeof constraint === 'string')
      return constraint;
  }
  return undefined;
}

import { longParts } from './parts.ts';
import { runParts } from './run-parts.ts';

// The tests that `pnpm test` leaves out, whole or by part: `pnpm test:long [part …]`.
process.exitCode = runParts(longParts(process.argv.slice(2)));

import { gate } from './parts.ts';
import { runParts } from './run-parts.ts';

// The test command that decides whether a change lands: `pnpm test`.
process.exitCode = runParts(gate);

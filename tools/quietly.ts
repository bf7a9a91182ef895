import { spawn } from 'node:child_process';

// Prints SAYING and runs a command, whose output is shown only on failure: `node tools/quietly.ts SAYING
// COMMAND ARGUMENT…`.
const [saying, command = '', ...given] = process.argv.slice(2);
process.stdout.write(`${saying} …\n`);
const child = spawn(command, given, { stdio: ['ignore', 'pipe', 'pipe'] });
const said: Buffer[] = [];
for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));
child.on('error', (error) => {
  said.push(Buffer.from(`${error.message}\n`));
});
child.on('close', (code) => {
  if (code !== 0) process.stderr.write(Buffer.concat(said));
  process.exitCode = code === 0 ? 0 : 1;
});

import { start } from './composition/start.ts';

await start(process.env);

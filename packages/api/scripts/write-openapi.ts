// Writes the document that is committed and served: `pnpm --filter @vitrine/api openapi`.
import { writeFileSync } from 'node:fs';
import { openApiDocument } from '../src/contract/openapi.ts';

writeFileSync(new URL('../openapi.json', import.meta.url), `${JSON.stringify(openApiDocument(), null, 2)}\n`);

// Writes the committed generated files: calls, decoders and the OpenAPI document.
import { writeFileSync } from 'node:fs';
import { contract } from '../src/contract.ts';
import { openApiDocument } from '../src/openapi.ts';
import { generatedFiles } from './generate.ts';

const root = new URL('..', import.meta.url);
for (const [file, text] of Object.entries(await generatedFiles(contract))) {
  writeFileSync(new URL(`src/${file}`, root), text);
}
writeFileSync(new URL('openapi.json', root), `${JSON.stringify(openApiDocument(), null, 2)}\n`);

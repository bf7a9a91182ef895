import { runCatalog } from './products/import/command.ts';

// Loaded only where it is wanted: the database and all that goes with it is most of the code.
const importerFor = async (db: Parameters<Parameters<typeof runCatalog>[1]>[0]) =>
  (await import('./catalogue-importer.ts')).createCatalogueImporter(db);

process.exitCode = await runCatalog(process.argv.slice(2), importerFor);

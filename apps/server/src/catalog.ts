import { runCatalog } from './products/import/command.ts';

// Loaded only where it is wanted: the database and all that goes with it is most of the code.
const shopFor: Parameters<typeof runCatalog>[1] = async (db) => {
  const { createCatalogueImporter } = await import('./catalogue-importer.ts');
  const { createDemoKeeper } = await import('./demo-keeper.ts');
  return { importer: createCatalogueImporter(db), demo: createDemoKeeper(db) };
};

process.exitCode = await runCatalog(process.argv.slice(2), shopFor);

import { runCatalog } from './catalogue-import/command.ts';

// Loaded on demand: the database and its dependencies are most of the code.
const shopFor: Parameters<typeof runCatalog>[1] = async (db) => {
  const { createCatalogueImporter } = await import('./composition/catalogue-importer.ts');
  const { createDemoKeeper } = await import('./composition/demo.ts');
  return { importer: createCatalogueImporter(db), demo: createDemoKeeper(db) };
};

process.exitCode = await runCatalog(process.argv.slice(2), shopFor);

import type { Db } from '../src/db/client.ts';

// Each part is loaded on demand: the catalogue alone is more code than the server.

export async function seed(db: Db, options: { isAskedFor: boolean; origin: string }) {
  const { seedDemo } = await import('./seed.ts');
  return seedDemo(db, options);
}

export async function presence(db: Db) {
  const { demoPresence } = await import('./remove-demo.ts');
  return demoPresence(db);
}

export async function remove(db: Db) {
  const { removeDemo } = await import('./remove-demo.ts');
  return removeDemo(db);
}

export async function openPictures() {
  const { createDemoPictures } = await import('./made-demo-pictures.ts');
  return createDemoPictures();
}

export async function shopPage(path: string) {
  const { demoShopPage } = await import('./shop-pages.ts');
  return demoShopPage(path);
}

import type { Page } from '@playwright/test';

/** Returns the number of files stored for restoring after a reload. */
export const keptFiles = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const name = 'vitrine-attachments';
    // Opening a missing database would create an empty one.
    if (!(await indexedDB.databases()).some((database) => database.name === name)) return 0;
    const answerOf = <Answer>(request: IDBRequest<Answer>) =>
      new Promise<Answer>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const database = await answerOf(indexedDB.open(name));
    const keys = await answerOf(database.transaction('files').objectStore('files').getAllKeys());
    database.close();
    return keys.filter((key) => Array.isArray(key) && key[0] === 'file').length;
  });

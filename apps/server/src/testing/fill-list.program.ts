// Puts links into a list of a server that is not running, the first the newest:
// `DATA_DIR=… node fill-list.program.ts <id of the list> <number>`.
import { eq } from 'drizzle-orm';
import { openDatabase } from '../db/client.ts';
import { newId } from '../db/new-id.ts';
import { pageHashOf } from '../user-links/page-of-link.rules.ts';
import { linkListEntries, linkLists, userLinks } from '../user-links/user-links.table.ts';

const AT_ONCE = 1000;

const [, , listId = '', number = '0'] = process.argv;
const database = await openDatabase({ dataDir: process.env.DATA_DIR ?? '' });
const { db } = database;
const [list] = await db.select().from(linkLists).where(eq(linkLists.id, listId));
if (!list) throw new Error(`There is no list ${listId}.`);
const now = Date.now();
const rows = Array.from({ length: Number(number) }, (_, place) => {
  const url = `https://kiln.example/cups/${place + 1}`;
  const createdAt = new Date(now - place * 1000);
  const label = `Cup ${place + 1}`;
  return {
    id: newId(),
    personId: list.personId,
    page: pageHashOf(url),
    url,
    label,
    isAdded: true,
    createdAt,
  };
});
for (let begin = 0; begin < rows.length; begin += AT_ONCE) {
  const some = rows.slice(begin, begin + AT_ONCE);
  await db.insert(userLinks).values(some);
  await db
    .insert(linkListEntries)
    .values(some.map(({ id, createdAt }) => ({ listId, linkId: id, addedAt: createdAt })));
}
await database.close();

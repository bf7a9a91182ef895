import { sql } from 'drizzle-orm';
import type { Queries } from '../db/client.ts';
import { media } from '../media/media.table.ts';
import { inChunks } from './in-chunks.ts';
import type { ShownPicture } from './people-pictures.ts';

/** Puts pictures of the demo among the media, or brings those that are there up to date. */
export async function plantPictures(
  tx: Queries,
  pictures: readonly { id: string; ownerId: string; picture: ShownPicture }[],
): Promise<void> {
  const createdAt = new Date();
  const rows = pictures.map(({ id, ownerId, picture }) => ({
    id,
    ownerId,
    kind: 'picture' as const,
    state: 'ready' as const,
    contentType: 'image/webp',
    byteSize: 0,
    createdAt,
    ...picture,
  }));
  await inChunks(rows, (chunk) =>
    tx
      .insert(media)
      .values(chunk)
      .onConflictDoUpdate({
        target: media.id,
        set: {
          width: sql`excluded.width`,
          height: sql`excluded.height`,
          placeholder: sql`excluded.placeholder`,
          sources: sql`excluded.sources`,
        },
      }),
  );
}

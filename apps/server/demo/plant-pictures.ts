import { sql } from 'drizzle-orm';
import type { Queries } from '../src/db/client.ts';
import { media } from '../src/media/media.table.ts';
import { inChunks } from './in-chunks.ts';
import type { ShownPicture } from './people-pictures.ts';

export async function plantPictures(
  tx: Queries,
  pictures: readonly { id: string; ownerId: string; picture: ShownPicture; isFilm?: boolean }[],
): Promise<void> {
  const createdAt = new Date();
  const rows = pictures.map(({ id, ownerId, picture, isFilm = false }) => ({
    id,
    ownerId,
    kind: isFilm ? ('video' as const) : ('picture' as const),
    state: 'ready' as const,
    contentType: isFilm ? 'video/webm' : 'image/webp',
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
          kind: sql`excluded.kind`,
          contentType: sql`excluded.content_type`,
          width: sql`excluded.width`,
          height: sql`excluded.height`,
          placeholder: sql`excluded.placeholder`,
          sources: sql`excluded.sources`,
        },
      }),
  );
}

import * as z from 'zod/mini';
import { headersFrom } from '../contract/decode-later.ts';
import { reads } from '../contract/reading.ts';

/** The address to which a file is uploaded. */
export const UploadPlace = z
  .object({
    uploadUrl: z.string().check(reads({ from: ['uploadUrl', 'url'] })),
    key: z.string(),
    headers: z
      .optional(z.record(z.string(), z.string()))
      .check(
        z.meta({ description: 'Headers that were signed, to be sent as they are.' }),
        reads({ as: headersFrom }),
      ),
  })
  .check(z.meta({ id: 'UploadPlace' }));
/** The address to which a file is uploaded, and its key afterwards. */
export type UploadPlace = z.infer<typeof UploadPlace>;

/** A file to upload: its type and size. */
export const UploadWish = z
  .object({
    fileType: z.string().check(z.maxLength(100), z.meta({ description: 'Its content type.' })),
    fileSize: z.optional(z.int().check(z.gte(1))).check(z.meta({ description: 'Bytes.' })),
  })
  .check(z.meta({ id: 'UploadWish' }));

import * as z from 'zod/mini';
import { headersFrom } from '../contract/decode-later.ts';
import { type Decoded, reads } from '../contract/reading.ts';

/** Presigned target of an upload, with the key of the file. */
export const UploadPlace = z
  .object({
    uploadUrl: z.string().check(reads({ from: ['uploadUrl', 'url'] })),
    key: z.string(),
    headers: z
      .optional(z.record(z.string(), z.string()))
      .check(z.meta({ description: 'Signed headers, to be sent unchanged.' }), reads({ as: headersFrom })),
  })
  .check(z.meta({ id: 'UploadPlace' }));
/** Presigned target of an upload, with the key of the file. */
export type UploadPlace = Decoded<z.infer<typeof UploadPlace>>;

export const UploadWish = z
  .object({
    fileType: z.string().check(z.maxLength(100), z.meta({ description: 'Its content type.' })),
    fileSize: z.optional(z.int().check(z.gte(1))).check(z.meta({ description: 'Bytes.' })),
  })
  .check(z.meta({ id: 'UploadWish' }));

// Written by `pnpm contract` from uploads.contract.ts: change that, not this.

import { fieldsOf, firstOf, textOf } from '../contract/decode.ts';
import { headersFrom } from '../contract/decode-later.ts';
import type { UploadPlace } from './uploads.models.ts';

/** Reads `UploadPlace` as servers send it, foreign ones too. */
export function uploadPlaceFrom(value: unknown): UploadPlace | undefined {
  const given = fieldsOf(value);
  const uploadUrl = textOf(firstOf(given.uploadUrl, given.url));
  const key = textOf(given.key);
  const headers = headersFrom(given.headers);
  if (uploadUrl === undefined || key === undefined) return undefined;
  return { uploadUrl, key, ...(headers === undefined ? {} : { headers }) };
}

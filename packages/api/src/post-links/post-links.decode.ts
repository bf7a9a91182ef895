// Written by `pnpm contract` from post-links.contract.ts: change that, not this.

import { booleanOf, fieldsOf, firstOf, idOf, listOf, textOf, webLinkOf } from '../contract/decode.ts';
import { linkPreviewFrom } from '../product-links/product-links.readers.ts';
import type { PostLink } from './post-links.models.ts';

/** Reads `PostLink` as servers send it, foreign ones too. */
export function postLinkFrom(value: unknown): PostLink | undefined {
  const given = fieldsOf(value);
  const url = webLinkOf(given.url);
  if (url === undefined) return undefined;
  return {
    id: idOf(given.id) ?? '',
    url,
    label: textOf(given.label) ?? '',
    previewData: linkPreviewFrom(firstOf(given.previewData, given.preview_data, given.metadata)) ?? null,
    userConfirmedAccurate:
      booleanOf(firstOf(given.userConfirmedAccurate, given.user_confirmed_accurate)) ?? null,
    is_pinned: booleanOf(firstOf(given.is_pinned, given.isPinned)) ?? false,
  };
}

export function listAnswerFrom(value: unknown) {
  const links = listOf(value, postLinkFrom, 'links', 'data');
  if (links === undefined) return undefined;
  return { links };
}

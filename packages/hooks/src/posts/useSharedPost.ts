import { ApiError, type Post } from '@vitrine/api';
import { useResource } from '../resource/useResource.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useViewerId } from '../session/useViewerId.ts';
import { fetchPost, postKey } from './post-resource.ts';
import { postInTags, type TaggedPost } from './shared-post-tags.ts';

/** A post on the page behind its shared link. */
export interface SharedPostLookup {
  /** The post; undefined if its call failed. */
  post: Post | undefined;
  /** The post as the page's tags describe it, after its call failed. */
  tagged: TaggedPost | undefined;
  /** `missing`: it is deleted, filtered, or hidden from this viewer. */
  status: 'loading' | 'ready' | 'missing' | 'error';
  retry(): void;
}

/** Longest wait for the shared page, in milliseconds. */
const PATIENCE_MS = 10_000;

/**
 * Loads a post for the page behind its shared link. If the call fails, the tags of `GET /p/{postId}` stand in
 * for it; a post that this viewer may not see has none.
 *
 * @param pageOf Returns the address of the shared page.
 */
export function useSharedPost(id: string, pageOf: (id: string) => string): SharedPostLookup {
  const services = useServices();
  const viewer = useViewerId();
  const { value, error, reload } = useResource(postKey(id, viewer), () => fetchPost(services, id), {
    personal: false,
  });
  const isMissing = isRefused(error) || value?.filtered === true;
  const hasFailed = error !== undefined && !value && !isMissing;
  const tags = useResource(
    hasFailed ? ['shared page', viewer ?? '', id] : undefined,
    () => tagsAt(pageOf(id)),
    { personal: false },
  );
  const retry = () => {
    reload();
    if (hasFailed) tags.reload();
  };
  const found = { post: undefined, tagged: undefined, retry };
  if (isMissing) return { ...found, status: 'missing' };
  if (value) return { ...found, post: value, status: 'ready' };
  if (!hasFailed) return { ...found, status: 'loading' };
  if (tags.value) return { ...found, tagged: tags.value, status: 'ready' };
  return { ...found, status: tags.error ? 'error' : 'loading' };
}

/** Whether the server refused the post, rather than failed: the page's tags are for guests, who see more. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'http' && [400, 403, 404].includes(error.status ?? 0);

async function tagsAt(page: string): Promise<TaggedPost> {
  // biome-ignore lint/style/noRestrictedGlobals: a page of the site, no call of the API
  const answer = await fetch(page, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const tagged = answer.ok ? postInTags(await answer.text()) : undefined;
  if (!tagged) throw new Error('The shared page describes no post.');
  return tagged;
}

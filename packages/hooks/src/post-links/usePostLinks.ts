import {
  type LinkPreview,
  type LinkProduct,
  linkProductPayloadOf,
  type PostLink,
  postLinksCalls,
  userLinksCalls,
} from '@vitrine/api';
import { useRef, useState } from 'react';
import { useResource } from '../resource/useResource.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useViewerId } from '../session/useViewerId.ts';
import { isPlanRequired } from '../subscription/plan-required.ts';

/** The state of a link's change. A finished change has none. */
export type PostLinkChange = 'busy' | 'failed';

/** The links of a post, and the actions of its owner. */
export interface PostLinks {
  /** Pinned links first, the others in the author's order; undefined until loaded. */
  links: readonly PostLink[] | undefined;
  status: 'ready' | 'loading' | 'error';
  retry(): void;
  /** Changes in flight or failed, by link id. */
  changes: ReadonlyMap<string, PostLinkChange>;
  /** Pins a link before the others, or unpins it; for the owner. */
  pin(link: PostLink, isPinned: boolean): void;
  /** Tells the server whether a preview of a link is right; by default, the link's own. For the owner. */
  confirm(link: PostLink, isAccurate: boolean, preview?: LinkPreview): void;
}

/** Options of `usePostLinks`. */
export interface PostLinksOptions {
  /** Called if a pin was refused because it takes a paid plan. The change is no failure then. */
  onPlanRequired?: (() => void) | undefined;
}

/**
 * Returns the links of a post.
 *
 * @param postId Undefined loads nothing.
 */
export function usePostLinks(
  postId: string | undefined,
  { onPlanRequired }: PostLinksOptions = {},
): PostLinks {
  const { api } = useServices();
  const viewer = useViewerId();
  const {
    value: links,
    error,
    reload,
    refresh,
  } = useResource(
    postId === undefined ? undefined : ['post links', viewer ?? '', postId],
    async (background) => (await background(postLinksCalls).list({ params: { postId: postId ?? '' } })).links,
    { personal: false },
  );

  const [changes, setChanges] = useState<ReadonlyMap<string, PostLinkChange>>(() => new Map());
  const underWay = useRef(new Set<string>());
  async function change({ id }: PostLink, send: () => Promise<unknown>) {
    if (underWay.current.has(id)) return;
    const stands = (change: PostLinkChange | undefined) =>
      setChanges((before) => {
        const others = [...before].filter(([other]) => other !== id);
        return new Map(change ? [...others, [id, change]] : others);
      });
    underWay.current.add(id);
    stands('busy');
    try {
      await send();
      stands(undefined);
      refresh();
    } catch (error) {
      const isOffered = onPlanRequired !== undefined && isPlanRequired(error);
      stands(isOffered ? undefined : 'failed');
      if (isOffered) onPlanRequired();
    } finally {
      underWay.current.delete(id);
    }
  }

  return {
    links,
    status: links ? 'ready' : error ? 'error' : 'loading',
    retry: reload,
    changes,
    pin: (link, isPinned) =>
      void change(link, () => api(userLinksCalls).pin({ params: { id: link.id }, body: { isPinned } })),
    confirm: (link, userConfirmedAccurate, preview = link.previewData ?? undefined) =>
      void change(link, () =>
        api(postLinksCalls).confirm({
          body: {
            postId: postId ?? '',
            url: link.url,
            userConfirmedAccurate,
            ...(preview && { metadata: confirmedPreview(preview, userConfirmedAccurate) }),
          },
        }),
      ),
  };
}

/** Returns the preview as it should be stored, since some servers store it unchanged. */
function confirmedPreview(preview: LinkPreview, userConfirmedAccurate: boolean): Record<string, unknown> {
  const sent = (product: LinkProduct | null) => product && linkProductPayloadOf(product);
  return {
    ...preview,
    productData: sent(preview.productData),
    verifiedProductSnapshot: sent(
      userConfirmedAccurate ? preview.productData : preview.verifiedProductSnapshot,
    ),
    userConfirmedAccurate,
    ...(userConfirmedAccurate && { verifiedProductId: preview.productData?.id ?? null }),
  };
}

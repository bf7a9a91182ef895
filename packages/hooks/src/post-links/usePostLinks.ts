import { type LinkPreview, type PostLink, postLinksCalls } from '@vitrine/api';
import { useRef, useState } from 'react';
import { useResource } from '../resource/useResource.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useViewerId } from '../session/useViewerId.ts';

/** How a change of a link stands: on its way, or failed. What is done stands nowhere. */
export type PostLinkChange = 'busy' | 'failed';

/** The links of a post, and what its owner can say of them. */
export interface PostLinks {
  /** Undefined until they are there: pinned ones first, then as they were given. */
  links: readonly PostLink[] | undefined;
  status: 'ready' | 'loading' | 'error';
  /** Asks again. */
  retry(): void;
  /** How the last change of a link stands, by its id. */
  changes: ReadonlyMap<string, PostLinkChange>;
  /** For the owner: lets a link stand before the others, or not. */
  pin(link: PostLink, isPinned: boolean): void;
  /** For the owner: says whether the shown preview of a link is right; by default that is the kept one. */
  confirm(link: PostLink, isAccurate: boolean, preview?: LinkPreview): void;
}

/**
 * The links of a post.
 *
 * @param postId Undefined while nobody wants to see them: then nothing is asked for.
 */
export function usePostLinks(postId: string | undefined): PostLinks {
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
    } catch {
      stands('failed');
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
      void change(link, () => api(postLinksCalls).pin({ params: { id: link.id }, body: { isPinned } })),
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

/** A preview for servers that store the client's confirmation as it is. */
const confirmedPreview = (preview: LinkPreview, userConfirmedAccurate: boolean): Record<string, unknown> => ({
  ...preview,
  userConfirmedAccurate,
  ...(userConfirmedAccurate && {
    verifiedProductId: preview.productData?.id ?? null,
    verifiedProductSnapshot: preview.productData,
  }),
});

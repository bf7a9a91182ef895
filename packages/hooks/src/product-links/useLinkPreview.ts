import { type LinkPreview, productLinksCalls } from '@vitrine/api';
import { useState } from 'react';
import { EVERY_PAGE, useResource } from '../resource/useResource.ts';

/** The preview of a link. */
export interface LinkPreviewLookup {
  /** Stays while the server reads the linked page again; undefined until loaded. */
  preview: LinkPreview | undefined;
  status: 'ready' | 'loading' | 'error';
  isRefreshing: boolean;
  /** Whether the last `refresh` failed; the old preview stays. */
  isRefreshFailed: boolean;
  retry(): void;
  /** Makes the server read the linked page again, even if it did so recently. */
  refresh(): void;
}

/**
 * Returns the server's preview of a link, for signed-in viewers.
 *
 * @param url Undefined requests nothing.
 */
export function useLinkPreview(url: string | undefined): LinkPreviewLookup {
  const [looked, setLooked] = useState({ times: 0, before: undefined as LinkPreview | undefined });
  const isAgain = looked.times > 0;
  const { value, error, reload } = useResource(
    url === undefined ? undefined : ['link preview', url, String(looked.times)],
    (api) =>
      api(productLinksCalls).preview({
        body: { url: url ?? '', checkUserConfirmation: true, ...(isAgain && { forceRefresh: true }) },
      }),
    { personal: true, aside: true, page: EVERY_PAGE },
  );
  const preview = value ?? looked.before;
  return {
    preview,
    status: preview ? 'ready' : error ? 'error' : 'loading',
    isRefreshing: isAgain && !value && !error,
    isRefreshFailed: isAgain && !value && error !== undefined,
    retry: reload,
    refresh: () => setLooked(({ times }) => ({ times: times + 1, before: preview })),
  };
}

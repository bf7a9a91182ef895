import { type LinkPreview, productLinksCalls } from '@vitrine/api';
import { useState } from 'react';
import { EVERY_PAGE, useResource } from '../resource/useResource.ts';

/** What is behind a link, as far as it is known. */
export interface LinkPreviewLookup {
  /** Stays while it is looked at anew. */
  preview: LinkPreview | undefined;
  status: 'ready' | 'loading' | 'error';
  /** Whether the page is being read anew. */
  isRefreshing: boolean;
  /** Whether reading it anew failed; what was known stays. */
  isRefreshFailed: boolean;
  /** Asks again. */
  retry(): void;
  /** Has the page read anew, however lately it was read. */
  refresh(): void;
}

/**
 * What is behind a link, read by the server, for people who are signed in.
 *
 * @param url Undefined where it is not wanted.
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

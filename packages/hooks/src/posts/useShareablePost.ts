import { ApiError, postsCalls } from '@vitrine/api';
import { useRef } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';

/** Address and picture of a post to share, as far as they are known. */
export interface ShareablePost {
  /** The permanent address without a query; undefined until known. */
  url: string | undefined;
  /** The picture for the device's share sheet; undefined until loaded. */
  picture: Blob | undefined;
  /** Whether the server refuses to share the post, such as a filtered one. */
  isRefused: boolean;
}

/** Prepares a post before its share button is pressed: the device's sheet opens only right after a press. */
export interface SharePreparation {
  /** Asks for the address, and with `withPicture` for the picture; once for each post. */
  prepare(options: { withPicture: boolean }): void;
  /** Returns address and picture, as far as they are known by now. */
  known(): ShareablePost;
}

const nothing: ShareablePost = { url: undefined, picture: undefined, isRefused: false };

/** Returns the data of a post's share button; nothing is asked for before `prepare`. */
export function useShareablePost(postId: string | undefined): SharePreparation {
  const { api } = useServices();
  const asked = useRef<{ id: string; found: ShareablePost }>(undefined);

  async function ask(id: string, withPicture: boolean) {
    const mine = { id, found: nothing };
    asked.current = mine;
    try {
      const { permanentShareUrl, imageUrl } = await api(postsCalls).shareUrl({ params: { postId: id } });
      mine.found = { ...nothing, url: withoutQuery(permanentShareUrl) };
      if (!withPicture || imageUrl === null) return;
      // biome-ignore lint/style/noRestrictedGlobals: a picture of the site, no call of the API
      const answer = await fetch(imageUrl);
      const picture = answer.ok ? await answer.blob() : undefined;
      mine.found = { ...mine.found, picture };
    } catch (error) {
      mine.found = { ...mine.found, isRefused: error instanceof ApiError && error.code === 'post_not_found' };
      // The next press asks again.
      if (!mine.found.url && !mine.found.isRefused && asked.current === mine) asked.current = undefined;
    }
  }

  return {
    prepare({ withPicture }) {
      if (postId !== undefined && asked.current?.id !== postId) void ask(postId, withPicture);
    },
    known: () => (asked.current?.id === postId ? (asked.current?.found ?? nothing) : nothing),
  };
}

function withoutQuery(address: string): string {
  const url = new URL(address, window.location.origin);
  return url.origin + url.pathname;
}

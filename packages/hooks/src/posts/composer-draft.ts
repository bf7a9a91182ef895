import { defineDrafts } from '../drafts/drafts.ts';
import { type PostText, postTextFrom } from './post-text.ts';

/** A picture or video that is on the server already, and waits for its post. */
export interface UploadedMedium {
  id: string;
  kind: 'image' | 'video';
  /** What it is called on the server. */
  key: string;
  /** Of a video: what its poster is called there. */
  posterKey?: string | undefined;
  alt: string;
  /** A small picture of it, as data. */
  preview?: string | undefined;
}

/** A post that is being written. */
export interface ComposerDraft extends PostText {
  /** What the client calls the post: publishing it twice makes one. */
  clientId: string;
  media: readonly UploadedMedium[];
  /** How many pictures and videos were not on the server yet, and have to be chosen again after a reload. */
  underWay: number;
}

/** The only draft that there is at a time. */
export const NEW_POST = 'new';

/** Posts that are being written. */
export const composerDrafts = defineDrafts<ComposerDraft>({
  kind: 'post',
  draftFrom(kept) {
    const text = postTextFrom(kept);
    const { clientId, media, underWay } = (kept ?? {}) as Partial<ComposerDraft>;
    if (!text || typeof clientId !== 'string' || !Array.isArray(media)) return undefined;
    return {
      ...text,
      clientId,
      media: media.filter(isUploaded),
      underWay: typeof underWay === 'number' ? underWay : 0,
    };
  },
});

/** Whether something out of a storage, which may hold anything, is such a medium. */
export const isUploaded = (kept: unknown): kept is UploadedMedium => {
  if (typeof kept !== 'object' || kept === null) return false;
  const { id, kind, key, posterKey, alt, preview } = kept as Partial<UploadedMedium>;
  const isText = (given: unknown) => given === undefined || typeof given === 'string';
  return (
    typeof id === 'string' &&
    (kind === 'image' || kind === 'video') &&
    typeof key === 'string' &&
    typeof alt === 'string' &&
    isText(posterKey) &&
    isText(preview)
  );
};

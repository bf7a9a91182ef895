import { type Client, postsCalls } from '@vitrine/api';
import {
  type AttachmentsPlan,
  attachmentsFrom,
  defineAttachments,
  type KeptAttachment,
} from '../attachments/attachments.ts';
import { defineDrafts } from '../drafts/drafts.ts';
import { defineOutbox } from '../outbox/outbox.ts';
import { isFailure, type OutboxFailure } from '../outbox/outbox-entry.ts';
import { attached } from '../services/attached.ts';
import { linksToSend, type PostText, postTextFrom } from './post-text.ts';
import { PUBLICATIONS, publicationsChanged } from './useIsPublishing.ts';

export interface AboutMedium {
  kind: 'image' | 'video';
  alt: string;
  /** A small data URL. */
  preview?: string | undefined;
}

const plan: AttachmentsPlan<AboutMedium> = {
  kind: 'post',
  ask: (api, body, signal) => api(postsCalls).askUpload({ body }, { signal }),
  aboutFrom(kept) {
    if (typeof kept !== 'object' || kept === null) return undefined;
    const { kind, alt, preview } = kept as Partial<AboutMedium>;
    const isPreview = preview === undefined || typeof preview === 'string';
    if ((kind !== 'image' && kind !== 'video') || typeof alt !== 'string' || !isPreview) return undefined;
    return { kind, alt, preview };
  },
};

/** Files of posts that are being written, or processed by the server. A poster belongs to its video. */
export const postFiles = defineAttachments(plan);

export interface ComposerDraft extends PostText {
  /** A repeat with the same id makes no second post. Files are stored under it. */
  clientId: string;
  /** Whether an earlier try may have made the post, with an older text. */
  isTried: boolean;
}

export interface WrittenPost extends ComposerDraft {
  media: readonly KeptAttachment<AboutMedium>[];
}

/** The only key of these drafts: one post is written at a time. */
export const NEW_POST = 'new';

function composerDraftFrom(kept: unknown): ComposerDraft | undefined {
  const text = postTextFrom(kept);
  const { clientId, isTried } = (kept ?? {}) as Partial<ComposerDraft>;
  return text && typeof clientId === 'string' ? { ...text, clientId, isTried: isTried === true } : undefined;
}

function writtenPostFrom(kept: unknown): WrittenPost | undefined {
  const post = composerDraftFrom(kept);
  const media = post && attachmentsFrom((kept as Partial<WrittenPost>).media, plan.aboutFrom);
  return media && { ...post, media };
}

export const composerDrafts = defineDrafts<ComposerDraft>({ kind: 'post', draftFrom: composerDraftFrom });

export const givePost = (
  api: Client,
  author: string | undefined,
  { clientId, content, links, media }: Omit<WrittenPost, 'isTried'>,
) => {
  const files = media.flatMap(({ id, key, of, about: { alt } }) => {
    const poster = media.find((other) => other.of === id)?.key;
    return key === undefined || of !== undefined ? [] : [{ key, poster, alt: alt.trim() || undefined }];
  });
  const body = {
    userId: author,
    clientId,
    content: content.trim(),
    media: files,
    links: linksToSend(links),
  };
  return api(postsCalls).publish({ body });
};

/** Once the server has accepted a post, it is followed as a publication. */
export const postOutbox = defineOutbox<ComposerDraft, true, AboutMedium>({
  kind: 'post',
  async send(api, { draft, attachments }, author) {
    await givePost(api, author, { ...draft, media: attachments });
    return true;
  },
  async read(api, { clientId }) {
    await api(postsCalls).publication({ params: { clientId } });
    return true;
  },
  draftFrom: composerDraftFrom,
  reason: { kind: 'expired' },
  attachments: { of: postFiles, isKept: true },
});

/** A post as written, while the server is preparing it or has refused it. */
export interface KeptPublication extends WrittenPost {
  /** Set if the server refused the post, which then waits until the composer is empty. */
  refusal?: OutboxFailure | undefined;
}

const publicationDrafts = defineDrafts<KeptPublication>({
  kind: PUBLICATIONS,
  isLasting: true,
  draftFrom(kept) {
    const post = writtenPostFrom(kept);
    const { refusal } = (kept ?? {}) as Partial<KeptPublication>;
    return post && { ...post, ...(isFailure(refusal) && { refusal }) };
  },
});

/**
 * Posts that the server is preparing or has refused, by client id. They outlive the tab, until their author
 * signs out.
 */
export const keptPublications = attached((services) => {
  const kept = publicationDrafts(services);
  kept.subscribe(publicationsChanged(services).emit);
  return kept;
});

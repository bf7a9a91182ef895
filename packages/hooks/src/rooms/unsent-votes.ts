import { type Product, productFrom, roomsCalls, type Vote } from '@vitrine/api';
import { defineDrafts } from '../drafts/drafts.ts';
import { defineOutbox } from '../outbox/outbox.ts';
import { type RoomPicture, roomPictures } from './unsent-messages.ts';

/** An option of a vote being written. */
export interface VoteOptionDraft {
  kind: 'photo' | 'link' | 'product';
  /** Stays the same while it is edited. */
  key: string;
  text: string;
  imageUrl?: string | undefined;
  linkUrl?: string | undefined;
  linkTitle?: string | undefined;
  linkDescription?: string | undefined;
  linkImage?: string | undefined;
  product?: Product | undefined;
  /** Id of its uploaded picture among the attachments of the vote. */
  picture?: string | undefined;
}

/** A vote being written. */
export interface VoteDraft {
  question: string;
  options: readonly VoteOptionDraft[];
}

const isText = (kept: unknown): kept is string => typeof kept === 'string';
const textFrom = (kept: unknown) => (isText(kept) ? kept : undefined);

function optionFrom(kept: unknown): VoteOptionDraft[] {
  const { kind, key, text, product, ...rest } = (kept ?? {}) as Partial<Record<string, unknown>>;
  const isKind = kind === 'photo' || kind === 'link' || kind === 'product';
  if (!isKind || !isText(key) || !isText(text)) return [];
  return [
    {
      kind,
      key,
      text,
      imageUrl: textFrom(rest.imageUrl),
      linkUrl: textFrom(rest.linkUrl),
      linkTitle: textFrom(rest.linkTitle),
      linkDescription: textFrom(rest.linkDescription),
      linkImage: textFrom(rest.linkImage),
      picture: textFrom(rest.picture),
      product: product === undefined ? undefined : productFrom(product),
    },
  ];
}

export function voteDraftFrom(kept: unknown): VoteDraft | undefined {
  const { question, options } = (kept ?? {}) as Partial<VoteDraft>;
  if (!isText(question) || !Array.isArray(options)) return undefined;
  return { question, options: options.flatMap(optionFrom) };
}

/** A vote being written, and the client id under which its pictures are kept. */
export interface TypedVote extends VoteDraft {
  clientId: string;
}

/** Votes being written, by room id. */
export const voteDrafts = defineDrafts<TypedVote>({
  kind: 'roomVote',
  draftFrom(kept) {
    const draft = voteDraftFrom(kept);
    const { clientId } = (kept ?? {}) as Partial<TypedVote>;
    return draft && isText(clientId) ? { ...draft, clientId } : undefined;
  },
});

/** Votes not yet on the server; the thread is the room id. */
export const voteOutbox = defineOutbox<VoteDraft, Vote, RoomPicture>({
  kind: 'roomVote',
  send(api, { clientId, thread: id, draft: { question, options }, attachments }) {
    const keyOf = (picture: string | undefined) => attachments.find((one) => one.id === picture)?.key;
    const body = {
      question,
      voteType: 'single' as const,
      isAnonymous: false,
      options: options.map(({ key: _key, kind: _kind, product, picture, ...option }) => ({
        ...option,
        ...(product ? { productId: product.id } : {}),
        ...(keyOf(picture) ? { attachmentKey: keyOf(picture) } : {}),
      })),
      timestamp: new Date().toISOString(),
      clientId,
    };
    return api(roomsCalls).startVote({ params: { id }, body }, { keepalive: true });
  },
  draftFrom: voteDraftFrom,
  reason: { kind: 'vote' },
  attachments: { of: roomPictures, isKept: true },
});

import { isPostLink, outcomeIsUnknown, POST_MEDIA_MAX, postsCalls } from '@vitrine/api';
import { createEmitter } from '../emitter/emitter.ts';
import { newClientId } from '../outbox/client-id.ts';
import { failureOf, type OutboxFailure } from '../outbox/outbox-entry.ts';
import { attached } from '../services/attached.ts';
import { viewerOf } from '../session/session.ts';
import { createUploads, type Upload, type UploadFailure } from '../uploads/uploads.ts';
import { type ComposerDraft, composerDrafts, NEW_POST, type UploadedMedium } from './composer-draft.ts';
import { type KeptPublication, keptPublications } from './kept-publications.ts';
import { linksToSend, type PostText, type TypedLink } from './post-text.ts';
import { givePost, publications } from './publications.ts';

/** A picture or video that was chosen, as a browser prepared it. */
export interface ChosenMedium {
  kind: 'image' | 'video';
  file: Blob;
  /** A small picture of it, as data, which is kept over a reload. */
  preview?: string | undefined;
  /** Of a video: what is seen before it runs. */
  poster?: Blob | undefined;
}

/** A picture or video of the post that is being written. */
export interface ComposedMedium {
  id: string;
  kind: 'image' | 'video';
  alt: string;
  preview: string | undefined;
  /** The file itself; gone after a reload. */
  file: Blob | undefined;
  status: Upload['status'];
  /** How much has left, from 0 to 1. */
  progress: number;
  failure: UploadFailure | undefined;
  /** Whether it arrived and cannot be published: to send it again changes nothing. */
  refused: boolean;
}

/** What there is of a post that is being written; another object after every change. */
export interface ComposerState extends PostText {
  media: readonly ComposedMedium[];
  status: 'writing' | 'publishing';
  /** Why it was not published, since the last try. */
  failure: OutboxFailure | undefined;
  /** How many pictures and videos were lost with a reload, because they were not on the server yet. */
  lost: number;
  /** How many posts that were refused wait until this one is published or discarded. */
  refusedWaiting: number;
}

/**
 * A post that is being written. It goes on while its person is on other pages, and is kept over a reload. While it is given to the server, nothing
 * of it can be changed. One that is refused later is here again, as soon as nothing else is being written.
 */
export interface PostComposer {
  getState(): ComposerState;
  subscribe(listener: () => void): () => void;
  setContent(content: string): void;
  setLinks(links: readonly TypedLink[]): void;
  /** Adds what was chosen, up to ten, and sends it. */
  add(chosen: readonly ChosenMedium[]): void;
  /** Puts something else in its place, such as a part of a picture. */
  replace(id: string, chosen: ChosenMedium): void;
  remove(id: string): void;
  /** Moves it to a place, counted from 0. */
  move(id: string, place: number): void;
  setAlt(id: string, alt: string): void;
  /** Sends a file that did not arrive once more. */
  retry(id: string): void;
  /** The person has seen what was lost with a reload. */
  forgetLost(): void;
  /**
   * Gives it to the server, which publishes it once it is prepared: `usePublicationOutcomes` tells. Resolves to the client's name of the post;
   * to undefined where that fails. A second press while it is under way, and a repeat after a lost answer, make no second post.
   */
  publish(): Promise<string | undefined>;
  /** Drops it, and begins anew: with a post that was refused, else with nothing. */
  clear(): void;
}

interface Held {
  id: string;
  kind: 'image' | 'video';
  alt: string;
  preview: string | undefined;
  file: Blob | undefined;
  poster: Blob | undefined;
  key: string | undefined;
  posterKey: string | undefined;
  /** Why the server would not publish it. */
  refusal?: OutboxFailure | undefined;
}

const posterOf = (id: string) => `${id} poster`;

/** The post that is being written in an app. */
export const postComposer = attached((services): PostComposer => {
  const { api, session } = services;
  const changed = createEmitter();
  const drafts = composerDrafts(services);
  const kept = keptPublications(services);
  const { follow, onRefused } = publications(services);
  const uploads = createUploads(services, (client, body, signal) =>
    client(postsCalls).askUpload({ body }, { signal }),
  );
  let viewer = viewerOf(session.getState());
  let clientId = newClientId();
  let text: PostText = { content: '', links: [] };
  let media: readonly Held[] = [];
  let status: ComposerState['status'] = 'writing';
  let failure: OutboxFailure | undefined;
  let lost = 0;
  /** Whether an earlier try may have made the post. */
  let mayBeThere = false;
  /** Pictures and videos of posts that the server prepares, with their files, by the client's name of the post. */
  const given = new Map<string, readonly Held[]>();
  let state: ComposerState;

  const refusedPosts = () => kept.list().filter(({ refusal }) => refusal !== undefined);
  const isEmpty = () => media.length === 0 && text.content === '' && text.links.length === 0;

  function restore(): void {
    restoreDraft();
    const [refused] = refusedPosts();
    if (refused && isEmpty()) takeBack(refused);
  }

  function restoreDraft(): void {
    const draft: ComposerDraft | undefined = drafts.get(NEW_POST);
    clientId = draft?.clientId ?? newClientId();
    text = { content: draft?.content ?? '', links: draft?.links ?? [] };
    media = (draft?.media ?? []).map(({ posterKey, preview, ...medium }) => ({
      ...medium,
      preview,
      posterKey,
      file: undefined,
      poster: undefined,
    }));
    lost = draft?.underWay ?? 0;
    status = 'writing';
    failure = undefined;
    mayBeThere = draft !== undefined;
  }

  /** Puts a post that was refused in the place of an empty one. */
  function takeBack({ clientId: name, content, links, media: files, refusal }: KeptPublication): void {
    const here = given.get(name) ?? [];
    drafts.set(NEW_POST, { clientId: name, content, links, media: files, underWay: 0 });
    kept.remove(name);
    restoreDraft();
    for (const { id, file, poster } of here) put(id, { file, poster });
    failure = refusal;
    if (refusal) markRefused(refusal);
    keep();
  }

  function composed(held: Held): ComposedMedium {
    const { id, kind, alt, preview, file, key, refusal } = held;
    const medium = { id, kind, alt, preview, file, refused: refusal !== undefined };
    if (refusal) return { ...medium, status: 'failed', progress: 0, failure: refusal };
    const upload = key === undefined ? uploadOf(id) : undefined;
    const { status: sent = isPosterUnderWay(held) ? 'uploading' : 'done', progress = 1 } = upload ?? {};
    return { ...medium, status: sent, progress, failure: upload?.failure };
  }
  /** A poster that does not arrive holds nobody up: the post is published without it. */
  function isPosterUnderWay({ id }: Held): boolean {
    const { status: sent } = uploadOf(posterOf(id)) ?? {};
    return sent === 'waiting' || sent === 'uploading';
  }
  const uploadOf = (id: string) => uploads.list().find((upload) => upload.id === id);

  const uploadedMedia = () =>
    media.flatMap(({ id, kind, alt, preview, key, posterKey }): UploadedMedium[] =>
      key === undefined ? [] : [{ id, kind, alt, preview, key, posterKey }],
    );

  function keep(): void {
    const uploaded = uploadedMedia();
    const underWay = media.length - uploaded.length;
    drafts.set(NEW_POST, isEmpty() ? undefined : { clientId, ...text, media: uploaded, underWay });
  }

  function show(): void {
    const refusedWaiting = isEmpty() ? 0 : refusedPosts().length;
    state = { ...text, media: media.map(composed), status, failure, lost, refusedWaiting };
    changed.emit();
  }
  /** Something was changed by hand: what went wrong before is over. */
  function change(): void {
    failure = undefined;
    keep();
    show();
  }
  /** What is being published stays as it is: whatever came now would go with it, unread. */
  const byHand =
    <Given extends unknown[]>(act: (...given: Given) => void) =>
    (...given: Given) => {
      if (status !== 'publishing') act(...given);
    };
  const put = (id: string, to: Partial<Held>) => {
    media = media.map((held) => (held.id === id ? { ...held, ...to } : held));
  };

  function send(id: string, { file, poster }: Pick<ChosenMedium, 'file' | 'poster'>): void {
    void arrive(id, file, (key) => put(id, { key }));
    if (poster) void arrive(posterOf(id), poster, (posterKey) => put(id, { posterKey }));
  }
  async function arrive(uploadId: string, file: Blob, take: (key: string) => void): Promise<void> {
    const key = await uploads.begin(uploadId, file);
    if (key === undefined) return;
    take(key);
    keep();
    show();
  }

  const drop = (id: string) => {
    uploads.remove(id);
    uploads.remove(posterOf(id));
  };

  async function publish(): Promise<string | undefined> {
    const isReady = media.length > 0 && state.media.every((medium) => medium.status === 'done');
    const links = linksToSend(text.links);
    if (status === 'publishing' || !isReady || !links.every(({ url }) => isPostLink(url))) return undefined;
    status = 'publishing';
    failure = undefined;
    show();
    const author = viewer;
    const publication = { clientId, ...text, media: uploadedMedia(), mayDiffer: mayBeThere };
    try {
      await givePost(api, author, publication).catch(async (error: unknown) => {
        const isThere = outcomeIsUnknown(error) && viewer === author && (await isKnown(publication.clientId));
        if (!isThere) throw error;
        // Found by its name alone: an earlier try may have given it, with other words.
        publication.mayDiffer = true;
      });
      if (viewer !== author) return undefined;
      given.set(publication.clientId, media);
      follow(publication);
      clear();
      return publication.clientId;
    } catch (error) {
      if (viewer !== author) return undefined;
      status = 'writing';
      failure = failureOf(error);
      mayBeThere ||= outcomeIsUnknown(error);
      const isPosterRefused = markRefused(failure);
      keep();
      show();
      return isPosterRefused ? publish() : undefined;
    }
  }

  /** Whether the server has the post of a try whose answer was lost; false where nobody can say. */
  const isKnown = (name: string) =>
    api(postsCalls)
      .publication({ params: { clientId: name } })
      .then(
        () => true,
        () => false,
      );

  /** Marks what the server would not publish. Says whether it was a poster, which holds nobody up. */
  function markRefused(why: OutboxFailure): boolean {
    const { about } = why;
    // The server keeps no file for ever: what it does not know any more is sent again, if it is still here.
    if (why.code === 'upload_unknown') sendAgain();
    if (about === undefined) return false;
    const ofPoster = media.find(({ posterKey }) => posterKey === about);
    const ofFile = media.find(({ key }) => key === about);
    if (ofPoster) put(ofPoster.id, { posterKey: undefined });
    if (ofFile) put(ofFile.id, { key: undefined, refusal: why });
    return ofPoster !== undefined;
  }

  function sendAgain(): void {
    for (const { id, file, poster } of media) {
      if (!file) continue;
      put(id, { key: undefined, posterKey: undefined });
      send(id, { file, poster });
    }
  }

  function clear(): void {
    uploads.clear();
    drafts.set(NEW_POST, undefined);
    restore();
    show();
  }

  session.onIdentityChange(() => {
    const next = viewerOf(session.getState());
    if (next === viewer) return;
    viewer = next;
    uploads.clear();
    given.clear();
    restore();
    show();
  });
  uploads.subscribe(show);
  kept.subscribe(() => {
    for (const name of given.keys()) if (!kept.find(name)) given.delete(name);
    show();
  });
  onRefused(() => {
    if (status === 'publishing' || !isEmpty()) return;
    restore();
    show();
  });
  restore();
  show();

  return {
    getState: () => state,
    subscribe: (listener) => changed.on(listener),
    setContent: byHand((content) => {
      text = { ...text, content };
      change();
    }),
    setLinks: byHand((links) => {
      text = { ...text, links };
      change();
    }),
    add: byHand((chosen) => {
      const added = chosen
        .slice(0, Math.max(0, POST_MEDIA_MAX - media.length))
        .map(({ kind, file, poster, preview }): Held & { file: Blob } => ({
          id: newClientId(),
          kind,
          alt: '',
          preview,
          file,
          poster,
          key: undefined,
          posterKey: undefined,
        }));
      media = [...media, ...added];
      for (const medium of added) send(medium.id, medium);
      change();
    }),
    replace: byHand((id, { kind, file, poster, preview }) => {
      drop(id);
      put(id, { kind, file, poster, preview, key: undefined, posterKey: undefined, refusal: undefined });
      send(id, { file, poster });
      change();
    }),
    remove: byHand((id) => {
      drop(id);
      media = media.filter((medium) => medium.id !== id);
      change();
    }),
    move: byHand((id, place) => {
      const medium = media.find((held) => held.id === id);
      if (!medium) return;
      const others = media.filter((held) => held !== medium);
      const to = Math.min(Math.max(place, 0), others.length);
      media = [...others.slice(0, to), medium, ...others.slice(to)];
      change();
    }),
    setAlt: byHand((id, alt) => {
      put(id, { alt });
      change();
    }),
    retry(id) {
      const medium = media.find((held) => held.id === id);
      if (medium?.file && medium.key === undefined && !medium.refusal)
        send(id, { file: medium.file, poster: medium.poster });
    },
    forgetLost() {
      lost = 0;
      change();
    },
    publish,
    clear: byHand(clear),
  };
});

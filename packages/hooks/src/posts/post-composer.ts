import { isPostLink, outcomeIsUnknown, POST_MEDIA_MAX, type Post, postsCalls } from '@vitrine/api';
import { createEmitter } from '../emitter/emitter.ts';
import { newClientId } from '../outbox/client-id.ts';
import { failureOf, type OutboxFailure } from '../outbox/outbox-entry.ts';
import { attached } from '../services/attached.ts';
import { viewerOf } from '../session/session.ts';
import { createUploads, type Upload, type UploadFailure } from '../uploads/uploads.ts';
import { type ComposerDraft, composerDrafts, NEW_POST, type UploadedMedium } from './composer-draft.ts';
import { postChanges } from './post-changes.ts';
import { linksToSend, type PostText, type TypedLink } from './post-text.ts';

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
}

/**
 * A post that is being written. It goes on while its person is on other pages, and is kept over a reload. While it is being published, nothing
 * of it can be changed.
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
  /** Publishes it; undefined where that fails. A second press while it is under way, and a repeat after a lost answer, make no second post. */
  publish(): Promise<Post | undefined>;
  /** Begins anew, with nothing. */
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
  let state: ComposerState;

  function restore(): void {
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

  function keep(): void {
    const uploaded = media.flatMap(({ id, kind, alt, preview, key, posterKey }): UploadedMedium[] =>
      key === undefined ? [] : [{ id, kind, alt, preview, key, posterKey }],
    );
    const isEmpty = media.length === 0 && text.content === '' && text.links.length === 0;
    const underWay = media.length - uploaded.length;
    drafts.set(NEW_POST, isEmpty ? undefined : { clientId, ...text, media: uploaded, underWay });
  }

  function show(): void {
    state = { ...text, media: media.map(composed), status, failure, lost };
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

  async function publish(): Promise<Post | undefined> {
    const isReady = media.length > 0 && state.media.every((medium) => medium.status === 'done');
    const links = linksToSend(text.links);
    if (status === 'publishing' || !isReady || !links.every(({ url }) => isPostLink(url))) return undefined;
    status = 'publishing';
    failure = undefined;
    show();
    const author = viewer;
    const files = media.map(({ key = '', posterKey, alt }) => ({
      key,
      ...(posterKey === undefined ? {} : { poster: posterKey }),
      ...(alt.trim() === '' ? {} : { alt: alt.trim() }),
    }));
    const body = { userId: author, clientId, content: text.content.trim(), media: files, links };
    try {
      const made = await api(postsCalls)
        .create({ body })
        .catch(async (error: unknown) => {
          const there = outcomeIsUnknown(error) && viewer === author && (await postNamed(body.clientId));
          if (!there) throw error;
          // Found by its name alone: an earlier try may have made it, with other words.
          mayBeThere = true;
          return there;
        });
      if (viewer !== author) return undefined;
      const post = mayBeThere ? await withWords(made, body) : made;
      if (viewer !== author) return undefined;
      clear();
      postChanges(services).putInFront(post);
      return post;
    } catch (error) {
      if (viewer !== author) return undefined;
      status = 'writing';
      failure = failureOf(error);
      mayBeThere ||= outcomeIsUnknown(error);
      // The server keeps no file for ever: what it does not know any more is sent again, if it is still here.
      if (failure.code === 'upload_unknown') sendAgain();
      const isPosterRefused = refuse(failure);
      keep();
      show();
      return isPosterRefused ? publish() : undefined;
    }
  }

  /** The post that a try made of which no answer came; undefined where there is none, or nobody can say. */
  async function postNamed(name: string): Promise<Post | undefined> {
    const found = await api(postsCalls)
      .publication({ params: { clientId: name } })
      .catch(() => undefined);
    return found?.post;
  }

  /** What an earlier try made has the words and links of then: it gets those of now. */
  async function withWords(
    made: Post,
    { userId, content, links }: PostText & { userId: string | undefined },
  ): Promise<Post> {
    if (made.content === content && made.linkCount === links.length) return made;
    const body = { userId, content, links: [...links], version: made.version };
    const { post } = await api(postsCalls).update({ params: { id: made.id }, body });
    return post ?? { ...made, content };
  }

  /** Marks what the server would not publish. Says whether it was a poster, which holds nobody up. */
  function refuse(why: OutboxFailure): boolean {
    const { about } = why;
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
    restore();
    show();
  });
  uploads.subscribe(show);
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

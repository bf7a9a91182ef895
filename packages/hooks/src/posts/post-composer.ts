import { isPostLink, POST_MEDIA_MAX } from '@vitrine/api';
import type { Attachment } from '../attachments/attachments.ts';
import { createEmitter } from '../emitter/emitter.ts';
import { mayHaveArrived, newClientId, type OutboxFailure } from '../outbox/outbox-entry.ts';
import { attached } from '../services/attached.ts';
import type { Upload, UploadFailure } from '../uploads/uploads.ts';
import { linksToSend, type PostText, type TypedLink } from './post-text.ts';
import { publications } from './publications.ts';
import {
  type AboutMedium,
  type ComposerDraft,
  composerDrafts,
  keptPublications,
  NEW_POST,
  postFiles,
  postOutbox,
} from './written-post.ts';

/** A chosen picture or video, prepared by the browser. */
export interface ChosenMedium {
  kind: 'image' | 'video';
  file: Blob;
  /** A small data URL, kept over a reload. */
  preview?: string | undefined;
  /** Shown before a video plays. */
  poster?: Blob | undefined;
}

/** A picture or video of the post being written. */
export interface ComposedMedium {
  id: string;
  kind: 'image' | 'video';
  alt: string;
  preview: string | undefined;
  /** After a reload, undefined until the file is found, or for good if the browser did not keep it. */
  file: Blob | undefined;
  status: Upload['status'];
  /** Share uploaded, from 0 to 1. */
  progress: number;
  failure: UploadFailure | undefined;
  /** Whether the file was refused or lost, so that another try would fail as well. */
  refused: boolean;
}

/** A snapshot of the post being written; another object after every change. */
export interface ComposerState extends PostText {
  media: readonly ComposedMedium[];
  status: 'writing' | 'publishing';
  failure: OutboxFailure | undefined;
  /** Number of media lost in a reload: neither uploaded nor kept by the browser. */
  lost: number;
  /** Number of refused posts that wait until this one is published or discarded. */
  refusedWaiting: number;
}

/**
 * The post being written, kept across pages and a reload. It cannot be changed while it is being sent. If the
 * server refuses it later, it returns here once nothing else is being written.
 */
export interface PostComposer {
  getState(): ComposerState;
  subscribe(listener: () => void): () => void;
  setContent(content: string): void;
  setLinks(links: readonly TypedLink[]): void;
  /** Uploads chosen media, up to ten in all. */
  add(chosen: readonly ChosenMedium[]): void;
  replace(id: string, chosen: ChosenMedium): void;
  remove(id: string): void;
  move(id: string, place: number): void;
  setAlt(id: string, alt: string): void;
  retry(id: string): void;
  /** Dismisses the notice of lost media. */
  forgetLost(): void;
  /**
   * Sends the post, which the server publishes after processing; `usePublicationOutcomes` reports the
   * outcome. Resolves to the post's client id, or to undefined on failure. Repeats create no second post.
   */
  publish(): Promise<string | undefined>;
  /** Discards the post, and starts with a refused one if any waits, else empty. */
  clear(): void;
}

/** Notices about the post with this client id. */
interface Said {
  clientId: string;
  failure?: OutboxFailure | undefined;
  lost?: number;
}

export const postComposer = attached((services): PostComposer => {
  const { session, lifetimes, signInGate } = services;
  const changed = createEmitter();
  const drafts = composerDrafts(services);
  const files = postFiles(services);
  const outbox = postOutbox(services);
  const kept = keptPublications(services);
  const { follow, onRefused } = publications(services);
  let nextId = newClientId();
  let said: Said | undefined;
  let state: ComposerState;

  const written = (): ComposerDraft =>
    drafts.get(NEW_POST) ?? { clientId: nextId, content: '', links: [], isTried: false };
  const isPublishing = () => outbox.entries().length > 0;
  const isEmpty = ({ clientId, content, links }: ComposerDraft) =>
    content === '' && links.length === 0 && files.list(clientId).length === 0;
  const refusedPosts = () => kept.list().filter(({ refusal }) => refusal !== undefined);

  function become(next: ComposerDraft | undefined): void {
    const isNone = next === undefined || isEmpty(next);
    if (isNone) nextId = newClientId();
    drafts.set(NEW_POST, isNone ? undefined : next);
    show();
  }
  /** Also clears the last failure. */
  function change(to: Partial<PostText> = {}): void {
    if (said) said = { ...said, failure: undefined };
    become({ ...written(), ...to });
  }
  /** Ignores changes while publishing, since the shown post is being sent. */
  const byHand =
    <Given extends unknown[]>(act: (...given: Given) => void) =>
    (...given: Given) => {
      if (!isPublishing()) act(...given);
    };

  function show(): void {
    const [entry] = outbox.entries();
    const post = entry?.draft ?? written();
    const { clientId, content, links } = post;
    const { failure, lost = 0 } = said?.clientId === clientId ? said : {};
    const media = composed(files.list(clientId));
    const status = entry ? 'publishing' : 'writing';
    const refusedWaiting = entry || !isEmpty(post) ? refusedPosts().length : 0;
    state = { content, links, media, status, failure, lost, refusedWaiting };
    changed.emit();
  }

  /** Takes in a refused post if nothing else is being written. Recovers files from before a reload. */
  async function restore(): Promise<void> {
    const [refused] = refusedPosts();
    if (refused && !isPublishing() && isEmpty(written())) {
      const { clientId, content, links, media, refusal } = refused;
      files.takeIn(clientId, media);
      said = { clientId, failure: refusal };
      become({ clientId, content, links, isTried: true });
      kept.set(clientId, undefined);
      if (refusal) files.refuse(clientId, refusal);
    }
    const { clientId } = written();
    const lost = await files.recover(clientId);
    if (lost.length === 0) return;
    said = { ...(said?.clientId === clientId && said), clientId, lost: lost.length };
    for (const id of lost) files.remove(clientId, id);
    if (clientId === written().clientId) become(written());
  }

  /** Moves a post that failed to send back into the draft. */
  function takeBack(): void {
    const failed = outbox.entries().find(({ status }) => status === 'failed');
    if (!failed) {
      show();
      return;
    }
    const { clientId, draft, failure } = failed;
    said = { clientId, failure };
    drafts.set(NEW_POST, { ...draft, isTried: draft.isTried || mayHaveArrived(failed) });
    outbox.remove(clientId);
  }

  async function publish(): Promise<string | undefined> {
    const draft = written();
    const isReady = state.media.length > 0 && state.media.every(({ status }) => status === 'done');
    const areLinks = linksToSend(draft.links).every(({ url }) => isPostLink(url));
    if (isPublishing() || !isReady || !areLinks) return undefined;
    if (session.getState().status !== 'authenticated') {
      signInGate.ask({ kind: 'expired' });
      return undefined;
    }
    said = undefined;
    const { clientId } = draft;
    outbox.add(NEW_POST, draft, undefined, clientId);
    become(undefined);
    return (await outbox.outcomeOf(clientId)) === 'sent' ? clientId : undefined;
  }

  function add(clientId: string, { kind, file, poster, preview }: ChosenMedium): void {
    const id = files.add(clientId, file, { kind, alt: '', preview });
    if (poster) files.add(clientId, poster, POSTER, id);
  }
  const mediumOf = (id: string) => files.list(written().clientId).find((medium) => medium.id === id);

  outbox.onDelivered(({ entry }) => {
    const media = files.list(entry.clientId).map(({ id, about, key, of }) => ({ id, about, key, of }));
    follow({ ...entry.draft, media });
    // The entry leaves the outbox only after this listener.
    queueMicrotask(() => void restore());
  });
  outbox.subscribe(takeBack);
  drafts.subscribe(show);
  files.subscribe(show);
  kept.subscribe(show);
  onRefused(() => void restore());
  lifetimes.ofPerson({ load: () => void restore() });
  takeBack();
  void restore();

  return {
    getState: () => state,
    subscribe: (listener) => changed.on(listener),
    setContent: byHand((content) => change({ content })),
    setLinks: byHand((links) => change({ links })),
    add: byHand((chosen) => {
      const { clientId } = written();
      const room = Math.max(0, POST_MEDIA_MAX - state.media.length);
      for (const medium of chosen.slice(0, room)) add(clientId, medium);
      change();
    }),
    replace: byHand((id, { kind, file, poster, preview }) => {
      const { clientId } = written();
      files.replace(clientId, id, file, { kind, alt: mediumOf(id)?.about.alt ?? '', preview });
      if (poster) files.add(clientId, poster, POSTER, id);
      change();
    }),
    remove: byHand((id) => {
      files.remove(written().clientId, id);
      change();
    }),
    move: byHand((id, place) => {
      files.moveTo(written().clientId, id, place);
      change();
    }),
    setAlt: byHand((id, alt) => {
      const about = mediumOf(id)?.about;
      if (about) files.describe(written().clientId, id, { ...about, alt });
      change();
    }),
    retry: (id) => files.retry(written().clientId, id),
    forgetLost() {
      said = said && { ...said, lost: 0 };
      show();
    },
    publish,
    clear: byHand(() => {
      files.forget(written().clientId);
      become(undefined);
      void restore();
    }),
  };
});

const POSTER: AboutMedium = { kind: 'image', alt: '' };

/**
 * Omits posters, but a medium counts as uploading while its poster is. A failed poster does not fail its
 * medium.
 */
function composed(attachments: readonly Attachment<AboutMedium>[]): ComposedMedium[] {
  const isUnderWay = ({ status }: Attachment<AboutMedium>) => status === 'waiting' || status === 'uploading';
  return attachments
    .filter(({ of }) => of === undefined)
    .map(({ id, about: { kind, alt, preview }, file, status, progress, failure, refused }) => {
      const isPosterUnderWay = attachments.some((other) => other.of === id && isUnderWay(other));
      const sent = status === 'done' && isPosterUnderWay ? 'uploading' : status;
      return { id, kind, alt, preview, file, status: sent, progress, failure, refused };
    });
}

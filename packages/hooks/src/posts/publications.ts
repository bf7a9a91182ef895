import { ApiError, type Post, type PostPublication, postsCalls } from '@vitrine/api';
import { createEmitter } from '../emitter/emitter.ts';
import { failureOf, holdsUp, type OutboxFailure } from '../outbox/outbox-entry.ts';
import { attached } from '../services/attached.ts';
import { viewerOf } from '../session/session.ts';
import { postChanges } from './post-changes.ts';
import { linksToSend, type TypedLink } from './post-text.ts';
import { givePost, type KeptPublication, keptPublications, postFiles } from './written-post.ts';

/** The outcome of a publication. A refused post is in the composer, or waits until the composer is empty. */
export type PublicationOutcome = {
  clientId: string;
  /** The post's links as typed. */
  links: readonly TypedLink[];
} & (
  | {
      state: 'published';
      /** Undefined if the answer lacks it. */
      post: Post | undefined;
    }
  | { state: 'refused'; failure: OutboxFailure }
);

export interface Publications {
  follow(publication: KeptPublication): void;
  /** Called for refusals that this tab learns of. The refused post is already stored. */
  onRefused(listener: () => void): () => void;
  /** Called for outcomes that this tab learns of. The first listener also gets earlier ones. */
  onOutcome(listener: (outcome: PublicationOutcome) => void): () => void;
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;

/** Polls for outcomes while the page is visible, with growing pauses. */
export const publications = attached((services): Publications => {
  const { backgroundApi, session, onNetworkBack, lifetimes } = services;
  const kept = keptPublications(services);
  const refused = createEmitter();
  const outcomes = createEmitter<[PublicationOutcome]>();
  let listeners = 0;
  let undelivered: PublicationOutcome[] = [];
  let wait = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;

  const viewer = () => viewerOf(session.getState());
  const unsettled = () => kept.list().filter(({ refusal }) => refusal === undefined);

  function schedule(): void {
    clearTimeout(timer);
    const isSignedIn = session.getState().status === 'authenticated';
    if (isAsking || !isSignedIn || !isPageVisible() || unsettled().length === 0) return;
    timer = setTimeout(() => void askAll(), wait);
  }
  function askSoon(): void {
    wait = FIRST_WAIT_MS;
    schedule();
  }
  async function askAll(): Promise<void> {
    isAsking = true;
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    for (const publication of unsettled()) await ask(publication).catch(() => undefined);
    isAsking = false;
    schedule();
  }

  /** Asks for the outcome of one publication. Rejects on failures that may pass; the next poll asks again. */
  async function ask({ clientId }: KeptPublication): Promise<void> {
    const asker = viewer();
    /** Undefined if another tab has settled the publication, or its author has signed out. */
    const current = () => (viewer() === asker ? kept.get(clientId) : undefined);
    if (!current()) return;
    const found = await backgroundApi(postsCalls).publication({ params: { clientId } }).catch(unlessUnknown);
    const publication = current();
    if (!publication || publication.refusal) return;
    try {
      if (found === undefined) refuse(publication, { kind: 'network', status: 0 });
      else if (found.state === 'published') {
        const post = await withWords(found.post, publication);
        if (current()) finish(publication, post);
      } else if (found.state === 'refused') {
        const without = withoutPoster(publication, found.about);
        if (!without) return refuse(publication, refusalOf(found));
        await givePost(backgroundApi, asker, without);
        if (current()) kept.set(clientId, without);
      }
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind !== 'http' || holdsUp({ failure })) throw error;
      if (current()) refuse(publication, failure);
    }
  }

  /** If an earlier try made the post with an older text or links, updates it. */
  async function withWords(
    made: Post | undefined,
    { isTried, ...text }: KeptPublication,
  ): Promise<Post | undefined> {
    const content = text.content.trim();
    const links = linksToSend(text.links);
    if (!made || !isTried || (made.content === content && made.linkCount === links.length)) return made;
    const body = { userId: viewer(), content, links, version: made.version };
    const { post } = await backgroundApi(postsCalls).update({ params: { id: made.id }, body });
    return post ?? { ...made, content };
  }

  function finish({ clientId, links }: KeptPublication, post: Post | undefined): void {
    kept.set(clientId, undefined);
    postFiles(services).forget(clientId);
    if (post) postChanges(services).putInFront(post);
    tell({ state: 'published', clientId, links, post });
  }
  function refuse(publication: KeptPublication, failure: OutboxFailure): void {
    const { clientId, links } = publication;
    kept.set(clientId, { ...publication, refusal: failure });
    refused.emit();
    tell({ state: 'refused', clientId, links, failure });
  }
  function tell(outcome: PublicationOutcome): void {
    if (listeners === 0) undelivered.push(outcome);
    else outcomes.emit(outcome);
  }

  onNetworkBack(askSoon);
  session.subscribe(askSoon);
  lifetimes.ofPerson({
    drop() {
      undelivered = [];
    },
  });
  if (typeof document !== 'undefined') document.addEventListener('visibilitychange', askSoon);
  schedule();

  return {
    follow(publication) {
      kept.set(publication.clientId, publication);
      askSoon();
    },
    onRefused: (listener) => refused.on(listener),
    onOutcome(listener) {
      const stop = outcomes.on(listener);
      listeners += 1;
      for (const outcome of undelivered.splice(0)) outcomes.emit(outcome);
      return () => {
        listeners -= 1;
        stop();
      };
    },
  };
});

const isPageVisible = () => typeof document === 'undefined' || document.visibilityState === 'visible';

/** Resolves to undefined if the server does not know the post; rethrows other errors, to ask again. */
function unlessUnknown(error: unknown): undefined {
  if (!(error instanceof ApiError && error.code === 'publication_not_found')) throw error;
}

/** Removes a refused poster, since a video needs none; undefined if the refused file is no poster. */
function withoutPoster(publication: KeptPublication, about: string | undefined): KeptPublication | undefined {
  const { media } = publication;
  if (about === undefined || !media.some(({ key, of }) => of !== undefined && key === about))
    return undefined;
  return { ...publication, media: media.filter(({ key }) => key !== about) };
}

/** A post refused after it was sent has no HTTP status of its own, so it gets 400. */
const refusalOf = ({ code, error, about }: PostPublication): OutboxFailure => ({
  kind: 'http',
  status: 400,
  code,
  text: error,
  ...(about === undefined ? {} : { about }),
});

import { ApiError, type Client, type Post, type PostPublication, postsCalls } from '@vitrine/api';
import { createEmitter } from '../emitter/emitter.ts';
import { failureOf, holdsUp, type OutboxFailure } from '../outbox/outbox-entry.ts';
import { attached } from '../services/attached.ts';
import { viewerOf } from '../session/session.ts';
import { type KeptPublication, keptPublications } from './kept-publications.ts';
import { postChanges } from './post-changes.ts';
import { linksToSend, type PostText, type TypedLink } from './post-text.ts';

/** The end of a publication. A post that was refused is in the composer again, or waits until that is empty. */
export type PublicationOutcome = {
  /** Name that the client gave the post. */
  clientId: string;
  /** Its links, as they were typed. */
  links: readonly TypedLink[];
} & (
  | {
      state: 'published';
      /** Undefined where the answer did not hold it. */
      post: Post | undefined;
    }
  | { state: 'refused'; failure: OutboxFailure }
);

/** Follows posts until they are published or refused. */
export interface Publications {
  /** Follows a post that the server has taken. */
  follow(publication: KeptPublication): void;
  /** Told in this tab of a post that was refused, once it is kept as such. */
  onRefused(listener: () => void): () => void;
  /** Told of every outcome that this tab learns; those that nobody was told of yet come first. */
  onOutcome(listener: (outcome: PublicationOutcome) => void): () => void;
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;

/** Gives a post to be published. The same name once more makes no second post. */
export const givePost = (api: Client, author: string | undefined, publication: KeptPublication) => {
  const { clientId, content, links, media } = publication;
  const files = media.map(({ key, posterKey, alt }) => ({
    key,
    ...(posterKey === undefined ? {} : { poster: posterKey }),
    ...(alt.trim() === '' ? {} : { alt: alt.trim() }),
  }));
  const body = {
    userId: author,
    clientId,
    content: content.trim(),
    media: files,
    links: linksToSend(links),
  };
  return api(postsCalls).publish({ body });
};

/** The publications of an app. The server is asked while the page is visible, less and less often. */
export const publications = attached((services): Publications => {
  const { backgroundApi, session, onNetworkBack, onPersonLeft } = services;
  const kept = keptPublications(services);
  const refused = createEmitter();
  const told = createEmitter<[PublicationOutcome]>();
  let listeners = 0;
  let untold: PublicationOutcome[] = [];
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

  /** Rejects where it has to be asked again. */
  async function ask({ clientId }: KeptPublication): Promise<void> {
    const asker = viewer();
    /** Another tab may have learned of it meanwhile, or its author may be gone. */
    const current = () => (viewer() === asker ? kept.find(clientId) : undefined);
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
        if (current()) kept.put(without);
      }
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind !== 'http' || holdsUp({ failure })) throw error;
      if (current()) refuse(publication, failure);
    }
  }

  /** An earlier try made the post with the words and links of then: it gets those of now. */
  async function withWords(
    made: Post | undefined,
    { mayDiffer, ...text }: PostText & Pick<KeptPublication, 'mayDiffer'>,
  ): Promise<Post | undefined> {
    const content = text.content.trim();
    const links = linksToSend(text.links);
    if (!made || !mayDiffer || (made.content === content && made.linkCount === links.length)) return made;
    const body = { userId: viewer(), content, links, version: made.version };
    const { post } = await backgroundApi(postsCalls).update({ params: { id: made.id }, body });
    return post ?? { ...made, content };
  }

  function finish({ clientId, links }: KeptPublication, post: Post | undefined): void {
    kept.remove(clientId);
    if (post) postChanges(services).putInFront(post);
    tell({ state: 'published', clientId, links, post });
  }
  function refuse(publication: KeptPublication, failure: OutboxFailure): void {
    const { clientId, links } = publication;
    kept.put({ ...publication, refusal: failure });
    refused.emit();
    tell({ state: 'refused', clientId, links, failure });
  }
  function tell(outcome: PublicationOutcome): void {
    if (listeners === 0) untold.push(outcome);
    else told.emit(outcome);
  }

  onNetworkBack(askSoon);
  session.subscribe(askSoon);
  onPersonLeft(() => {
    untold = [];
  });
  if (typeof document !== 'undefined') document.addEventListener('visibilitychange', askSoon);
  schedule();

  return {
    follow(publication) {
      kept.put(publication);
      askSoon();
    },
    onRefused: (listener) => refused.on(listener),
    onOutcome(listener) {
      const stop = told.on(listener);
      listeners += 1;
      for (const outcome of untold.splice(0)) told.emit(outcome);
      return () => {
        listeners -= 1;
        stop();
      };
    },
  };
});

const isPageVisible = () => typeof document === 'undefined' || document.visibilityState === 'visible';

/** The server knows nothing of the post where it says so itself; all else has to be asked again. */
function unlessUnknown(error: unknown): undefined {
  if (!(error instanceof ApiError && error.code === 'publication_not_found')) throw error;
}

/** The same without the poster that was refused, which a video needs not; undefined where it was no poster. */
function withoutPoster(publication: KeptPublication, about: string | undefined): KeptPublication | undefined {
  if (about === undefined || !publication.media.some(({ posterKey }) => posterKey === about))
    return undefined;
  const media = publication.media.map((medium) =>
    medium.posterKey === about ? { ...medium, posterKey: undefined } : medium,
  );
  return { ...publication, media };
}

/** A refusal that came later than the answer has no status of its own. */
const refusalOf = ({ code, error, about }: PostPublication): OutboxFailure => ({
  kind: 'http',
  status: 400,
  code,
  text: error,
  ...(about === undefined ? {} : { about }),
});

import { createEmitter } from '../emitter/emitter.ts';
import { isFailure, type OutboxFailure } from '../outbox/outbox-entry.ts';
import { attached } from '../services/attached.ts';
import { viewerOf } from '../session/session.ts';
import { readJson } from '../storage/storage.ts';
import { isUploaded, type UploadedMedium } from './composer-draft.ts';
import { type PostText, postTextFrom } from './post-text.ts';
import { publicationsChanged, publicationsKey } from './publications-key.ts';

/** A post that the server prepares, as it was written. */
export interface KeptPublication extends PostText {
  /** Name that the client gave the post. */
  clientId: string;
  media: readonly UploadedMedium[];
  /** Whether the server may have it with other words, from an earlier try whose answer was lost. */
  mayDiffer: boolean;
  /** Why it was refused. Such a post waits until the composer is empty. */
  refusal?: OutboxFailure | undefined;
}

/** Posts of the viewer that the server prepares, in all tabs. */
export interface KeptPublications {
  /** The oldest first; the same array as long as nothing changes. */
  list(): readonly KeptPublication[];
  find(clientId: string): KeptPublication | undefined;
  /** Keeps one, in the place of one of the same name. */
  put(publication: KeptPublication): void;
  remove(clientId: string): void;
  subscribe(listener: () => void): () => void;
}

interface Kept {
  version: 1;
  publications: unknown[];
}

const isKept = (read: unknown): read is Kept =>
  typeof read === 'object' &&
  read !== null &&
  (read as Partial<Kept>).version === 1 &&
  Array.isArray((read as Partial<Kept>).publications);

/** The browser keeps these posts over a reload and after a closed tab; they are removed when their author signs out. */
export const keptPublications = attached((services): KeptPublications => {
  const { session, localStorage } = services;
  const changed = createEmitter();
  let owner = viewerOf(session.getState());
  let publications = stored();

  function stored(): readonly KeptPublication[] {
    if (owner === undefined) return [];
    const kept = readJson(localStorage, publicationsKey(owner), isKept)?.publications ?? [];
    return kept.flatMap((one) => publicationFrom(one) ?? []);
  }
  function readAgain(): void {
    publications = stored();
    changed.emit();
  }
  /** Other tabs may have changed the stored list, so each change is made to that list. */
  function change(by: (kept: readonly KeptPublication[]) => readonly KeptPublication[]): void {
    if (owner === undefined) return;
    const next: Kept = { version: 1, publications: [...by(stored())] };
    if (next.publications.length === 0) localStorage.remove(publicationsKey(owner));
    else localStorage.set(publicationsKey(owner), JSON.stringify(next));
    readAgain();
    publicationsChanged(services).emit();
  }

  session.onIdentityChange(() => {
    const viewer = viewerOf(session.getState());
    if (viewer === owner) return;
    owner = viewer;
    readAgain();
  });
  localStorage.onForeignChange((key) => {
    if (owner !== undefined && (key === undefined || key === publicationsKey(owner))) readAgain();
  });

  return {
    list: () => publications,
    find: (clientId) => publications.find((one) => one.clientId === clientId),
    put: (publication) =>
      change((kept) => {
        const isThere = kept.some(({ clientId }) => clientId === publication.clientId);
        if (!isThere) return [...kept, publication];
        return kept.map((one) => (one.clientId === publication.clientId ? publication : one));
      }),
    remove: (clientId) => change((kept) => kept.filter((one) => one.clientId !== clientId)),
    subscribe: (listener) => changed.on(listener),
  };
});

function publicationFrom(kept: unknown): KeptPublication | undefined {
  const text = postTextFrom(kept);
  const { clientId, media, mayDiffer, refusal } = (kept ?? {}) as Partial<KeptPublication>;
  if (!text || typeof clientId !== 'string' || !Array.isArray(media)) return undefined;
  return {
    ...text,
    clientId,
    media: media.filter(isUploaded),
    mayDiffer: mayDiffer === true,
    ...(isFailure(refusal) && { refusal }),
  };
}

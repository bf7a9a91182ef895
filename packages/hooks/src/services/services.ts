import { type Client, type ClientOptions, createClient, sessionCalls } from '@vitrine/api';
import { createEmitter } from '../emitter/emitter.ts';
import { createFeedStore, type FeedStore } from '../feed/feed-store.ts';
import { createRelations, type Relations } from '../optimistic/relations.ts';
import { createSequence } from '../optimistic/sequence.ts';
import { createSession, type Session, viewerOf } from '../session/session.ts';
import { createSignInGate, type SignInGate } from '../session/sign-in-gate.ts';
import { browserStorage, dropCachesOf, type Storage } from '../storage/storage.ts';

/**
 * What the hooks work with: made once for an app, given to it by a ServicesProvider. These are mechanisms only; what an
 * area keeps, it attaches by itself (`attached`).
 */
export interface Services {
  api: Client;
  session: Session;
  signInGate: SignInGate;
  relations: Relations;
  feeds: FeedStore;
  /** Survives the browser. */
  localStorage: Storage;
  /** Ends with the tab. */
  sessionStorage: Storage;
  /** Signs out here and now: what waits is sent first, then the server is told as well as can be. */
  signOut(): void;
  /** Runs when the page or the person is about to go: sends what waits, and resolves when that has arrived. */
  onLeaving(send: () => Promise<unknown>): () => void;
  /** Told when somebody left who does not come right back, before anybody else is here: what was kept for them goes. */
  onPersonLeft(listener: () => void): () => void;
}

export interface ServicesOptions {
  /** Where the API is: '' for the page's own origin. */
  baseUrl?: ClientOptions['baseUrl'];
  fetch?: ClientOptions['fetch'];
  localStorage?: Storage;
  sessionStorage?: Storage;
  now?: () => number;
}

/** Makes the services of an app. */
export function createServices({
  baseUrl,
  fetch,
  localStorage = browserStorage('localStorage'),
  sessionStorage = browserStorage('sessionStorage'),
  now = Date.now,
}: ServicesOptions = {}): Services {
  const where = { ...(baseUrl === undefined ? {} : { baseUrl }), ...(fetch ? { fetch } : {}) };
  const session = createSession({ storage: localStorage, now });
  const signInGate = createSignInGate(session, sessionStorage, now);
  const api = createClient({ ...where, token: session.token, onUnauthorized: session.refuse });
  const sequence = createSequence(localStorage, now);
  const relations = createRelations({ api, session, signInGate, sequence });
  const feeds = createFeedStore();
  const personLeft = createEmitter();
  const senders = new Set<() => Promise<unknown>>([relations.flush]);

  // Before anything that listens to the session for its own purposes: what belonged to the old person goes first.
  let leaving: string | undefined;
  session.onIdentityChange((previous) => {
    const state = session.getState();
    relations.reset();
    leaving = previous ?? leaving;
    // Whose session ended by itself may come right back, to the page as it was; whoever else comes starts anew.
    if (leaving === undefined || leaving === viewerOf(state)) return;
    feeds.drop();
    dropCachesOf(sessionStorage, leaving);
    leaving = undefined;
    personLeft.emit();
  });

  const sendAll = () => Promise.allSettled([...senders].map((send) => send()));

  async function signOut(): Promise<void> {
    const token = session.token();
    const asThem = createClient({ ...where, token: () => token });
    let isTold = false;
    const tell = async () => {
      if (isTold) return;
      isTold = true;
      senders.delete(tell);
      await asThem(sessionCalls)
        .logout({}, { keepalive: true })
        .catch(() => undefined);
    };
    const sent = sendAll();
    session.end();
    // The server takes nothing from a token that has signed out, so that waits; but not longer than the page is there.
    senders.add(tell);
    await sent;
    await tell();
  }

  if (typeof window !== 'undefined') {
    window.addEventListener('pagehide', () => void sendAll());
    window.addEventListener('online', relations.askOfUncertain);
    // A page that comes out of the browser's memory: what was sent as it left has been answered to nobody.
    window.addEventListener('pageshow', ({ persisted }) => persisted && relations.askOfUncertain());
  }

  return {
    api,
    session,
    signInGate,
    relations,
    feeds,
    localStorage,
    sessionStorage,
    signOut: () => void signOut(),
    onLeaving(send) {
      senders.add(send);
      return () => senders.delete(send);
    },
    onPersonLeft: (listener) => personLeft.on(listener),
  };
}

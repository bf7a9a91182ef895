import { type Client, type ClientOptions, createClient, sessionCalls } from '@vitrine/api';
import { createEmitter } from '../emitter/emitter.ts';
import { createFeedStore, type FeedStore } from '../feed/feed-store.ts';
import { createRelations, type Relations } from '../optimistic/relations.ts';
import { createSequence } from '../optimistic/sequence.ts';
import { createSession, type Session, viewerOf } from '../session/session.ts';
import { createSignInGate, type SignInGate } from '../session/sign-in-gate.ts';
import { browserStorage, dropCachesOf, type Storage } from '../storage/storage.ts';

/**
 * What the hooks work with: made once for an app, given to it by a ServicesProvider. This is infrastructure only; what an
 * area keeps, it attaches itself (`attached`).
 */
export interface Services {
  /** The client; an area's calls are `api(likesCalls)`. */
  api: Client;
  /**
   * The same for calls that nobody asked for by hand, such as a count in the header: where the session has ended, they fail
   * quietly, and it is the next thing a person does that asks them to sign in.
   */
  backgroundApi: Client;
  session: Session;
  signInGate: SignInGate;
  relations: Relations;
  feeds: FeedStore;
  /** Outlives the tab and the browser. */
  localStorage: Storage;
  /** Ends with the tab. */
  sessionStorage: Storage;
  /** Signs out at once: what waits is sent first, then the server is told, without waiting for its answer. */
  signOut(): void;
  /** Registers a function that sends what waits, for when the page or the person is about to go; it resolves on arrival. */
  onLeaving(send: () => Promise<unknown>): () => void;
  /**
   * Subscribes to the return of the network, or of a page from the browser's cache: the time to check unknown outcomes.
   */
  onNetworkBack(listener: () => void): () => void;
  /** Told when a person signed out or another one signed in, before the next one is here: the time to drop what was theirs. */
  onPersonLeft(listener: () => void): () => void;
}

/** What an app, or a test, gives the services in place of the browser's own. */
export interface ServicesOptions {
  /** Where the API is: '' for the page's own origin. */
  baseUrl?: ClientOptions['baseUrl'];
  /** Base URLs of named hosts; calls whose host is not among them go to `baseUrl`. */
  hosts?: ClientOptions['hosts'] | undefined;
  /**
   * Texts that a server sends instead of a token when there is none; `null`, `undefined` and `dummy-token` by default.
   */
  placeholderTokens?: readonly string[] | undefined;
  fetch?: ClientOptions['fetch'];
  localStorage?: Storage;
  sessionStorage?: Storage;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** Makes the services of an app. */
export function createServices({
  baseUrl,
  hosts,
  placeholderTokens,
  fetch,
  localStorage = browserStorage('localStorage'),
  sessionStorage = browserStorage('sessionStorage'),
  now = Date.now,
}: ServicesOptions = {}): Services {
  const where = { baseUrl, hosts, fetch };
  const session = createSession({ storage: localStorage, placeholderTokens, now });
  const signInGate = createSignInGate(session, sessionStorage, now);
  const asViewer = { ...where, token: session.token, onAnsweredAsGuest: session.doubt };
  const api = createClient({ ...asViewer, onUnauthorized: session.refuse });
  const backgroundApi = createClient(asViewer);
  const sequence = createSequence(localStorage, now);
  const relations = createRelations({ api, backgroundApi, session, signInGate, sequence });
  const feeds = createFeedStore();
  const personLeft = createEmitter();
  const networkBack = createEmitter();
  networkBack.on(relations.askOfUncertain);
  const senders = new Set<() => Promise<unknown>>([relations.flush]);

  // Listens before all others, so that they find nothing of the previous person.
  let leaving: string | undefined;
  session.onIdentityChange((previous) => {
    const state = session.getState();
    relations.reset();
    leaving = previous ?? leaving;
    // A person whose session ended by itself may come back, and finds the page as it was; anybody else starts anew.
    if (leaving === undefined || leaving === viewerOf(state)) return;
    feeds.drop();
    dropCachesOf(sessionStorage, leaving);
    dropCachesOf(localStorage, leaving);
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
    // The server refuses what comes with a token that has signed out, so that waits; but not longer than the page is there.
    senders.add(tell);
    await sent;
    await tell();
  }

  if (typeof window !== 'undefined') {
    window.addEventListener('pagehide', () => void sendAll());
    window.addEventListener('online', networkBack.emit);
    // A page that the browser kept and shows again never got the answers to what it sent as it was left.
    window.addEventListener('pageshow', ({ persisted }) => persisted && networkBack.emit());
  }

  return {
    api,
    backgroundApi,
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
    onNetworkBack: (listener) => networkBack.on(listener),
  };
}

import { type Client, type ClientOptions, createClient, sessionCalls } from '@vitrine/api';
import { watchKeptFiles } from '../attachments/kept-mark.ts';
import { createEmitter } from '../emitter/emitter.ts';
import { createFeedStore, type FeedStore } from '../feed/feed-store.ts';
import { createRelations, type Relations } from '../optimistic/relations.ts';
import { createSequence } from '../optimistic/sequence.ts';
import { createLifetimes, type Lifetimes } from '../session/lifetimes.ts';
import { createSession, type Session } from '../session/session.ts';
import { createSignInGate, type SignInGate } from '../session/sign-in-gate.ts';
import { browserStorage, dropCachesOf, type Storage } from '../storage/storage.ts';

/** The infrastructure of the hooks, created once per app. Areas attach their own state with `attached`. */
export interface Services {
  /** The client for calls caused by the viewer; `api(likesCalls)` returns an area's calls. */
  api: Client;
  /**
   * The client for calls without a viewer's action, such as a count in the header. After the session has
   * ended they fail quietly, without asking for a sign-in.
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
  /** Signs out at once. Waiting changes are sent first, then the logout; nothing waits for its answer. */
  signOut(): void;
  /**
   * Registers a function that sends waiting changes when the page closes or the viewer signs out. Its promise
   * settles when they are answered.
   */
  onLeaving(send: () => Promise<unknown>): () => void;
  /**
   * Called when the network, or the page from the back/forward cache, is back: the time to check unknown
   * outcomes.
   */
  onNetworkBack(listener: () => void): () => void;
  /** Lifetimes of state: until the sign-in ends, or until its person leaves. */
  lifetimes: Lifetimes;
}

/** Replacements for the browser's own services, for apps and tests. */
export interface ServicesOptions {
  /** Base URL of the API: '' for the page's own origin. */
  baseUrl?: ClientOptions['baseUrl'];
  /** Base URLs of named hosts; calls to other hosts use `baseUrl`. */
  hosts?: ClientOptions['hosts'] | undefined;
  /** Texts that a server sends if it gives no token; `null`, `undefined` and `dummy-token` by default. */
  placeholderTokens?: readonly string[] | undefined;
  fetch?: ClientOptions['fetch'];
  localStorage?: Storage;
  sessionStorage?: Storage;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** Creates the services of an app. */
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
  const relations = createRelations({ api, session, signInGate, sequence }, backgroundApi);
  const feeds = createFeedStore();
  const networkBack = createEmitter();
  networkBack.on(relations.askOfUncertain);
  const senders = new Set<() => Promise<unknown>>([relations.flush]);

  const lifetimes = createLifetimes(session);
  lifetimes.ofSignIn(relations.reset);
  lifetimes.ofPerson({
    drop(person) {
      relations.forgetPerson();
      feeds.drop();
      dropCachesOf(sessionStorage, person);
      dropCachesOf(localStorage, person);
    },
  });

  watchKeptFiles(session, lifetimes, localStorage);

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
    // The server refuses calls with a signed-out token. So the logout waits until waiting changes are sent,
    // or the page closes.
    senders.add(tell);
    await sent;
    await tell();
  }

  if (typeof window !== 'undefined') {
    window.addEventListener('pagehide', () => void sendAll());
    window.addEventListener('online', networkBack.emit);
    // A page from the back/forward cache never got the answers to calls sent as it was left.
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
    lifetimes,
    onNetworkBack: (listener) => networkBack.on(listener),
  };
}

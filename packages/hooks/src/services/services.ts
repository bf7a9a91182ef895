import { type Client, type ClientOptions, calls, createClient, type VitrineContract } from '@vitrine/api';
import { createFeedStore, type FeedStore } from '../feed/feed-store.ts';
import { defineLikes } from '../likes/like-relation.ts';
import { createRelations, type Relations } from '../optimistic/relations.ts';
import { createSession, type Session } from '../session/session.ts';
import { createSignInGate, type SignInGate } from '../session/sign-in-gate.ts';
import { createThemeChoice, type ThemeChoice } from '../settings/theme-choice.ts';
import { browserStorage, CACHE_PREFIXES, type Storage } from '../storage/storage.ts';

/** What the hooks work with: made once for an app, given to it by a ServicesProvider. */
export interface Services {
  api: Client<VitrineContract>;
  session: Session;
  signInGate: SignInGate;
  relations: Relations;
  feeds: FeedStore;
  themeChoice: ThemeChoice;
  /** Survives the browser. */
  localStorage: Storage;
  /** Ends with the tab. */
  sessionStorage: Storage;
}

export interface ServicesOptions {
  /** Where the API is: '' for the page's own origin. */
  baseUrl?: ClientOptions['baseUrl'];
  fetch?: ClientOptions['fetch'];
  localStorage?: Storage;
  sessionStorage?: Storage;
  now?: () => number;
}

export function createServices({
  baseUrl,
  fetch,
  localStorage = browserStorage('localStorage'),
  sessionStorage = browserStorage('sessionStorage'),
  now = Date.now,
}: ServicesOptions = {}): Services {
  const session = createSession({ storage: localStorage, now });
  const relations = createRelations();
  const feeds = createFeedStore();

  // Before anything that listens to the session for its own purposes: what belonged to the old person goes first.
  session.onIdentityChange((previous) => {
    relations.reset();
    if (previous === undefined) return;
    feeds.drop();
    for (const prefix of CACHE_PREFIXES) sessionStorage.remove(prefix + previous);
  });

  const api = createClient<VitrineContract>(calls, {
    ...(baseUrl === undefined ? {} : { baseUrl }),
    ...(fetch ? { fetch } : {}),
    token: session.token,
    onUnauthorized: session.refuse,
  });
  const signInGate = createSignInGate(session, sessionStorage, now);
  const themeChoice = createThemeChoice(localStorage);
  const services: Services = {
    api,
    session,
    signInGate,
    relations,
    feeds,
    themeChoice,
    localStorage,
    sessionStorage,
  };
  defineLikes(services);
  return services;
}

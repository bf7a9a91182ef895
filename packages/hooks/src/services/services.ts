import { type ClientOptions, createClient, type EveryCall, everyCall, sessionCalls } from '@vitrine/api';
import { type CartContents, createCartContents } from '../cart/cart-contents.ts';
import { defineCart } from '../cart/cart-relation.ts';
import { createEmitter } from '../emitter/emitter.ts';
import { createFeedStore, type FeedStore } from '../feed/feed-store.ts';
import { defineLikes } from '../likes/like-relation.ts';
import { createRelations, type Relations } from '../optimistic/relations.ts';
import type { PanelChoice } from '../saved-searches/useSavedSearchesPanel.ts';
import { createSession, type Session, viewerOf } from '../session/session.ts';
import { createSignInGate, type SignInGate } from '../session/sign-in-gate.ts';
import { type Choice, createChoice } from '../settings/choice.ts';
import { THEME_KEY, type ThemePreference } from '../settings/theme-preference.ts';
import { browserStorage, CACHES, cacheKey, type Storage } from '../storage/storage.ts';

/** What the hooks work with: made once for an app, given to it by a ServicesProvider. */
export interface Services {
  api: EveryCall;
  session: Session;
  signInGate: SignInGate;
  relations: Relations;
  feeds: FeedStore;
  cart: CartContents;
  /** Light, dark or as the system says. */
  themeChoice: Choice<ThemePreference>;
  /** Whether the saved searches stand beside the page, where there is room. */
  savedSearchesPanel: Choice<PanelChoice>;
  /** Survives the browser. */
  localStorage: Storage;
  /** Ends with the tab. */
  sessionStorage: Storage;
  /** Signs out here and now: what waits is sent first, then the server is told as well as can be (D21). */
  signOut(): void;
  /** Runs when the person signs out, while calls still go as them: sends what waits, and resolves when that has arrived. */
  onSignOut(send: () => Promise<unknown>): () => void;
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
  const personLeft = createEmitter();
  const senders = new Set<() => Promise<unknown>>();

  // Before anything that listens to the session for its own purposes: what belonged to the old person goes first.
  let leaving: string | undefined;
  session.onIdentityChange((previous) => {
    const state = session.getState();
    relations.reset();
    leaving = previous ?? leaving;
    // Whose session ended by itself may come right back, to the page as it was; whoever else comes starts anew.
    if (leaving === undefined || leaving === viewerOf(state)) return;
    feeds.drop();
    for (const cache of CACHES) sessionStorage.remove(cacheKey(cache, leaving));
    leaving = undefined;
    personLeft.emit();
  });

  const where = { ...(baseUrl === undefined ? {} : { baseUrl }), ...(fetch ? { fetch } : {}) };
  const api = everyCall(createClient({ ...where, token: session.token, onUnauthorized: session.refuse }));

  async function signOut(): Promise<void> {
    const token = session.token();
    const sent = [...senders].map((send) => send());
    session.end();
    // Only then: the server takes nothing from a token that has signed out.
    await Promise.allSettled(sent);
    const asThem = createClient({ ...where, token: () => token });
    await asThem(sessionCalls)
      .logout({}, { keepalive: true })
      .catch(() => undefined);
  }

  const signInGate = createSignInGate(session, sessionStorage, now);
  const services: Services = {
    api,
    session,
    signInGate,
    relations,
    feeds,
    cart: createCartContents({ api, relations, session }),
    themeChoice: createChoice(localStorage, THEME_KEY, ['system', 'light', 'dark']),
    savedSearchesPanel: createChoice(localStorage, 'savedSearchesPanel', ['folded', 'open']),
    localStorage,
    sessionStorage,
    signOut: () => void signOut(),
    onSignOut(send) {
      senders.add(send);
      return () => senders.delete(send);
    },
    onPersonLeft: (listener) => personLeft.on(listener),
  };
  defineLikes(services);
  defineCart(services);
  return services;
}

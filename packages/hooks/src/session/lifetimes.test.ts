import { expect, test, vi } from 'vitest';
import { defineDrafts } from '../drafts/drafts.ts';
import { defineRelation, defineThing } from '../optimistic/relation.ts';
import { createServices } from '../services/services.ts';
import { memoryStorage, sharedMap } from '../storage/memory-storage.ts';
import type { Storage } from '../storage/storage.ts';

const HOUR_MS = 3_600_000;
const saved = defineRelation<{ id: string }, boolean>({
  kind: 'saved',
  of: defineThing<{ id: string }>({ kind: 'coat', idOf: ({ id }) => id, from: () => undefined }),
  send: async (_, { value }) => value,
});
const notes = defineDrafts<string>({
  kind: 'notes',
  draftFrom: (kept) => (typeof kept === 'string' ? kept : undefined),
});

/** Records, in order, everything that ends or begins with a person. */
function watchedApp(localStorage: Storage = memoryStorage()) {
  const services = createServices({ localStorage, sessionStorage: memoryStorage() });
  const { lifetimes, relations, session, signInGate } = services;
  const happened: string[] = [];
  const isEmpty = () => relations.of(saved).view('coat').value === undefined;
  lifetimes.ofSignIn(() => happened.push(`sign-in over${isEmpty() ? ', relations empty' : ''}`));
  lifetimes.ofPerson({
    drop: (person) => happened.push(`${person} dropped`),
    load: (viewer) => happened.push(`${viewer ?? 'guest'} loaded`),
  });
  signInGate.onCarryOut('note', () => happened.push('blocked action'));
  return {
    services,
    happened,
    signIn: (userId: string) =>
      session.begin({ userId, token: `token of ${userId}`, expiration: Date.now() + HOUR_MS }),
    expire: (userId: string) => session.refuse(`token of ${userId}`),
    knowsSomething: () => relations.of(saved).observe('coat', true, relations.moment()),
    since(): string[] {
      return happened.splice(0);
    },
  };
}

test('a change of person empties relations, drops, loads, and then carries out blocked actions', () => {
  const app = watchedApp();
  app.services.signInGate.ask({ kind: 'note' }, { kind: 'note', payload: {} });
  app.knowsSomething();
  app.signIn('mina');
  expect(app.since()).toEqual(['sign-in over, relations empty', 'mina loaded', 'blocked action']);
  app.knowsSomething();
  app.signIn('jun');
  expect(app.since()).toEqual(['sign-in over, relations empty', 'mina dropped', 'jun loaded']);
  app.services.signOut();
  expect(app.since()).toEqual(['sign-in over, relations empty', 'jun dropped', 'guest loaded']);
});

test('an expired session ends only the sign-in, and its person finds their state again', () => {
  const app = watchedApp();
  app.signIn('mina');
  notes(app.services).set('coat', 'Too long?');
  app.since();
  app.knowsSomething();
  app.expire('mina');
  expect(app.since()).toEqual(['sign-in over, relations empty']);
  app.services.signInGate.ask({ kind: 'note' }, { kind: 'note', payload: {}, by: 'mina' });
  app.signIn('mina');
  expect(app.since()).toEqual(['sign-in over, relations empty', 'blocked action']);
  expect(notes(app.services).get('coat')).toBe('Too long?');
});

test('another person who signs in after an expired session finds nothing of it', () => {
  const app = watchedApp();
  app.signIn('mina');
  notes(app.services).set('coat', 'Too long?');
  app.expire('mina');
  app.since();
  app.services.signInGate.ask({ kind: 'note' }, { kind: 'note', payload: {}, by: 'mina' });
  app.signIn('jun');
  expect(app.since()).toEqual(['sign-in over, relations empty', 'mina dropped', 'jun loaded']);
  expect(notes(app.services).get('coat')).toBeUndefined();
});

test('a sign-out after an expired session drops the state kept for its person', () => {
  const app = watchedApp();
  app.signIn('mina');
  app.expire('mina');
  app.since();
  app.services.signOut();
  expect(app.since()).toEqual(['sign-in over, relations empty', 'mina dropped', 'guest loaded']);
});

test('another tab runs in the same order: a sign-in there, another person, and a sign-out', async () => {
  const shared = sharedMap();
  const [here, there] = [watchedApp(memoryStorage(shared)), watchedApp(memoryStorage(shared))];
  there.signIn('mina');
  await vi.waitFor(() => expect(here.since()).toEqual(['sign-in over, relations empty', 'mina loaded']));
  there.signIn('jun');
  await vi.waitFor(() =>
    expect(here.since()).toEqual(['sign-in over, relations empty', 'mina dropped', 'jun loaded']),
  );
  there.services.signOut();
  await vi.waitFor(() =>
    expect(here.since()).toEqual(['sign-in over, relations empty', 'jun dropped', 'guest loaded']),
  );
});

test('a guest’s drafts are handed over before blocked actions are carried out', () => {
  const app = watchedApp();
  notes(app.services).set('coat', 'Too long?');
  let found: string | undefined;
  app.services.signInGate.onCarryOut('send', () => {
    found = notes(app.services).get('coat');
  });
  app.services.signInGate.ask({ kind: 'note' }, { kind: 'send', payload: {} });
  app.signIn('mina');
  expect(found).toBe('Too long?');
});

test('only lifetimes can listen to changes of identity', () => {
  const { session } = createServices({ localStorage: memoryStorage(), sessionStorage: memoryStorage() });
  // @ts-expect-error: a handler of one's own would run in an order that nobody wrote down.
  expect(session.onIdentityChange).toBeTypeOf('function');
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { memoryStorage, sharedMap } from '../storage/memory-storage.ts';
import { heldApp } from '../testing/app.tsx';
import { defineDrafts } from './drafts.ts';

const drafts = defineDrafts<string>({
  kind: 'note',
  draftFrom: (kept) => (typeof kept === 'string' ? kept : undefined),
});

let kept: ReturnType<typeof sharedMap>;
const opened: ReturnType<typeof heldApp>[] = [];
function open() {
  const app = heldApp({ sessionStorage: memoryStorage(kept) });
  opened.push(app);
  return app;
}
beforeEach(() => {
  kept = sharedMap();
});
afterEach(() => {
  for (const { services } of opened.splice(0)) services.session.dispose();
});

test('what a guest typed is there after a reload, and after the sign-in; the next person does not see it', () => {
  drafts(open().services).set('post', 'What a coat');
  const { services, signIn } = open();
  expect(drafts(services).get('post')).toBe('What a coat');
  signIn();
  expect(drafts(services).get('post')).toBe('What a coat');
  services.signOut();
  expect(drafts(services).get('post')).toBeUndefined();
  signIn('jun');
  expect(drafts(services).get('post')).toBeUndefined();
  expect(kept.values.size).toBe(0);
});

test('what is in the storage may be anything', () => {
  kept.values.set('drafts-note!:guest', '{"version":1,"drafts":[["a",1],["b","kept"]]}');
  expect(drafts(open().services).get('a')).toBeUndefined();
  expect(drafts(open().services).get('b')).toBe('kept');
  kept.values.set('drafts-note!:guest', '{"version":1,"drafts":[1]}');
  expect(drafts(open().services).get('b')).toBeUndefined();
});

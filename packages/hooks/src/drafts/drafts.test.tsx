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

test('a guest’s draft survives a reload and the sign-in, and the next person does not see it', () => {
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

test('drafts are read from a storage that may hold anything', () => {
  kept.values.set('drafts-note!:guest', '{"version":1,"drafts":[["a",1],["b","kept"]]}');
  expect(drafts(open().services).get('a')).toBeUndefined();
  expect(drafts(open().services).get('b')).toBe('kept');
  kept.values.set('drafts-note!:guest', '{"version":1,"drafts":[1]}');
  expect(drafts(open().services).get('b')).toBeUndefined();
});

test('lasting drafts are the same in all tabs, and are dropped in all tabs when their person leaves', () => {
  const lasting = defineDrafts<string>({
    kind: 'letters',
    isLasting: true,
    draftFrom: (read) => (typeof read === 'string' ? read : undefined),
  });
  const browser = sharedMap();
  const tab = () => {
    const app = heldApp({ localStorage: memoryStorage(browser) });
    opened.push(app);
    return app;
  };
  const one = tab();
  one.signIn();
  const other = tab();
  lasting(one.services).set('a', 'Dear Jun');
  lasting(other.services).set('b', 'Dear Ines');
  expect(lasting(one.services).list()).toEqual(['Dear Jun', 'Dear Ines']);
  expect(lasting(tab().services).list()).toEqual(['Dear Jun', 'Dear Ines']);
  // Another tab's change, not yet reported to this tab.
  browser.values.set('letters!:mina', JSON.stringify({ version: 1, drafts: [['c', 'Dear Kim']] }));
  lasting(other.services).set('a', 'Dear Jun');
  expect(lasting(one.services).list()).toEqual(['Dear Kim', 'Dear Jun']);
  other.services.signOut();
  expect(lasting(one.services).list()).toEqual([]);
  expect([...browser.values.keys()].filter((key) => key.includes('mina'))).toEqual([]);
});

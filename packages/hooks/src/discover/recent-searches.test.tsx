import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { memoryStorage, sharedMap } from '../storage/memory-storage.ts';
import { heldApp } from '../testing/app.tsx';
import { RECENT_SEARCHES_MAX } from './recent-searches.ts';
import { useRecentSearches } from './useRecentSearches.ts';

const apps: ReturnType<typeof heldApp>[] = [];
afterEach(() => {
  cleanup();
  for (const app of apps.splice(0)) app.services.session.dispose();
});

function open(local = sharedMap()) {
  const app = heldApp({ localStorage: memoryStorage(local) });
  apps.push(app);
  app.signIn();
  return { app, ...renderHook(useRecentSearches, app.rendering) };
}
const person = (id: string) => ({ id, username: `name of ${id}` });
const idsOf = ({ result }: Pick<ReturnType<typeof open>, 'result'>) =>
  result.current.recent.map(({ id }) => id);

test('people opened from a search are kept, newest first, each once, eight at most (D55)', () => {
  const page = open();
  for (const id of ['1', '2', '3', '1']) act(() => page.result.current.remember(person(id)));
  expect(idsOf(page)).toEqual(['1', '3', '2']);
  act(() => page.result.current.remember({ id: '1', username: 'renamed' }));
  expect(page.result.current.recent[0]).toEqual({ id: '1', username: 'renamed' });
  for (let id = 4; id <= 20; id += 1) act(() => page.result.current.remember(person(`${id}`)));
  expect(RECENT_SEARCHES_MAX).toBe(8);
  expect(idsOf(page)).toEqual(['20', '19', '18', '17', '16', '15', '14', '13']);
  act(() => page.result.current.forget('19'));
  expect(idsOf(page)).toEqual(['20', '18', '17', '16', '15', '14', '13']);
});

test('recent searches are kept by person, and leave the browser with them (D32, P27)', () => {
  const page = open();
  act(() => page.result.current.remember(person('1')));
  expect(page.app.services.localStorage.get('recentSearches:mina')).toContain('"version":1');
  act(() => page.app.services.signOut());
  expect(idsOf(page)).toEqual([]);
  act(() => page.result.current.remember(person('2')));
  act(() => page.app.signIn('ben'));
  expect(idsOf(page)).toEqual([]);
  expect(page.app.services.localStorage.keys().filter((key) => key.startsWith('recentSearches'))).toEqual([]);
});

test('recent searches of one tab show in the other', () => {
  const local = sharedMap();
  const [one, other] = [open(local), open(local)];
  act(() => one.result.current.remember(person('1')));
  expect(idsOf(other)).toEqual(['1']);
});

test.each([
  ['{', []],
  ['null', []],
  ['{"version":2,"people":[{"id":"1","username":"a"}]}', []],
  ['{"version":1,"people":"all"}', []],
  [
    '{"version":1,"people":[null,{"id":1,"username":"a"},{"id":"","username":"a"},{"id":"2"},{"id":"3","username":"c"},{"id":"3","username":"d"}]}',
    ['3'],
  ],
])('stored nonsense is left out: %s (P8)', (text, ids) => {
  const local = sharedMap();
  local.values.set('recentSearches:mina', text);
  expect(idsOf(open(local))).toEqual(ids);
});

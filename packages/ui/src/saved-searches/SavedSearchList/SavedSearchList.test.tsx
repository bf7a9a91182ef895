import { act, cleanup } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../../UiProvider.ts';
import { SavedSearchList } from './SavedSearchList.tsx';

afterEach(cleanup);

const list = (
  <SavedSearchList
    searches={[{ id: '1', query: 'coat', timestamp: '2026-03-01T22:30:00Z' }]}
    hrefOf={() => '#coat'}
    onRename={() => undefined}
    onRemove={() => undefined}
  />
);
const timeIn = (root: ParentNode) =>
  root.querySelector('time[datetime="2026-03-01T22:30:00.000Z"]')?.textContent;

/** What stands there as the server drew it, and once a browser has taken it over. */
function timesOf(page: React.ReactElement): (string | null | undefined)[] {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  const drawn = timeIn(container);
  const differences = vi.fn();
  let root: Root | undefined;
  act(() => {
    root = hydrateRoot(container, page, { onRecoverableError: differences });
  });
  const takenOver = timeIn(container);
  act(() => root?.unmount());
  expect(differences).not.toHaveBeenCalled();
  return [drawn, takenOver];
}

test('a server that does not know where its reader is leaves the time to the browser', () => {
  const [drawn, takenOver] = timesOf(list);
  expect(drawn?.trim()).toBe('');
  expect(takenOver).toMatch(/2026/);
});

test('in a time zone that the provider names, a server and a browser write the same', () => {
  const [drawn, takenOver] = timesOf(<UiProvider timeZone="Asia/Tokyo">{list}</UiProvider>);
  expect(drawn).toBe(takenOver);
  expect(takenOver?.replace(/\s/g, ' ')).toBe('Mar 2, 2026, 7:30 AM');
});

test('a time zone that there is not is said in development, and leaves a time that can be read', () => {
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const [drawn, takenOver] = timesOf(<UiProvider timeZone="Atlantis">{list}</UiProvider>);
  expect(drawn).toBe(takenOver);
  expect(takenOver).toMatch(/10:30/);
  expect(warnings.mock.calls.join()).toContain('Atlantis');
  warnings.mockRestore();
});

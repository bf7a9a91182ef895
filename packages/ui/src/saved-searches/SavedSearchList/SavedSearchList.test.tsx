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
    now={Date.parse('2026-03-20T12:00:00Z')}
    onRename={() => undefined}
    onRemove={() => undefined}
  />
);
const timeIn = (root: ParentNode) =>
  root.querySelector('time[datetime="2026-03-01T22:30:00.000Z"]')?.textContent;

/** Returns the server-rendered time and the hydrated one. */
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

test('a server without a time zone leaves the time to the browser', () => {
  const [drawn, takenOver] = timesOf(list);
  expect(drawn?.trim()).toBe('');
  expect(takenOver).toMatch(/^March [12]$/);
});

test('server and browser write the same time in the time zone of the provider', () => {
  const [drawn, takenOver] = timesOf(<UiProvider timeZone="Asia/Tokyo">{list}</UiProvider>);
  expect(drawn).toBe(takenOver);
  expect(takenOver).toBe('March 2');
});

test('an unknown time zone is warned of in development, and the time stays readable', () => {
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const [drawn, takenOver] = timesOf(<UiProvider timeZone="Atlantis">{list}</UiProvider>);
  expect(drawn).toBe(takenOver);
  expect(takenOver).toBe('March 1');
  expect(warnings.mock.calls.join()).toContain('Atlantis');
  warnings.mockRestore();
});

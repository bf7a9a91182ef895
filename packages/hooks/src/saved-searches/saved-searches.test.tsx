import { act, cleanup, renderHook } from '@testing-library/react';
import type { SavedSearch } from '@vitrine/api';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Removal, UNDO_FOR_MS } from '../optimistic/removals.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { memoryStorage, sharedMap } from '../storage/memory-storage.ts';
import { heldApp } from '../testing/app.tsx';
import { productOf, productsFromTo } from '../testing/products.ts';
import { useSavedSearches } from './useSavedSearches.ts';
import { useSaveSearch } from './useSaveSearch.ts';

const LIST = '/api/saved-searches/get/mina';
const SAVE = '/api/saved-searches/save/mina';
const RENAME = '/api/saved-searches/rename/mina/';
const DELETE = '/api/saved-searches/delete/mina/';
const OPEN = '/api/saved-searches/open/mina/';
const LOGOUT = '/api/profile/logout';

const searchOf = (id: string, more: Partial<SavedSearch> = {}): SavedSearch => ({
  id,
  query: `query ${id}`,
  title: null,
  timestamp: 1,
  filters: {},
  searchResults: [],
  newMatches: 0,
  ...more,
});

let app: ReturnType<typeof heldApp>;
beforeEach(() => {
  app = heldApp();
  app.signIn();
});
afterEach(() => {
  cleanup();
  app.services.session.dispose();
  vi.useRealTimers();
});

const callsTo = (path: string) => app.network.calls.filter((call) => call.path.startsWith(path));
function outcomeOf<Value>(start: () => Promise<Value>) {
  const outcome: { is?: Value } = {};
  act(
    () =>
      void start().then((value) => {
        outcome.is = value;
      }),
  );
  return outcome;
}

describe('saved searches', () => {
  const removed: Removal<SavedSearch>[] = [];
  beforeEach(() => {
    removed.length = 0;
  });
  const open = async (...searches: SavedSearch[]) => {
    const list = renderHook(
      () => useSavedSearches({ onRemoved: (removal) => removed.push(removal) }),
      app.rendering,
    );
    await act(() => app.network.last(LIST).answer({ searches }));
    return list.result;
  };
  type List = Awaited<ReturnType<typeof open>>;
  const titlesOf = ({ current }: List) => current.searches?.map(({ title, query }) => title ?? query);
  const idsOf = ({ current }: List) => current.searches?.map(({ id }) => id);

  test('two renames in a row are sent one after the other, and the second title stays', async () => {
    const list = await open(searchOf('a'));
    const first = outcomeOf(() => list.current.rename('a', 'Boots'));
    const second = outcomeOf(() => list.current.rename('a', '  Winter boots '));
    expect(titlesOf(list)).toEqual(['Winter boots']);
    await act(() => app.network.last(RENAME).answer(searchOf('a', { title: 'Boots' })));
    expect(titlesOf(list)).toEqual(['Winter boots']);
    await act(() => app.network.last(RENAME).answer(searchOf('a', { title: 'Winter boots' })));
    expect(callsTo(RENAME).map(({ body }) => body.title)).toEqual(['Boots', 'Winter boots']);
    expect([first.is, second.is]).toEqual(['renamed', 'renamed']);
  });

  test('searches are fetched again after a rename, and an earlier answer changes nothing', async () => {
    const list = await open(searchOf('a'));
    const earlier = app.network.calls.length;
    act(() => list.current.reload());
    const asked = app.network.calls[earlier]!;
    outcomeOf(() => list.current.rename('a', 'Boots'));
    await act(() => app.network.last(RENAME).answer(searchOf('a', { title: 'Boots' })));
    await act(() => asked.answer({ searches: [searchOf('a')] }));
    expect(titlesOf(list)).toEqual(['Boots']);
    expect(app.network.last(LIST)).not.toBe(asked);
  });

  test('a failed rename is reported, and the old title shows again', async () => {
    const list = await open(searchOf('a', { title: 'Boots' }));
    const outcome = outcomeOf(() => list.current.rename('a', 'Shoes'));
    expect(titlesOf(list)).toEqual(['Shoes']);
    await act(() => app.network.last(RENAME).lose());
    expect(titlesOf(list)).toEqual(['Boots']);
    expect(outcome.is).toBe('failed');
  });

  test.each(['', '   ', 'Boots', ' Boots '])('a search is not renamed to %j', async (title) => {
    const list = await open(searchOf('a', { title: 'Boots' }));
    expect(outcomeOf(() => list.current.rename('a', title))).toBeDefined();
    expect(callsTo(RENAME)).toEqual([]);
  });

  test('a search deleted meanwhile leaves the list when it is renamed', async () => {
    const list = await open(searchOf('a'), searchOf('b'));
    const outcome = outcomeOf(() => list.current.rename('a', 'Shoes'));
    await act(() => app.network.last(RENAME).answer({ error: 'Gone.' }, 404));
    await act(() => app.network.last(LIST).answer({ searches: [searchOf('b')] }));
    expect(idsOf(list)).toEqual(['b']);
    expect(outcome.is).toBe('gone');
  });

  test('a removed search leaves at once, and the removal is sent when the time to undo is over', async () => {
    const list = await open(searchOf('a'), searchOf('b'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const outcome = outcomeOf(() => list.current.remove('a'));
    expect(idsOf(list)).toEqual(['b']);
    vi.advanceTimersByTime(UNDO_FOR_MS - 1);
    expect(callsTo(DELETE)).toEqual([]);
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await act(() => app.network.last(DELETE).answer({}));
    expect(app.network.last(DELETE).path).toBe(`${DELETE}a`);
    expect(outcome.is).toBe('removed');
    await act(() => app.network.last(LIST).answer({ searches: [searchOf('b')] }));
    expect(idsOf(list)).toEqual(['b']);
  });

  test('an undone removal restores the search as it was, without a request', async () => {
    const list = await open(searchOf('a', { newMatches: 3 }), searchOf('b'));
    const outcome = outcomeOf(() => list.current.remove('a'));
    await act(async () => void removed[0]!.undo());
    expect(list.current.searches?.[0]).toEqual(searchOf('a', { newMatches: 3 }));
    expect(outcome.is).toBe('kept');
    window.dispatchEvent(new Event('pagehide'));
    expect(callsTo(DELETE)).toEqual([]);
  });

  test('a removal is sent when the page closes, and a later undo saves the search again', async () => {
    const shoes = searchOf('a', { title: 'Boots', filters: { maxPrice: 50 } });
    const list = await open(shoes);
    outcomeOf(() => list.current.remove('a'));
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(app.network.last(DELETE).keepalive).toBe(true);
    const restored = outcomeOf(() => removed[0]!.undo());
    expect(callsTo(SAVE)).toEqual([]);
    await act(() => app.network.last(DELETE).answer({ productIds: ['shoe'] }));
    expect(app.network.last(SAVE).body).toEqual({
      query: 'query a',
      title: 'Boots',
      filters: { maxPrice: 50 },
      searchResults: ['shoe'],
    });
    await act(() => app.network.last(SAVE).answer(searchOf('c')));
    await act(() => app.network.last(LIST).answer({ searches: [searchOf('c')] }));
    expect(restored.is).toBe(true);
    expect(idsOf(list)).toEqual(['c']);
  });

  test('a search returns when the server refuses its removal', async () => {
    const list = await open(searchOf('a'));
    const outcome = outcomeOf(() => list.current.remove('a'));
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await act(() => app.network.last(DELETE).answer({ error: 'No.' }, 500));
    await act(() => app.network.last(LIST).answer({ searches: [searchOf('a')] }));
    expect(idsOf(list)).toEqual(['a']);
    expect(outcome.is).toBe('failed');
  });

  test('a removal whose answer was lost counts if the server no longer has the search', async () => {
    const list = await open(searchOf('a'));
    const outcome = outcomeOf(() => list.current.remove('a'));
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await act(() => app.network.last(DELETE).answer('<!doctype html>'));
    await act(() => app.network.last(LIST).answer({ searches: [] }));
    expect(outcome.is).toBe('removed');
    expect(idsOf(list)).toEqual([]);
  });

  test('a removal is sent at the sign-out, before the token ends', async () => {
    const list = await open(searchOf('a'));
    const outcome = outcomeOf(() => list.current.remove('a'));
    const signOut = renderHook(() => useSignOut(), app.rendering);
    await act(async () => signOut.result.current());
    expect(app.services.session.getState()).toEqual({ status: 'guest' });
    expect(app.network.last(DELETE)).toMatchObject({ keepalive: true, token: 'token of mina' });
    expect(callsTo(LOGOUT)).toEqual([]);
    await act(() => app.network.last(DELETE).answer({}));
    expect(app.network.last(LOGOUT)).toMatchObject({ keepalive: true, token: 'token of mina' });
    expect(outcome.is).toBe('removed');
  });

  test('a removal that is lost at the sign-out is reported as failed', async () => {
    const list = await open(searchOf('a'));
    const outcome = outcomeOf(() => list.current.remove('a'));
    await act(async () => app.services.signOut());
    await act(() => app.network.last(DELETE).lose());
    expect(outcome.is).toBe('failed');
    expect(callsTo(LOGOUT)).toHaveLength(1);
  });

  test('a removal whose session expires meanwhile is dropped, and no other person sends it', async () => {
    const list = await open(searchOf('a'));
    const outcome = outcomeOf(() => list.current.remove('a'));
    await act(async () => app.services.session.refuse('token of mina'));
    await act(async () => app.signIn('jun'));
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(app.network.calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
    expect(outcome.is).toBe('kept');
  });

  test('searches are listed without their results, which arrive when one is opened', async () => {
    const list = await open(searchOf('a'), searchOf('b', { newMatches: 2 }));
    expect(app.network.last(LIST).query).toEqual({ form: 'pictured' });
    for (const id of ['a', 'b']) {
      const results = outcomeOf(() => list.current.open(id));
      expect(callsTo(OPEN)).toHaveLength(id === 'a' ? 1 : 2);
      await act(() => app.network.last(OPEN).answer(searchOf(id, { searchResults: [productOf(id)] })));
      expect(results.is?.map((product) => product.id)).toEqual([id]);
    }
  });

  test('a search opens without results if the server does not answer in time', async () => {
    const list = await open(searchOf('a'));
    const lost = outcomeOf(() => list.current.open('a'));
    await act(() => app.network.last(OPEN).lose());
    expect(lost.is).toEqual([]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const late = outcomeOf(() => list.current.open('a'));
    await act(() => vi.advanceTimersByTimeAsync(999));
    expect(late.is).toBeUndefined();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(late.is).toEqual([]);
  });

  test('an opened search has no new matches', async () => {
    const list = await open(searchOf('a', { newMatches: 3 }));
    outcomeOf(() => list.current.open('a'));
    expect(list.current.searches?.[0]?.newMatches).toBe(0);
    await act(() => app.network.last(OPEN).answer(searchOf('a')));
    expect(list.current.searches?.[0]?.newMatches).toBe(0);
  });

  test('searches are fetched again when another tab changes them, and other tabs hear of changes here', async () => {
    const browser = sharedMap();
    const otherTab = memoryStorage(browser);
    app = heldApp({ localStorage: memoryStorage(browser) });
    app.signIn();
    const list = await open(searchOf('a'));
    act(() => otherTab.set('savedSearchUpdated', '1'));
    await act(() => app.network.last(LIST).answer({ searches: [searchOf('b'), searchOf('a')] }));
    expect(idsOf(list)).toEqual(['b', 'a']);

    const heard = vi.fn();
    otherTab.onForeignChange(heard);
    outcomeOf(() => list.current.rename('a', 'Boots'));
    await act(() => app.network.last(RENAME).answer(searchOf('a', { title: 'Boots' })));
    expect(heard).toHaveBeenCalledWith('savedSearchUpdated');
  });

  test('searches are fetched again on the event savedSearchUpdated', async () => {
    const list = await open(searchOf('a'));
    act(() => void window.dispatchEvent(new CustomEvent('savedSearchUpdated')));
    await act(() => app.network.last(LIST).answer({ searches: [searchOf('b'), searchOf('a')] }));
    expect(idsOf(list)).toEqual(['b', 'a']);
  });

  describe('searches that are shown again', () => {
    const askedOf = async (path: string, show: () => unknown) => {
      const before = callsTo(path).length;
      show();
      // A fetch of something already shown starts in the next frame.
      await act(() => new Promise((drawn) => requestAnimationFrame(drawn)));
      return callsTo(path).length - before;
    };
    const remount = () => renderHook(() => useSavedSearches(), app.rendering).result;
    const leave = async () => {
      await open(searchOf('a'));
      cleanup();
    };

    test('searches shown again need no request while nothing has changed', async () => {
      await leave();
      const list = { current: undefined as List | undefined };
      const show = () => {
        list.current = remount();
      };
      expect(await askedOf(LIST, show)).toBe(0);
      expect(list.current && idsOf(list.current)).toEqual(['a']);
    });

    test('searches shown again are fetched after a change that came while they were not shown', async () => {
      await leave();
      window.dispatchEvent(new CustomEvent('savedSearchUpdated'));
      expect(await askedOf(LIST, remount)).toBe(1);
    });

    test('searches shown again are fetched after ten minutes, since new matches send no event', async () => {
      await leave();
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
      expect(await askedOf(LIST, remount)).toBe(1);
    });

    test('searches shown again are fetched when the person comes back after an expired session', async () => {
      await leave();
      act(() => app.services.session.refuse('token of mina'));
      act(() => app.signIn());
      expect(await askedOf(LIST, remount)).toBe(1);
    });

    test('searches shown again are fetched for another person', async () => {
      await leave();
      act(() => app.signIn('jun'));
      expect(await askedOf('/api/saved-searches/get/jun', remount)).toBe(1);
    });
  });

  test('a title is cut without splitting an emoji', async () => {
    const list = await open(searchOf('a'));
    outcomeOf(() => list.current.rename('a', `${'a'.repeat(199)}👟`));
    expect(app.network.last(RENAME).body.title).toBe('a'.repeat(199));
  });

  test('a guest has no saved searches, and requests none', () => {
    act(() => app.services.session.end());
    const list = renderHook(() => useSavedSearches(), app.rendering);
    expect(list.result.current).toMatchObject({ status: 'guest', searches: undefined });
    expect(app.network.calls).toEqual([]);
  });

  test('searches stay on screen when the session expires, and ask for a sign-in before a change', async () => {
    const list = await open(searchOf('a'));
    await act(async () => app.services.session.refuse('token of mina'));
    const outcome = outcomeOf(() => list.current.rename('a', 'Boots'));
    await act(async () => undefined);
    expect(idsOf(list)).toEqual(['a']);
    expect(outcome.is).toBe('blocked');
    expect(app.services.signInGate.getReason()).toEqual({ kind: 'expired' });
    expect(callsTo('/api/saved-searches/rename')).toEqual([]);
  });
});

describe('the button that saves a search', () => {
  test('the button saves the filters too, and other filters are another search to save', async () => {
    const button = renderHook(
      (props: { maxPrice?: number }) => useSaveSearch({ query: 'shoes', ...props }, []),
      {
        ...app.rendering,
        initialProps: { maxPrice: 50 } as { maxPrice?: number },
      },
    );
    outcomeOf(() => button.result.current.save());
    expect(app.network.last(SAVE).body).toMatchObject({ query: 'shoes', filters: { maxPrice: 50 } });
    await act(() => app.network.last(SAVE).answer(searchOf('a')));
    expect(button.result.current.state).toBe('saved');
    button.rerender({});
    expect(button.result.current.state).toBe('idle');
  });

  const open = (query: string, products = [productOf('shoe', { picture: null })]) =>
    renderHook((props: { query: string }) => useSaveSearch(props.query, products), {
      ...app.rendering,
      initialProps: { query },
    });

  test('the button saves the query with at most 100 results, and shows saved until the query changes', async () => {
    const updated = vi.fn();
    window.addEventListener('savedSearchUpdated', updated, { once: true });
    const button = open(' shoes ', productsFromTo(0, 130));
    expect(button.result.current.state).toBe('idle');
    const outcome = outcomeOf(() => button.result.current.save());
    expect(button.result.current.state).toBe('saving');
    expect(app.network.last(SAVE).body).toMatchObject({ query: 'shoes' });
    expect(app.network.last(SAVE).body.searchResults).toHaveLength(100);
    await act(() => app.network.last(SAVE).answer(searchOf('a')));
    expect(button.result.current.state).toBe('saved');
    expect(outcome.is).toEqual({ status: 'saved' });
    expect(updated).toHaveBeenCalledOnce();
    button.rerender({ query: 'hats' });
    expect(button.result.current.state).toBe('idle');
  });

  test('a search in the list shows as saved, until it is deleted there', async () => {
    const removals: Removal<SavedSearch>[] = [];
    const list = renderHook(
      () => useSavedSearches({ onRemoved: (removal) => removals.push(removal) }),
      app.rendering,
    );
    const button = open(' Red  SHOES');
    expect(button.result.current.state).toBe('idle');
    const red = searchOf('a', { query: 'red shoes', filters: { sortBy: 'default', brand: [] } });
    await act(() => app.network.last(LIST).answer({ searches: [red] }));
    expect(callsTo(LIST)).toHaveLength(1);
    expect(button.result.current.state).toBe('saved');
    outcomeOf(() => button.result.current.save());
    expect(callsTo(SAVE)).toEqual([]);

    outcomeOf(() => list.result.current.remove('a'));
    expect(button.result.current.state).toBe('idle');
    await act(async () => removals[0]?.undo());
    expect(button.result.current.state).toBe('saved');
  });

  test('a search that was just saved shows as not saved once it is deleted in the list', async () => {
    const list = renderHook(() => useSavedSearches(), app.rendering);
    const button = open('shoes');
    await act(() => app.network.last(LIST).answer({ searches: [] }));
    outcomeOf(() => button.result.current.save());
    await act(() => app.network.last(SAVE).answer(searchOf('a', { query: 'shoes' })));
    expect(button.result.current.state).toBe('saved');
    await act(() => app.network.last(LIST).answer({ searches: [searchOf('a', { query: 'shoes' })] }));
    expect(button.result.current.state).toBe('saved');
    outcomeOf(() => list.result.current.remove('a'));
    expect(button.result.current.state).toBe('idle');
  });

  test('the same query with other filters does not show as saved', async () => {
    const button = renderHook(
      (props: { brand?: string[] }) => useSaveSearch({ query: 'shoes', ...props }, []),
      { ...app.rendering, initialProps: { brand: ['Aria', 'Otto'] } as { brand?: string[] } },
    );
    const ofBrands = searchOf('a', { query: 'shoes', filters: { brand: ['Otto', 'Aria'] } });
    await act(() => app.network.last(LIST).answer({ searches: [ofBrands] }));
    expect(button.result.current.state).toBe('saved');
    button.rerender({ brand: ['Aria'] });
    expect(button.result.current.state).toBe('idle');
    button.rerender({});
    expect(button.result.current.state).toBe('idle');
  });

  test('a query does not show as saved because another one was', async () => {
    const button = open('shoes');
    outcomeOf(() => button.result.current.save());
    button.rerender({ query: 'hats' });
    await act(() => app.network.last(SAVE).answer(searchOf('a')));
    expect(button.result.current.state).toBe('idle');
  });

  test('a failed save says why, and can be repeated', async () => {
    const button = open('shoes');
    const outcome = outcomeOf(() => button.result.current.save());
    await act(() => app.network.last(SAVE).answer({ error: 'Full.', code: 'saved_searches_full' }, 409));
    expect(button.result.current.state).toBe('idle');
    expect(outcome.is).toEqual({ status: 'failed', code: 'saved_searches_full' });
  });

  test('a guest cannot save a search', async () => {
    act(() => app.services.session.end());
    const button = open('shoes');
    expect(button.result.current.state).toBe('guest');
    const outcome = outcomeOf(() => button.result.current.save());
    await act(async () => undefined);
    expect(outcome.is).toEqual({ status: 'ignored' });
    expect(app.network.calls).toEqual([]);
  });

  test('the button sends only the identifying fields of products, however long their links are', () => {
    const link = `https://shop.test/${'a'.repeat(2000)}`;
    const products = productsFromTo(0, 100).map((product) => ({ ...product, link, imageUrl: link }));
    const button = open('shoes', products);
    outcomeOf(() => button.result.current.save());
    const { body } = app.network.last(SAVE);
    expect(body.searchResults).toHaveLength(100);
    expect(JSON.stringify(body).length).toBeLessThan(20_000);
  });

  describe('saving while the results are loading', () => {
    interface Search {
      query: string;
      ids: string[];
      isSettled: boolean;
    }
    const openUnsettled = () =>
      renderHook(
        ({ query, ids, isSettled }: Search) =>
          useSaveSearch(
            query,
            ids.map((id) => productOf(id)),
            isSettled,
          ),
        { ...app.rendering, initialProps: { query: 'hats', ids: ['shoe'], isSettled: false } },
      );
    const saved = () => callsTo(SAVE).map(({ body }) => [body.query, idsIn(body.searchResults)]);
    const idsIn = (results: unknown) => (results as { id: string }[]).map(({ id }) => id);

    test('a save waits for the results, and shows as saving', async () => {
      const button = openUnsettled();
      const outcome = outcomeOf(() => button.result.current.save());
      expect(button.result.current.state).toBe('saving');
      expect(saved()).toEqual([]);
      button.rerender({ query: 'hats', ids: ['hat'], isSettled: true });
      await act(async () => undefined);
      expect(saved()).toEqual([['hats', ['hat']]]);
      await act(() => app.network.last(SAVE).answer(searchOf('a')));
      expect(button.result.current.state).toBe('saved');
      expect(outcome.is).toEqual({ status: 'saved' });
    });

    test('a save goes ahead without products when the viewer goes on to another search', async () => {
      const button = openUnsettled();
      outcomeOf(() => button.result.current.save());
      button.rerender({ query: 'bags', ids: ['bag'], isSettled: true });
      await act(async () => undefined);
      expect(saved()).toEqual([['hats', []]]);
      expect(button.result.current.state).toBe('idle');
    });

    test('a save goes ahead when the viewer leaves the page', async () => {
      const button = openUnsettled();
      outcomeOf(() => button.result.current.save());
      button.unmount();
      await act(async () => undefined);
      expect(saved()).toEqual([['hats', []]]);
    });

    test('a waiting save is dropped when its session ends, and is not sent for the next person', async () => {
      const button = openUnsettled();
      const outcome = outcomeOf(() => button.result.current.save());
      act(() => app.services.session.end());
      act(() => app.signIn('jun'));
      button.rerender({ query: 'hats', ids: ['hat'], isSettled: true });
      await act(async () => undefined);
      expect(app.network.calls.filter(({ path }) => path.startsWith('/api/saved-searches/save'))).toEqual([]);
      expect(outcome.is).toMatchObject({ status: 'failed' });
    });
  });

  describe('saving a search that was just removed', () => {
    const remove = async (query = 'boots') => {
      const list = renderHook(() => useSavedSearches(), app.rendering);
      await act(() => app.network.last(LIST).answer({ searches: [searchOf('a', { query })] }));
      const removal = outcomeOf(() => list.result.current.remove('a'));
      return { list: list.result, removal };
    };
    const leavePage = () => act(() => void window.dispatchEvent(new Event('pagehide')));

    test('saving a just removed search cancels its removal, since the server takes both as the same search', async () => {
      const { list, removal } = await remove('Winter  boots');
      const button = open(' winter boots');
      outcomeOf(() => button.result.current.save());
      leavePage();
      await act(() => app.network.last(SAVE).answer(searchOf('a')));
      leavePage();
      expect(callsTo(DELETE)).toEqual([]);
      expect(removal.is).toBe('kept');
      expect(list.current.searches?.map(({ id }) => id)).toEqual(['a']);
    });

    test('saving cancels the removal of the search that the server answers with, even under another query', async () => {
      const { removal } = await remove('boot');
      const button = open('boots');
      outcomeOf(() => button.result.current.save());
      await act(() => app.network.last(SAVE).answer(searchOf('a')));
      leavePage();
      expect(callsTo(DELETE)).toEqual([]);
      expect(removal.is).toBe('kept');
    });

    test('saving does not cancel a removal that comes later', async () => {
      const list = renderHook(() => useSavedSearches(), app.rendering);
      await act(() =>
        app.network
          .last(LIST)
          .answer({ searches: [searchOf('a', { query: 'boots', filters: { maxPrice: 50 } })] }),
      );
      const button = open('boots');
      outcomeOf(() => button.result.current.save());
      outcomeOf(() => list.result.current.remove('a'));
      await act(() => app.network.last(SAVE).answer(searchOf('a')));
      leavePage();
      expect(callsTo(DELETE)).toHaveLength(1);
    });

    test('a failed save leaves the search removed', async () => {
      const { list } = await remove();
      const button = open('boots');
      outcomeOf(() => button.result.current.save());
      await act(() => app.network.last(SAVE).answer({ error: 'No.' }, 500));
      expect(list.current.searches).toEqual([]);
      leavePage();
      expect(callsTo(DELETE)).toHaveLength(1);
    });

    test('a save waits for a removal in flight, which would remove the new search too', async () => {
      const { list } = await remove();
      leavePage();
      const button = open('boots');
      outcomeOf(() => button.result.current.save());
      await act(async () => undefined);
      expect(callsTo(SAVE)).toEqual([]);
      await act(() => app.network.last(DELETE).answer({}));
      await act(() => app.network.last(SAVE).answer(searchOf('b', { query: 'boots' })));
      await act(() => app.network.last(LIST).answer({ searches: [searchOf('b', { query: 'boots' })] }));
      expect(list.current.searches?.map(({ id }) => id)).toEqual(['b']);
    });
  });
});

describe('a rename during which the session ends', () => {
  const open = async () => {
    const list = renderHook(() => useSavedSearches(), app.rendering);
    await act(() => app.network.last(LIST).answer({ searches: [searchOf('a')] }));
    return list.result;
  };

  test('a rename stopped by an expired session is sent when the person is back', async () => {
    const list = await open();
    const outcome = outcomeOf(() => list.current.rename('a', 'Boots'));
    await act(() => app.network.last(RENAME).answer({ error: 'Over.' }, 401));
    expect(outcome.is).toBe('blocked');
    expect(app.services.signInGate.getReason()).toEqual({ kind: 'expired' });
    const before = callsTo(RENAME).length;
    await act(async () => app.signIn());
    expect(callsTo(RENAME)).toHaveLength(before + 1);
    expect(app.network.last(RENAME).body).toMatchObject({ title: 'Boots' });
  });

  test('a rename in a list of an expired session asks for a sign-in, and is never sent as another person', async () => {
    const list = await open();
    act(() => app.services.session.refuse('token of mina'));
    const outcome = outcomeOf(() => list.current.rename('a', 'Boots'));
    await act(async () => undefined);
    expect(outcome.is).toBe('blocked');
    await act(async () => app.signIn('jun'));
    expect(callsTo(RENAME)).toEqual([]);
  });
});

import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { heldApp } from '../testing/app.tsx';
import { settled } from '../testing/held-network.ts';
import { productOf } from '../testing/products.ts';
import type { SearchOutcome } from './first-page.ts';
import { useSearchSubmit } from './useSearchSubmit.ts';

describe('the search box', () => {
  let app: ReturnType<typeof heldApp>;
  let box: ReturnType<typeof open>;
  let outcomes: SearchOutcome[];

  const open = () => renderHook(() => useSearchSubmit(), app.rendering);
  /** Resolves once the search is in flight: the first one also loads its code. */
  const submit = (query: string) =>
    act(async () => {
      void box.result.current.submit(query).then((outcome) => outcomes.push(outcome));
      await settled();
    });
  const call = (place: number) => app.network.calls[place]!;

  beforeEach(() => {
    app = heldApp();
    box = open();
    outcomes = [];
  });
  afterEach(() => {
    cleanup();
    app.services.session.dispose();
  });

  test('the search box finds the first page for the trimmed query, and is busy meanwhile', async () => {
    await submit('  shoes ');
    expect(box.result.current.busy).toBe(true);
    expect(call(0).body).toEqual({ query: 'shoes', start: 0, limit: 20 });
    await act(() =>
      call(0).answer({ results: [productOf('shoe', { isLiked: true })], nextStart: 20, asOf: 5 }),
    );
    expect(box.result.current.busy).toBe(false);
    expect(outcomes).toEqual([
      { status: 'found', query: 'shoes', first: { products: [productOf('shoe')], nextStart: 20, asOf: 5 } },
    ]);
  });

  test('the search box sends the first 500 characters of a long query, without splitting an emoji', async () => {
    await submit(`${'a'.repeat(499)}👟`);
    expect(call(0).body.query).toBe('a'.repeat(499));
    await submit(`${'a'.repeat(498)}👟 boots`);
    expect(call(1).body.query).toBe(`${'a'.repeat(498)}👟`);
  });

  test('the search box takes results as complete, -1, if the answer does not say that more follow', async () => {
    await submit('shoes');
    await act(() => call(0).answer({ results: [productOf('shoe')] }));
    expect(outcomes).toMatchObject([{ status: 'found', first: { nextStart: -1 } }]);
  });

  test('a new search cancels the one before, which ends neither in an error nor as empty', async () => {
    await submit('shoes');
    await submit('hats');
    expect(call(0).isAborted()).toBe(true);
    await act(() => call(0).answer({ results: [] }));
    expect(outcomes).toEqual([{ status: 'superseded', query: 'shoes' }]);
    expect(box.result.current.busy).toBe(true);
    await act(() => call(1).answer({ results: [], nextStart: -1 }));
    expect(outcomes[1]).toEqual({ status: 'empty', query: 'hats' });
    expect(box.result.current.busy).toBe(false);
  });

  test('an answer that arrives just after another search was submitted is superseded', async () => {
    await submit('shoes');
    await act(async () => {
      const answered = call(0).answer({ results: [productOf('shoe')], nextStart: -1 });
      void box.result.current.submit('hats');
      await answered;
    });
    expect(outcomes).toEqual([{ status: 'superseded', query: 'shoes' }]);
  });

  test('a blank query is ignored, and does not cancel the search in flight', async () => {
    await submit('shoes');
    await submit('   ');
    await act(() => call(0).answer({ error: 'No.' }, 500));
    expect(outcomes).toEqual([
      { status: 'blank', query: '' },
      { status: 'failed', query: 'shoes' },
    ]);
    expect(app.network.calls).toHaveLength(1);
  });

  test('a search is superseded when the page is left', async () => {
    await submit('shoes');
    box.unmount();
    await act(() => call(0).answer({ results: [productOf('shoe')], nextStart: -1 }));
    expect(outcomes).toEqual([{ status: 'superseded', query: 'shoes' }]);
  });
});

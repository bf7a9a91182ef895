import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useStepping } from './useStepping.ts';

const row = (...ids: string[]) => ids.map((id) => ({ id }));
const asked: string[] = [];
const open = (id: string, items = row('a', 'b', 'c')) =>
  renderHook(({ id, items }) => useStepping(items, id, (next) => asked.push(next)), {
    initialProps: { id, items },
  });

afterEach(() => {
  cleanup();
  asked.length = 0;
});

test('a row has no steps beyond its ends (D45)', () => {
  const { result, rerender } = open('a');
  expect([result.current.previous, result.current.left]).toEqual([undefined, 2]);
  rerender({ id: 'c', items: row('a', 'b', 'c') });
  expect([result.current.next, result.current.left]).toEqual([undefined, 0]);
});

test('keys that come faster than renders step from the last requested thing', () => {
  const { result } = open('a');
  act(() => {
    result.current.next?.();
    result.current.next?.();
  });
  expect(asked).toEqual(['b', 'c']);
});

test('a thing that leaves the row while it is open keeps its place as long as it is shown', () => {
  const { result, rerender } = open('b');
  rerender({ id: 'b', items: row('a', 'c') });
  expect(result.current.item).toEqual({ id: 'b' });
  act(() => result.current.next?.());
  expect(asked).toEqual(['c']);
  rerender({ id: 'c', items: row('a', 'c') });
  act(() => result.current.previous?.());
  expect(asked).toEqual(['c', 'a']);
});

test('a thing outside the row has no neighbours', () => {
  const { result } = open('elsewhere');
  expect(result.current).toEqual({ item: undefined, left: undefined });
});

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SuggestedPeople } from './SuggestedPeople.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const people = [
  { id: '1', username: 'jun' },
  { id: '2', username: 'lea_v' },
];
const show = (onDismiss: (person: { id: string }) => void) =>
  render(<SuggestedPeople people={people} hrefOf={() => '/'} onDismiss={onDismiss} />);
const cross = (username: string) => screen.getByRole('button', { name: `Don’t suggest @${username}` });

test('a person is dismissed once, after the row has folded for 200 ms', () => {
  const dismissed = vi.fn();
  show(dismissed);
  fireEvent.click(cross('jun'));
  fireEvent.click(cross('jun'));
  act(() => vi.advanceTimersByTime(199));
  expect(dismissed).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(dismissed).toHaveBeenCalledExactlyOnceWith(people[0]);
  act(() => vi.runAllTimers());
  expect(dismissed).toHaveBeenCalledOnce();
});

test('somebody who leaves the page while a row folds has dismissed the person', () => {
  const dismissed = vi.fn();
  const { unmount } = show(dismissed);
  fireEvent.click(cross('lea_v'));
  unmount();
  expect(dismissed).toHaveBeenCalledExactlyOnceWith(people[1]);
});

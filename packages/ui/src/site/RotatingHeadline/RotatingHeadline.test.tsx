import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HEADLINE_INTERVAL_MS } from './headline-interval.ts';
import { RotatingHeadline } from './RotatingHeadline.tsx';

const words = ['Shoes', 'Jackets', 'Hats'];
const shown = () => document.querySelector('[data-state=shown]')?.textContent;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

let reducedMotion: { matches: boolean; change(matches: boolean): void };
let tabHidden: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  const query = Object.assign(new EventTarget(), { matches: false });
  reducedMotion = Object.assign(query, {
    change: (matches: boolean) => {
      query.matches = matches;
      act(() => void query.dispatchEvent(new Event('change')));
    },
  });
  vi.stubGlobal('matchMedia', () => query);
  tabHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => tabHidden);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function setTabHidden(hidden: boolean) {
  tabHidden = hidden;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

// D27
test('each word of the headline shows for the interval, and the first follows the last', () => {
  render(<RotatingHeadline prefix="Swipe for" words={words} />);
  expect(shown()).toBe('Shoes');
  pass(HEADLINE_INTERVAL_MS - 1);
  expect(shown()).toBe('Shoes');
  pass(1);
  expect(shown()).toBe('Jackets');
  pass(2 * HEADLINE_INTERVAL_MS);
  expect(shown()).toBe('Shoes');
});

test('the headline "Swipe for" shows its seven words in turn', () => {
  const seven = ['Shoes', 'Jackets', 'Hats', 'Pants', 'Jewelry', 'Trends', 'Beauty'];
  render(<RotatingHeadline prefix="Swipe for" words={seven} />);
  const seen = seven.map(() => {
    const word = shown();
    pass(HEADLINE_INTERVAL_MS);
    return word;
  });
  expect(seen).toEqual(seven);
  expect(shown()).toBe('Shoes');
});

test('the accessible name of the headline contains all words', () => {
  render(<RotatingHeadline prefix="Swipe for" words={words} />);
  pass(HEADLINE_INTERVAL_MS);
  expect(screen.getByRole('heading', { name: 'Swipe for Shoes, Jackets, Hats' })).toBeTruthy();
});

test('the headline stops while paused, and goes on from the same word', () => {
  render(<RotatingHeadline prefix="Swipe for" words={words} intervalMs={100} />);
  pass(100);
  fireEvent.click(screen.getByRole('button', { name: 'Pause rotating headline' }));
  pass(1000);
  expect(shown()).toBe('Jackets');
  fireEvent.click(screen.getByRole('button', { name: 'Resume rotating headline' }));
  pass(100);
  expect(shown()).toBe('Hats');
});

test('the headline stops while the tab is hidden', () => {
  render(<RotatingHeadline prefix="Swipe for" words={words} intervalMs={100} />);
  setTabHidden(true);
  pass(1000);
  expect(shown()).toBe('Shoes');
  setTabHidden(false);
  pass(100);
  expect(shown()).toBe('Jackets');
});

test('the first word stays with reduced motion, also if the preference changes later', () => {
  render(<RotatingHeadline prefix="Swipe for" words={words} intervalMs={100} />);
  pass(100);
  reducedMotion.change(true);
  expect(shown()).toBe('Shoes');
  pass(1000);
  expect(shown()).toBe('Shoes');
  reducedMotion.change(false);
  pass(100);
  expect(shown()).toBe('Jackets');
});

test('a headline with one word has no pause button, and one without words renders its prefix', () => {
  const { rerender } = render(<RotatingHeadline prefix="Swipe for" words={['Shoes']} />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<RotatingHeadline prefix="Swipe for" words={[]} />);
  expect(screen.getByRole('heading').textContent).toContain('Swipe for');
});

import { act, cleanup, fireEvent, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { videoPost } from '../discover.fixtures.ts';
import { DiscoverTile } from './DiscoverTile.tsx';

let matching: string[] = [];

beforeEach(() => {
  matching = [];
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: matching.includes(query) }));
  // The environment has no player.
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

const Tile = ({ id, filtered = false }: { id: string; filtered?: boolean }) => (
  <DiscoverTile post={{ ...videoPost, id, filtered }} href={`/post/${id}`} />
);
const framesIn = (element: ReactElement) =>
  [...render(element).container.querySelectorAll('a')].map((link) => link.parentElement as HTMLElement);
const tiles = () =>
  framesIn(
    <>
      <Tile id="a" />
      <Tile id="b" />
    </>,
  );
const films = () => document.querySelectorAll('video');
const enter = (frame: HTMLElement, pointerType = 'mouse') =>
  act(() => {
    // The environment's pointer events have no type.
    const event = new MouseEvent('pointerover', { bubbles: true });
    Object.defineProperty(event, 'pointerType', { value: pointerType });
    fireEvent(frame, event);
    vi.runAllTimers();
  });
const leave = (frame: HTMLElement) => fireEvent.pointerLeave(frame);

test('a video plays muted while the pointer is over its tile', () => {
  const [frame] = tiles();
  expect(films()).toHaveLength(0);
  enter(frame!);
  expect(films()).toHaveLength(1);
  expect(films()[0]?.muted).toBe(true);
  expect(HTMLMediaElement.prototype.play).toHaveBeenCalledOnce();
  leave(frame!);
  expect(films()).toHaveLength(0);
});

test('one video plays at a time', () => {
  const [first, second] = tiles();
  enter(first!);
  enter(second!);
  expect(films()).toHaveLength(1);
  expect(second?.contains(films()[0]!)).toBe(true);
});

test('a pointer that only passes over a video fetches nothing', () => {
  const [frame] = tiles();
  const event = new MouseEvent('pointerover', { bubbles: true });
  fireEvent(frame!, event);
  leave(frame!);
  act(() => vi.runAllTimers());
  expect(films()).toHaveLength(0);
});

test.each(['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)'])(
  'no video plays with %s',
  (query) => {
    matching = [query];
    const [frame] = tiles();
    enter(frame!);
    expect(films()).toHaveLength(0);
  },
);

test('no video plays with a data saver', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const [frame] = tiles();
  enter(frame!);
  expect(films()).toHaveLength(0);
});

test('no video plays under a finger, or in a covered post', () => {
  const [frame] = tiles();
  enter(frame!, 'touch');
  expect(films()).toHaveLength(0);
  cleanup();
  const [covered] = framesIn(<Tile id="a" filtered />);
  enter(covered!);
  expect(films()).toHaveLength(0);
});

test('a video that cannot be played gives way to its poster', () => {
  const [frame] = tiles();
  enter(frame!);
  fireEvent.error(films()[0]!);
  expect(films()).toHaveLength(0);
});

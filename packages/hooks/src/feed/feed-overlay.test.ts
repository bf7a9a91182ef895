import { describe, expect, test } from 'vitest';
import { createFeedOverlay, overlaid } from './feed-overlay.ts';

interface Post {
  id: string;
  text: string;
}

const post = (id: string, text = id): Post => ({ id, text });
const keyOf = ({ id }: Post) => id;
const pages = [post('a'), post('b'), post('c')];

describe('what lies over a feed', () => {
  const open = () => {
    const overlay = createFeedOverlay<Post>(keyOf);
    const texts = () => overlaid(pages, overlay.getState(), keyOf).map(({ text }) => text);
    return { overlay, texts };
  };

  test('is nothing at first: the very items of the pages', () => {
    const { overlay } = open();
    expect(overlaid(pages, overlay.getState(), keyOf)).toBe(pages);
  });

  test('hides what was deleted, and shows it again in its place when that fails', () => {
    const { overlay, texts } = open();
    const show = overlay.hide('b');
    expect(texts()).toEqual(['a', 'c']);
    show();
    expect(texts()).toEqual(['a', 'b', 'c']);
  });

  test('shows an edited item in the place that it had', () => {
    const { overlay, texts } = open();
    overlay.replace(post('b', 'edited'));
    expect(texts()).toEqual(['a', 'edited', 'c']);
  });

  test('puts an own new item in front at once, and shows it once when a later page brings it too', () => {
    const { overlay, texts } = open();
    overlay.putInFront(post('new'));
    overlay.putInFront(post('c'));
    expect(texts()).toEqual(['c', 'new', 'a', 'b']);
  });

  test('lets what others made wait, so that nothing moves under a reader', () => {
    const { overlay, texts } = open();
    overlay.offer([post('y'), post('x'), post('a')], pages);
    overlay.offer([post('z'), post('y')], pages);
    expect(texts()).toEqual(['a', 'b', 'c']);
    expect(overlay.getState().waiting.map(keyOf)).toEqual(['z', 'y', 'x']);
    overlay.showWaiting();
    expect(texts()).toEqual(['z', 'y', 'x', 'a', 'b', 'c']);
    expect(overlay.getState().waiting).toEqual([]);
  });

  test('tells who listens of every change, and forgets all for the next person', () => {
    const { overlay, texts } = open();
    let told = 0;
    overlay.subscribe(() => told++);
    overlay.hide('a');
    overlay.offer([], pages);
    overlay.clear();
    expect(told).toBe(2);
    expect(texts()).toEqual(['a', 'b', 'c']);
  });
});

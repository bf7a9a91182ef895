import { describe, expect, test } from 'vitest';
import { createFeedOverlay, overlaid } from './feed-overlay.ts';

interface Post {
  id: string;
  text: string;
}

const post = (id: string, text = id): Post => ({ id, text });
const keyOf = ({ id }: Post) => id;
const pages = [post('a'), post('b'), post('c')];

describe('a feed overlay', () => {
  const open = () => {
    const overlay = createFeedOverlay<Post>(keyOf);
    const texts = () => overlaid(pages, overlay.getState(), keyOf).map(({ text }) => text);
    return { overlay, texts };
  };

  test('an empty overlay returns the very items of the pages', () => {
    const { overlay } = open();
    expect(overlaid(pages, overlay.getState(), keyOf)).toBe(pages);
  });

  test('a deleted item is hidden, and shows again in its place if the deletion fails', () => {
    const { overlay, texts } = open();
    const show = overlay.hide('b');
    expect(texts()).toEqual(['a', 'c']);
    show();
    expect(texts()).toEqual(['a', 'b', 'c']);
  });

  test('an edited item shows in its old place', () => {
    const { overlay, texts } = open();
    overlay.replace(post('b', 'edited'));
    expect(texts()).toEqual(['a', 'edited', 'c']);
  });

  test('an own new item shows in front at once, and only once when a later page contains it', () => {
    const { overlay, texts } = open();
    overlay.putInFront(post('new'));
    overlay.putInFront(post('c'));
    expect(texts()).toEqual(['c', 'new', 'a', 'b']);
  });

  test('new items of others wait, so that nothing moves while the viewer reads', () => {
    const { overlay, texts } = open();
    overlay.offer([post('y'), post('x'), post('a')], pages);
    overlay.offer([post('z'), post('y')], pages);
    expect(texts()).toEqual(['a', 'b', 'c']);
    expect(overlay.getState().waiting.map(keyOf)).toEqual(['z', 'y', 'x']);
    overlay.showWaiting();
    expect(texts()).toEqual(['z', 'y', 'x', 'a', 'b', 'c']);
    expect(overlay.getState().waiting).toEqual([]);
  });

  test('listeners hear of every change, and the overlay is cleared for the next person', () => {
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

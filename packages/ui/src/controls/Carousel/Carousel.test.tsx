import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Carousel } from './Carousel.tsx';

afterEach(cleanup);

const slides = [
  <div key="form">
    <input aria-label="Size" />
    <button type="button">On slide 1</button>
  </div>,
  <div key="other">
    <button type="button">On slide 2</button>
  </div>,
];

test('a focused field in a slide keeps its arrow keys', () => {
  const onIndexChange = vi.fn();
  render(
    <Carousel label="Steps" onIndexChange={onIndexChange}>
      {slides}
    </Carousel>,
  );
  const press = (element: HTMLElement) => fireEvent.keyDown(element, { key: 'ArrowRight' });
  expect(press(screen.getByRole('textbox', { name: 'Size' }))).toBe(true);
  expect(onIndexChange).not.toHaveBeenCalled();
  expect(press(screen.getByRole('button', { name: 'On slide 1' }))).toBe(false);
  expect(onIndexChange).toHaveBeenCalledWith(1);
});

test('focus in a slide that leaves moves to the carousel, which is not focusable otherwise', () => {
  const drawn = (index: number) => (
    <Carousel label="Steps" index={index}>
      {slides}
    </Carousel>
  );
  const { rerender } = render(drawn(0));
  const carousel = screen.getByRole('region', { name: 'Steps' });
  screen.getByRole('button', { name: 'On slide 1' }).focus();
  rerender(drawn(1));
  expect(document.activeElement).toBe(carousel);
  screen.getByRole('button', { name: 'Previous' }).focus();
  expect(carousel.hasAttribute('tabindex')).toBe(false);
  rerender(drawn(0));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Previous' }));
});

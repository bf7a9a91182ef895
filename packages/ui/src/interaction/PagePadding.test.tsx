import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Menu } from '../controls/Menu/Menu.tsx';

afterEach(() => {
  cleanup();
  document.body.removeAttribute('style');
});

test('a menu, which does not lock scrolling, keeps the margin and padding of the body', () => {
  const own = 'margin: 8px; padding: 16px;';
  document.body.style.cssText = own;
  render(<Menu trigger={<button type="button">More</button>} items={[{ key: 'share', label: 'Share' }]} />);
  fireEvent.keyDown(screen.getByRole('button', { name: 'More' }), { key: 'Enter' });
  expect(screen.getByRole('menu')).toBeDefined();
  expect(document.body.style.cssText).toBe(own);
});

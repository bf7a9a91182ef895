import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ProductCard, type ProductCardProduct } from './ProductCard.tsx';

afterEach(cleanup);

const show = (product: Partial<ProductCardProduct>, ownerHref?: string) =>
  render(
    <ProductCard
      product={{ id: 'p1', name: 'Ring', ...product }}
      href="/product/p1"
      liked={false}
      {...(ownerHref ? { ownerHref } : {})}
    />,
  );

// 1 §2
test.each([
  [129, '$129.00'],
  [0.5, '$0.50'],
  [undefined, 'Price unavailable'],
  [null, 'Price unavailable'],
  [0, 'Price unavailable'],
])('a price of %s reads "%s"', (price, text) => {
  show({ price });
  expect(screen.getByText(text)).toBeTruthy();
});

test('the owner is named as @username, and links to their profile if its address is given', () => {
  show({ username: 'username' }, '/user-profile/7');
  expect(screen.getByRole('link', { name: '@username' }).getAttribute('href')).toBe('/user-profile/7');
  cleanup();
  show({ username: 'username' });
  expect(screen.getByText('@username').closest('a')).toBeNull();
});

test('the owner has a face beside the name: a lazily loaded picture over the first letter', () => {
  const face = () => document.querySelector<HTMLElement>('[data-initial]');
  show({ username: 'mina.k', ownerPicture: '/mina.webp' }, '/user-profile/7');
  const link = screen.getByRole('link', { name: '@mina.k' });
  expect(link.contains(face())).toBe(true);
  expect(link.textContent).toBe('@mina.k');
  expect(face()?.dataset.initial).toBe('m');
  const picture = face()?.querySelector('img');
  expect([picture?.getAttribute('src'), picture?.loading, picture?.alt]).toEqual(['/mina.webp', 'lazy', '']);
  cleanup();
  show({ username: 'mina.k', ownerPicture: null });
  expect(face()?.dataset.initial).toBe('m');
  expect(face()?.querySelector('img')).toBeNull();
  cleanup();
  show({ ownerPicture: '/mina.webp' });
  expect(face()).toBeNull();
});

test('a rating is shown with one decimal, and a missing one is not shown', () => {
  show({ rating: 4 });
  expect(screen.getByText('4.0')).toBeTruthy();
  cleanup();
  show({ rating: 0 });
  expect(screen.queryByText(/Rated/)).toBeNull();
});

test('a name of 20,000 letters is cut to 300 before it is laid out', () => {
  show({ name: 'W'.repeat(20_000) });
  expect(screen.getByRole('link').textContent).toBe('W'.repeat(300));
  expect(document.body.textContent?.length).toBeLessThan(1000);
});

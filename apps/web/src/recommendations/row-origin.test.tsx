import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { useProductAddress } from '../products/product-address.ts';
import { focusInRow, rememberOrigin, rowOrigin, useOriginForgotten } from './row-origin.ts';

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

test('the focus returns to a row for products opened from it or stepped to along it, but not for products elsewhere', () => {
  document.body.innerHTML = '<ul><li><a href="/shoe">Shoe</a></li><li><a href="/hat">Hat</a></li></ul>';
  const [shoe, hat] = document.querySelectorAll('a');
  expect(focusInRow(shoe, '/hat', true)).toBe(hat);
  expect(focusInRow(shoe, '/bag', false)).toBe(shoe);
  expect(focusInRow(shoe, '/bag', true)).toBeUndefined();
  shoe?.remove();
  expect(focusInRow(shoe, '/hat', false)).toBeUndefined();
});

/** A page with a row; opened products are not rendered. */
function Page() {
  const { show, close } = useProductAddress();
  useOriginForgotten();
  return (
    <>
      <a
        href="/product/shoe"
        onClick={(event) => {
          event.preventDefault();
          rememberOrigin(event.currentTarget);
          show('shoe');
        }}
      >
        Shoe
      </a>
      <button type="button" onClick={close}>
        Give up
      </button>
    </>
  );
}

test('the origin of a product is forgotten once none is open, even if its code never loaded', async () => {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Page /> }])} />);
  await act(async () => screen.getByRole('link').click());
  expect(rowOrigin()).toBe(screen.getByRole('link'));
  await act(async () => screen.getByRole('button').click());
  expect(rowOrigin()).toBeUndefined();
});

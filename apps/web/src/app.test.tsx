import { cleanup, render } from '@testing-library/react';
import { createServices } from '@vitrine/hooks';
import { useLayoutEffect } from 'react';
import { afterEach, expect, test } from 'vitest';
import { App } from './app.tsx';

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.redraw;
});

const seen: (string | undefined)[] = [];
const Measured = () => {
  useLayoutEffect(() => void seen.push(document.documentElement.dataset.redraw), []);
  return null;
};

test('content hidden by the document is shown before the page is measured', () => {
  document.documentElement.dataset.redraw = 'page';
  render(
    <App services={createServices()} layout={undefined}>
      <Measured />
    </App>,
  );
  expect(seen[0]).toBeUndefined();
  expect(seen).not.toEqual([]);
});

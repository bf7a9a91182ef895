import { cleanup, render } from '@testing-library/react';
import { createServices, ServicesProvider } from '@vitrine/hooks';
import { afterEach, expect, test } from 'vitest';
import { Reason } from './Reason.tsx';

afterEach(cleanup);

const said = (reason: { code: string; about?: string }) =>
  render(
    <ServicesProvider services={createServices()}>
      <Reason product={{ id: 'shoe', name: 'Shoe', reason } as never} />
    </ServicesProvider>,
  ).container.textContent;

test('a reason without the name it needs, or with an unknown code, is not shown', () => {
  expect(said({ code: 'liked', about: 'Hat' })).toBe('Because you liked Hat');
  expect(said({ code: 'popular' })).toBe('Popular this week');
  expect(said({ code: 'liked' })).toBe('');
  expect(said({ code: 'brand' })).toBe('');
  expect(said({ code: 'toString', about: 'Hat' })).toBe('');
});

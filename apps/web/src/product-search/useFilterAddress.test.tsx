import { expect, test } from 'vitest';
import { addressOf, chosenIn } from './useFilterAddress.ts';

const read = (address: string) => chosenIn(new URLSearchParams(address));

test('a colour in lower case in the address is the colour of the panel, once', () => {
  const chosen = read('q=coat&color=black&color=Black&color=NAVY&color=Türkis');
  expect(chosen.filter.colors).toEqual(['Black', 'Navy', 'Türkis']);
  expect(addressOf(new URLSearchParams('q=coat&color=black'), read('q=coat&color=black')).toString()).toBe(
    'q=coat&color=Black',
  );
});

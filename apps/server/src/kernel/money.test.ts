import { describe, expect, it } from 'vitest';
import { currencyName, DOLLARS, priceData, priceText, wordsForCurrency } from './money.ts';

describe('the money of a shop', () => {
  it('prices are written as in the shop’s language, with the decimals of its currency', () => {
    expect(priceText(129.5, DOLLARS)).toBe('$129.50');
    expect(priceText(1129.5, { currency: 'EUR', locale: 'de-DE' })).toBe('1.129,50\u00a0€');
    expect(priceText(1200, { currency: 'JPY', locale: 'ja' })).toBe('￥1,200');
    expect([129.5, 1200].map((amount) => priceData(amount, 'USD'))).toEqual(['129.50', '1200.00']);
    expect(priceData(1200, 'JPY')).toBe('1200');
  });

  it('currencies have their common names', () => {
    expect(['USD', 'EUR', 'GBP', 'JPY'].map(currencyName)).toEqual([
      'US dollars',
      'euros',
      'British pounds',
      'Japanese yen',
    ]);
    expect(wordsForCurrency({ currency: 'GBP', locale: 'en-GB' })).toEqual({
      signs: expect.arrayContaining(['£', 'gbp']),
      names: expect.arrayContaining(['pound', 'pounds', 'libras', 'livres', 'pfund']),
    });
    expect(wordsForCurrency({ currency: 'PLN', locale: 'pl' })).toEqual({
      signs: expect.arrayContaining(['zł', 'pln']),
      names: expect.arrayContaining(['zlotys', 'złoty', 'złote', 'złotych']),
    });
  });
});

import { describe, expect, it } from 'vitest';
import { wordsOf } from '../db/words.ts';
import { readQuery } from './query-reading.ts';
import { narrowly, widely } from './search-words.ts';

const said = (query: string) => readQuery(query).query;
const looksFor = (query: string) => quoted(narrowly(readQuery(query).terms).words);
const alsoLooksFor = (query: string) => quoted(widely(readQuery(query).terms).words);
const quoted = (words: string) => words.replaceAll('"', "'");

describe('the interpretation of a query', () => {
  it('a query is read as words and a price', () => {
    expect(readQuery('red dress under 100')).toMatchObject({
      query: 'red dress',
      maxPrice: 100,
      words: ['red', 'dress'],
    });
    expect(readQuery('red dress under 100', ['price'])).toMatchObject({ query: 'red dress under 100' });
  });

  it.each([
    ['red dress under 100', 'red', 'dress'],
    ['vestido rojo', 'red', 'dress'],
    ['nice navy blue wool coat', 'navy blue', 'wool coat'],
    ['dress', undefined, undefined],
    ['red', undefined, undefined],
    ['gold ring', undefined, undefined],
  ])('in "%s" the color is %s, beside %s', (query, colorText, withoutColor) => {
    expect(readQuery(query).colorText).toBe(colorText);
    expect(readQuery(query).withoutColor).toBe(withoutColor);
    expect(readQuery(query, ['words']).colorText).toBeUndefined();
  });

  it.each(['tshirt', 't-shirt', 'T shirt', 'tee shirt', 'Tee-Shirt'])('"%s" is one word', (query) => {
    expect(wordsOf(query)).toEqual(['tshirt']);
  });

  it('words that are written joined and apart are the same', () => {
    expect(looksFor('hand bag')).toBe("('hand' & 'bag' | 'handbag')");
    expect(looksFor('handbags')).toBe("('handbags' | 'handbag' | 'hand' & 'bag')");
    expect(looksFor('black sun glasses')).toBe(
      "('black') & ('sun' & 'glasses' | 'sun' & 'glass' | 'sunglass')",
    );
  });

  it('a word also stands for its synonyms, after the word itself', () => {
    expect(looksFor('sneakers')).not.toContain('trainer');
    for (const kin of ['trainer', 'runner', "'running' & 'shoe'"])
      expect(alsoLooksFor('sneakers')).toContain(kin);
    expect(alsoLooksFor('running shoes')).toContain('sneaker');
    expect(alsoLooksFor('hooded sweatshirt')).toContain('hoodie');
    expect(looksFor('jewelery')).toContain("'jewelry'");
    expect(alsoLooksFor('trousers')).toContain("'pant'");
  });

  it.each([
    ['vestido rojo', 'dress red'],
    ['zapatos negros para mujer', 'shoes black women'],
    ['robe verte', 'dress green'],
    ['sac à dos noir', 'backpack black'],
    ['des lunettes de soleil rouges', 'sunglasses red'],
    ['schwarze Schuhe', 'black shoes'],
    ['grüne Handtaschen für Damen', 'green handbag women'],
    ['weiße Röcke', 'white skirt'],
  ])('the query “%s” is read as “%s”', (query, english) => {
    expect(said(query)).toBe(english);
  });

  it('replaced words are reported, and none is replaced if the viewer refuses', () => {
    expect(readQuery('vestido rojo').replaced).toEqual([
      { from: 'vestido', to: 'dress' },
      { from: 'rojo', to: 'red' },
    ]);
    expect(readQuery('vestido rojo', ['words'])).toMatchObject({
      query: 'vestido rojo',
      words: ['vestido', 'rojo'],
      replaced: [],
    });
    expect(widely(readQuery('sneakers', ['words']).terms).words).toBe("('sneakers')");
  });

  it.each([
    'rose dress',
    'red robe',
    'rock shirt',
    'black rock band tshirt',
    'gold ring',
    'basket bag',
    'soiree',
  ])('the query “%s” stays English', (query) => {
    expect(readQuery(query)).toMatchObject({ query, replaced: [] });
  });

  it('a single foreign word is searched as typed first, then by its meaning', () => {
    expect(looksFor('mantel')).toBe("('mantel')");
    expect(alsoLooksFor('mantel')).toContain("'coat'");
    expect(alsoLooksFor('nike zapatos')).toContain("'shoe'");
  });

  it('an emoji stands for its thing, with any skin tone or style', () => {
    expect(readQuery('👗 under $90')).toMatchObject({
      query: 'dress',
      maxPrice: 90,
      replaced: [{ from: '👗', to: 'dress' }],
    });
    expect(said('red👟')).toBe('red sneaker');
    expect(said('🕶️')).toBe('sunglasses');
    expect(readQuery('🧵').replaced).toEqual([]);
  });

  it('words of praise are dropped if there are others', () => {
    expect(looksFor('cute cheap dress')).toBe("('dress')");
    expect(looksFor('cute')).toBe("('cute')");
  });

  it('a colour includes its shades, a shade its colour, and a metal is no colour', () => {
    const colorsOf = (query: string) => narrowly(readQuery(query).terms).colors ?? '';
    expect('Maroon').toMatch(new RegExp(colorsOf('red dress').replaceAll(/\\[mM]/g, '\\b'), 'i'));
    expect(colorsOf('maroon dress')).toContain('red');
    expect(alsoLooksFor('grey hat')).toContain("'gray'");
    expect(colorsOf('gold ring')).toBe('');
    expect(narrowly(readQuery('red dress').terms).heads).toBe("'dress'");
  });
});

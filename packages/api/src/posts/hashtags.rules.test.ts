import { describe, expect, it } from 'vitest';
import { HASHTAGS_MAX, hashtagsIn } from './hashtags.rules.ts';

const namesIn = (text: string) => hashtagsIn(text).map(({ name }) => name);

describe('hashtags in a text', () => {
  it.each([
    ['#red', ['red']],
    ['Two: #Red, #RED_coat.', ['red', 'red_coat']],
    ['(#red)', ['red']],
    ['#red#blue', ['red']],
    ['##red', []],
    ['#', []],
    ['#1', []],
    ['#1st #2026_', ['1st']],
    ['a#red', []],
    ['AT&T &#red', []],
    ['#️⃣ #🧵 #🧵red', []],
    ['#платье #ドレス #فستان #robe_d’été', ['платье', 'ドレス', 'فستان', 'robe_d']],
    ['#ＲＥＤ #Straße', ['red', 'straße']],
    ['https://shop.example/#red and www.shop.example/?q=#red', []],
    ['https://shop.example/ #red', ['red']],
    [`#${'a'.repeat(100)}`, ['a'.repeat(100)]],
    [`#${'a'.repeat(101)} #${'a'.repeat(500)}`, []],
  ])('%s', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  it('spellings with separate and joined accents are one', () => {
    expect(namesIn('#caf\u00e9 #cafe\u0301')).toEqual(['caf\u00e9', 'caf\u00e9']);
  });

  it('places are those of the text', () => {
    const text = 'On 🧵 #Red!';
    expect(hashtagsIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(['#Red']);
  });

  it('only the first thirty count', () => {
    expect(namesIn(Array.from({ length: 50 }, (_, place) => `#t${place}`).join(' '))).toHaveLength(
      HASHTAGS_MAX,
    );
  });
});

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
    ['#️⃣ #️⃣red #🧵 #🧵red', []],
    ['❤️#red 1️⃣#blue cafe\u0301#green', ['red', 'blue']],
    ['("#red") «#blue» #green’s', ['red', 'blue', 'green']],
    ['#red/#blue/#green', ['red', 'blue', 'green']],
    ['red/#blue shop.example/care#red/#blue', []],
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
    expect(namesIn('#caf\u00e9 #cafe\u0301 #CAF\u00c9 #CAFE\u0301')).toEqual(Array(4).fill('caf\u00e9'));
  });

  it('signs that draw nothing make no other hashtag, and end none', () => {
    expect(namesIn('#red\uFE0F #red\u200D #re\u200Cd')).toEqual(['red', 'red', 'red']);
    expect(hashtagsIn('#red\uFE0F').map(({ end }) => end)).toEqual([5]);
    expect(namesIn('#\u3164')).toEqual([]);
  });

  it('capitals make no other hashtag, in any script', () => {
    expect(namesIn('#ΟΔΟΣ #οδος')).toEqual(['οδος', 'οδος']);
    expect(namesIn('#INDIGO #İndigo #indigo')).toEqual(['indigo', 'indigo', 'indigo']);
    expect(namesIn('#STRAẞE #Straße')).toEqual(['straße', 'straße']);
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

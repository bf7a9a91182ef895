import { LOW_CONFIDENCE_UNDER } from '@vitrine/api';
import { describe, expect, it } from 'vitest';
import { titleSureness } from './title-match.rules.ts';

const sureness = (title: string, name: string, brand: string | null = null, retailer: string | null = null) =>
  titleSureness(title, { name, brand, retailer });

// 1 §4
describe('the match of a title with a product', () => {
  it.each([
    ['The Wool Overcoat', 'Wool overcoats'],
    ['Café mug', 'CAFE MUG'],
    ['Beanie', 'The beanie'],
  ])('a title that is the name of a product gives the highest confidence: “%s”, “%s”', (title, name) => {
    expect(sureness(title, name)).toBe(60);
  });

  it('brand and shop in a title do not change the confidence', () => {
    expect(sureness('Atelier Brume Wool Overcoat at Kiln', 'Wool Overcoat', 'Atelier Brume', 'Kiln')).toBe(
      60,
    );
    expect(sureness('Kiln Kettle', 'Kiln Kettle', 'Kiln')).toBe(60);
  });

  it('additional words lower the confidence, down to that of merely similar products', () => {
    const steps = [
      sureness('Wool Overcoat', 'Wool Overcoat'),
      sureness('Wool Overcoat review', 'Wool Overcoat'),
      sureness('Wool Overcoat review of a mild winter in Oslo', 'Wool Overcoat'),
    ];
    expect(steps).toEqual(steps.toSorted((one, other) => other - one));
    expect(new Set(steps).size).toBe(3);
    expect(steps[1]).toBeGreaterThanOrEqual(LOW_CONFIDENCE_UNDER);
    expect(steps[2]).toBeLessThan(LOW_CONFIDENCE_UNDER);
    expect(steps[2]).toBeGreaterThan(0);
  });

  it.each([
    ['one word of several', 'Wool', 'Wool Overcoat'],
    ['a colour that many have', 'The black cat', 'Black Jeans'],
    ['less than half of the name', 'Wool coat', 'Long Double Breasted Wool Blend Belted Coat'],
    ['words that say nothing', 'How to shop for the best', 'The best of the shop'],
    ['nothing', '', 'Kettle'],
    ['signs alone', '— ???', '!'],
  ])('a title matches nothing by %s', (_, title, name) => {
    expect(sureness(title, name)).toBe(0);
  });
});

import { describe, expect, test } from 'vitest';
import type { Brand, Palette } from './brand.ts';
import { contrastPairs, contrastProblems } from './contrast.ts';
import { createTheme } from './createTheme.ts';
import { evergreen } from './evergreen.ts';
import { vitrine } from './vitrine.ts';

const inLight = (changed: Partial<Palette>): Brand => ({
  ...vitrine,
  name: 'Pale',
  color: { ...vitrine.color, light: { ...vitrine.color.light, ...changed } },
});

test.each([vitrine, evergreen])('$name has enough contrast for every two colours that meet', (brand) => {
  expect(contrastProblems(brand)).toEqual([]);
});

test('a brand with too pale an accent is refused, with the measured and the needed contrast of each pair', () => {
  const pale = inLight({ accent: '#E8A79F' });
  expect(contrastProblems(pale)).toContainEqual(
    expect.objectContaining({ mode: 'light', foreground: 'accent', background: 'canvas', needed: 4.5 }),
  );
  expect(contrastProblems(pale).every(({ mode }) => mode === 'light')).toBe(true);
  const refused = () => createTheme(pale);
  expect(refused).toThrow('“Pale”');
  expect(refused).toThrow('light: accent on canvas has 1.92, needs 4.5');
  expect(refused).toThrow('light: onAccent on accent has 2.00, needs 4.5');
  expect(refused).toThrow('light: accent on disc over a white picture has 2.00, needs 3');
});

test('a theme only declares custom properties', () => {
  const declarations = [...createTheme(vitrine).matchAll(/\{([^{}]+)\}/g)].flatMap(([, text = '']) =>
    text.split(';'),
  );
  expect(declarations.length).toBeGreaterThan(80);
  expect(declarations.filter((declaration) => !declaration.startsWith('--vitrine-'))).toEqual([]);
});

test('every role of a brand is measured, except those that only decorate', () => {
  // `contrastPairs` throws for an unreadable colour, but only of a role that it measures.
  const isMeasured = (role: string) => {
    try {
      contrastPairs(inLight({ [role]: 'bleak' }));
      return false;
    } catch {
      return true;
    }
  };
  const unmeasured = Object.keys(vitrine.color.light).filter((role) => !isMeasured(role));
  expect(unmeasured).toEqual(['line', 'scrim', 'veil']);
});

test('contrast is measured as WCAG defines it', () => {
  const measured = (ink: string, canvas: string) =>
    contrastPairs(inLight({ ink, canvas })).find(
      ({ foreground, background }) => foreground === 'ink' && background === 'canvas',
    )?.measured;
  expect(measured('#000000', '#FFFFFF')).toBe(21);
  expect(measured('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
});

describe('an invalid brand', () => {
  test.each([
    ['without a colour', { ink: undefined }, 'has nothing for color.light.ink'],
    ['with a colour in other words', { ink: 'midnightblue' }, 'has midnightblue for color.light.ink'],
    ['with a translucent page', { canvas: 'transparent' }, 'has a translucent color.light.canvas'],
    ['with more than a value', { line: '#FFF;}body{display:none' }, '--vitrine-color-line cannot be'],
  ])('a brand %s is refused with an error that names the role', (_, changed, message) => {
    expect(() => createTheme(inLight(changed as Partial<Palette>))).toThrow(message);
  });
});

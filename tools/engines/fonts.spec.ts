import { appRuns, expect, test } from './journey.ts';
import type { Visitor } from './visitor.ts';

/** Width of a text in a font, or in a font that all engines have. */
const widthIn = (visitor: Visitor, font: string, text: string) =>
  visitor.evaluate(
    (font, text) => {
      const canvas = document.createElement('canvas').getContext('2d');
      if (!canvas) return 0;
      canvas.font = font;
      return Math.round(canvas.measureText(text).width);
    },
    font,
    text,
  );

const stateOf = (visitor: Visitor) => visitor.evaluate(() => document.documentElement.dataset.fonts);

test('the document has its fonts without a press, and those of other letters after one', async ({
  visitor,
  goTo,
}) => {
  await goTo('/');
  // An engine that starts slowly misses the two seconds; the next document has the fonts from the cache.
  await expect(async () => {
    await expect.poll(() => stateOf(visitor)).toMatch(/applied|missed/);
    if ((await stateOf(visitor)) === 'missed') {
      await visitor.browser.reload();
      await appRuns(visitor);
    }
    expect(await stateOf(visitor)).toBe('applied');
  }).toPass();

  const plain = await widthIn(visitor, '400 40px monospace', 'Swipe for');
  const widths = [
    await widthIn(visitor, '400 40px "Instrument Serif", monospace', 'Swipe for'),
    await widthIn(visitor, '400 40px "Inter Variable", monospace', 'Swipe for'),
    await widthIn(visitor, '600 40px "Inter Variable", monospace', 'Swipe for'),
  ];
  expect(new Set([plain, ...widths]).size).toBe(4);
  const italics = await widthIn(visitor, 'italic 400 40px "Instrument Serif", monospace', 'Jewelry');
  expect(italics).not.toBe(await widthIn(visitor, '400 40px "Instrument Serif", monospace', 'Jewelry'));

  const other = 'ôôôôôô';
  const before = await widthIn(visitor, '400 40px "Instrument Serif", monospace', other);
  await visitor.key('Tab');
  await expect
    .poll(() =>
      visitor.evaluate(
        (other) => document.fonts.load('400 40px "Instrument Serif"', other).then((faces) => faces.length),
        other,
      ),
    )
    .toBe(1);
  expect(await widthIn(visitor, '400 40px "Instrument Serif", monospace', other)).not.toBe(before);
  expect(await widthIn(visitor, '400 40px "Instrument Serif", monospace', 'Swipe for')).toBe(widths[0]);
});

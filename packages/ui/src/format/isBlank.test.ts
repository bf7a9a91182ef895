import { expect, test } from 'vitest';
import { isBlank } from './isBlank.ts';

test.each(['', '  \n', '\u200b\u200b', '\u2800', '\u3164', '\ufeff\u2060', '\ufe0f', '\ud800'])(
  'a text that draws nothing is blank: %j',
  (text) => {
    expect(isBlank(text)).toBe(true);
  },
);

test.each(['a', ' \u200b.', '\u200dé', '👨\u200d👩\u200d👧'])(
  'a text with something to see is not: %s',
  (text) => {
    expect(isBlank(text)).toBe(false);
  },
);

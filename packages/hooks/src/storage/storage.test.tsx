import { afterEach, describe, expect, test, vi } from 'vitest';
import { browserStorage, dropCachesOf, keptKey, readJson } from './storage.ts';

const isNumber = (read: unknown): read is number => typeof read === 'number';

describe('storage', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  test('keeps values for this page when the browser forbids even to look at it', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    const storage = browserStorage('localStorage');
    storage.set('authToken', 't');
    expect(storage.get('authToken')).toBe('t');
    storage.remove('authToken');
    expect(storage.get('authToken')).toBeUndefined();
  });

  test('when the quota is full, caches go first', () => {
    const native = browserWithRoomFor(40);
    native.setItem('landingProducts:guest', 'x'.repeat(39));
    const storage = browserStorage('localStorage');
    storage.set('authToken', 'a token of twenty...');
    expect(native.getItem('landingProducts:guest')).toBeNull();
    expect(native.getItem('authToken')).toBe('a token of twenty...');
  });

  test('what was written and nobody else has stays where the quota is full, and goes with the person', () => {
    const native = browserWithRoomFor(60);
    const storage = browserStorage('localStorage');
    storage.set(keptKey('note', 'mina'), 'written');
    storage.set('landingProducts:guest', 'x'.repeat(50));
    storage.set('authToken', 'a token of twenty...');
    expect(native.getItem('landingProducts:guest')).toBeNull();
    expect(storage.get(keptKey('note', 'mina'))).toBe('written');
    dropCachesOf(storage, 'mina');
    expect(storage.keys()).toEqual(['authToken']);
  });

  test('what finds no room at all is kept for this page', () => {
    const native = browserWithRoomFor(10);
    const storage = browserStorage('localStorage');
    storage.set('authToken', 'a token of twenty...');
    expect(storage.get('authToken')).toBe('a token of twenty...');
    expect(native.getItem('authToken')).toBeNull();
  });

  test.each(['{', '"text"', 'null', ''])(
    '%j instead of what belongs there is as if nothing were there',
    (text) => {
      const storage = browserStorage('localStorage');
      storage.set('count', text);
      expect(readJson(storage, 'count', isNumber)).toBeUndefined();
    },
  );
});

/** A browser whose storage takes so many characters and then throws, as real ones do. */
function browserWithRoomFor(characters: number): globalThis.Storage {
  const values = new Map<string, string>();
  const native: globalThis.Storage = {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem(key, value) {
      const others = [...values].filter(([other]) => other !== key).map(([, kept]) => kept);
      if ([...others, value].join('').length > characters)
        throw new DOMException('Full', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
  vi.spyOn(window, 'localStorage', 'get').mockReturnValue(native);
  return native;
}

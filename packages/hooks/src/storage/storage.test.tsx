import { afterEach, describe, expect, test, vi } from 'vitest';
import { browserStorage, dropCachesOf, keptKey, readJson } from './storage.ts';

const isNumber = (read: unknown): read is number => typeof read === 'number';

describe('storage', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  test('the storage keeps values for this page when the browser forbids all access', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    const storage = browserStorage('localStorage');
    storage.set('authToken', 't');
    expect(storage.get('authToken')).toBe('t');
    storage.remove('authToken');
    expect(storage.get('authToken')).toBeUndefined();
  });

  test('caches are removed first when the quota is full', () => {
    const native = browserWithRoomFor(40);
    native.setItem('landingProducts:guest', 'x'.repeat(39));
    const storage = browserStorage('localStorage');
    storage.set('authToken', 'a token of twenty...');
    expect(native.getItem('landingProducts:guest')).toBeNull();
    expect(native.getItem('authToken')).toBe('a token of twenty...');
  });

  test('unsent texts stay when the quota is full, and are dropped with their person', () => {
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

  test('a value without room is kept for this page', () => {
    const native = browserWithRoomFor(10);
    const storage = browserStorage('localStorage');
    storage.set('authToken', 'a token of twenty...');
    expect(storage.get('authToken')).toBe('a token of twenty...');
    expect(native.getItem('authToken')).toBeNull();
  });

  test.each(['{', '"text"', 'null', ''])(
    'the invalid stored value %j is read as if nothing were there',
    (text) => {
      const storage = browserStorage('localStorage');
      storage.set('count', text);
      expect(readJson(storage, 'count', isNumber)).toBeUndefined();
    },
  );
});

/** Throws beyond this many characters, as real storages do. */
function browserWithRoomFor(characters: number): globalThis.Storage {
  // As in a browser, stored values are own properties, and methods are not.
  const native: globalThis.Storage = Object.create({
    getItem: (key: string) => (Object.hasOwn(native, key) ? native[key] : null),
    setItem(key: string, value: string) {
      const others = Object.entries(native).filter(([other]) => other !== key);
      if ([...others.map(([, kept]) => kept), value].join('').length > characters)
        throw new DOMException('Full', 'QuotaExceededError');
      native[key] = value;
    },
    removeItem: (key: string) => delete native[key],
  });
  vi.spyOn(window, 'localStorage', 'get').mockReturnValue(native);
  return native;
}

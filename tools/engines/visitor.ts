import { expect } from '@playwright/test';
import type { Browser, Hand, Place } from './engine.ts';
import type { Query, Seen, Sought } from './page-talk.ts';

/** Creates a query by role and name: `role('button', 'Close', { within: dialog })`. */
export const role = (name: string, called?: string | RegExp, sought: Sought = {}): Query => ({
  role: name,
  name: called instanceof RegExp ? { source: called.source, flags: called.flags } : called,
  ...sought,
});

export const css = (selector: string, sought: Sought = {}): Query => ({ css: selector, ...sought });

const KEYS = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
} as const;

type Key = keyof typeof KEYS;

/** Time after a swipe during which the app ignores others. */
const SWIPE_THROTTLE_MS = 300;

export class Visitor {
  readonly browser: Browser;
  readonly #pointerType: 'mouse' | 'touch';

  constructor(browser: Browser, hasFingers: boolean) {
    this.browser = browser;
    this.#pointerType = hasFingers ? 'touch' : 'mouse';
  }

  /** Runs a function in the page; of the test it sees only its arguments. */
  evaluate<Result, Given extends unknown[]>(ask: (...given: Given) => Result, ...given: Given) {
    const words = given.map((value) => JSON.stringify(value) ?? 'undefined');
    return this.browser.evaluate(`(${ask})(${words})`) as Promise<Awaited<Result>>;
  }

  all(query: Query): Promise<Seen[]> {
    return this.evaluate((sought) => window.engineTest.all(sought), query);
  }

  /** Waits until the first visible match has these attributes; returns it. */
  async see(query: Query, attributes: Record<string, string> = {}): Promise<Seen> {
    let first: Seen | undefined;
    await expect
      .poll(async () => {
        [first] = await this.all(query);
        return first?.attributes;
      }, JSON.stringify(query))
      .toMatchObject(attributes);
    if (!first) throw new Error(`It was there and went: ${JSON.stringify(query)}.`);
    return first;
  }

  async expectGone(query: Query): Promise<void> {
    await expect.poll(() => this.all(query), JSON.stringify(query)).toEqual([]);
  }

  async expectFocus(query: Query): Promise<void> {
    await expect
      .poll(async () => (await this.all(query))[0]?.hasFocus, `focus of ${JSON.stringify(query)}`)
      .toBe(true);
  }

  async expectAddress(address: string | RegExp): Promise<void> {
    const now = () => this.evaluate(() => location.pathname + location.search);
    const right = address instanceof RegExp ? expect.stringMatching(address) : address;
    await expect.poll(now).toEqual(right);
  }

  /** Presses an element once nothing covers it. */
  async press(query: Query): Promise<void> {
    await this.pressAt(await this.#placeOf(query));
  }

  /** Waits until an element stands still and nothing covers it; returns its middle. */
  async #placeOf(query: Query): Promise<Place> {
    let place: Place | undefined;
    await expect
      .poll(
        async () => {
          place = await this.evaluate((sought) => window.engineTest.placeToPress(sought), query);
          return Boolean(place);
        },
        `a place to press ${JSON.stringify(query)}`,
      )
      .toBe(true);
    if (!place) throw new Error(`It was there and went: ${JSON.stringify(query)}.`);
    return place;
  }

  async pressAt(place: Place): Promise<void> {
    await this.browser.act([this.#touching(place)]);
  }

  #touching(place: Place): Hand {
    return {
      type: 'pointer',
      id: 'hand',
      parameters: { pointerType: this.#pointerType },
      actions: [
        { type: 'pointerMove', ...place },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    };
  }

  /**
   * Swipes sideways over an element. If the engine has no touch input, a script dispatches the touch events.
   */
  async swipe(query: Query, across: number): Promise<void> {
    const middle = await this.#placeOf(query);
    await this.#rest(SWIPE_THROTTLE_MS);
    const places = [0, 0.5, 1].map((part) => ({
      x: Math.round(middle.x + (part - 0.5) * across),
      y: middle.y,
    }));
    if (this.#pointerType === 'touch') return this.#stroke(places);
    await this.evaluate((along) => window.engineTest.stroke(along), places);
  }

  async #rest(duration: number): Promise<void> {
    await this.browser.act([{ type: 'key', id: 'keyboard', actions: [{ type: 'pause', duration }] }]);
  }

  async #stroke([start, ...on]: Place[]): Promise<void> {
    if (!start) return;
    await this.browser.act([
      {
        type: 'pointer',
        id: 'hand',
        parameters: { pointerType: 'touch' },
        actions: [
          { type: 'pointerMove', ...start },
          { type: 'pointerDown', button: 0 },
          ...on.map((place) => ({ type: 'pointerMove' as const, ...place })),
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  async type(text: string): Promise<void> {
    const strokes = [...text].flatMap((value) => [
      { type: 'keyDown' as const, value },
      { type: 'keyUp' as const, value },
    ]);
    await this.browser.act([{ type: 'key', id: 'keyboard', actions: strokes }]);
  }

  /** Presses keys together: `key('Shift', 'Tab')`. */
  async key(...names: Key[]): Promise<void> {
    const values = names.map((name) => KEYS[name]);
    const down = values.map((value) => ({ type: 'keyDown' as const, value }));
    const up = values.toReversed().map((value) => ({ type: 'keyUp' as const, value }));
    await this.browser.act([{ type: 'key', id: 'keyboard', actions: [...down, ...up] }]);
  }

  /** Presses Escape once the topmost dialog can handle it. A new dialog cannot at once. */
  async escape(): Promise<void> {
    const topHears = () =>
      this.evaluate(() => {
        const top = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1);
        const hears = top?.contains(document.activeElement) && getComputedStyle(top).pointerEvents !== 'none';
        return !top || hears;
      });
    await expect.poll(topHears).toBe(true);
    await this.frame();
    await this.key('Escape');
  }

  async tabTo(query: Query): Promise<void> {
    for (let stops = 0; stops < 100; stops++) {
      await this.key('Tab');
      if ((await this.all(query)).some(({ hasFocus }) => hasFocus)) return;
    }
    throw new Error(`No Tab leads to ${JSON.stringify(query)}.`);
  }

  async fill(query: Query, text: string): Promise<void> {
    await this.press(query);
    await this.expectFocus(query);
    await this.type(text);
    await expect.poll(async () => (await this.see(query)).value).toBe(text);
  }

  async turnWheel(deltaY: number, place?: Place): Promise<void> {
    const at = place ?? (await this.evaluate(() => ({ x: innerWidth / 2, y: innerHeight / 2 })));
    await this.browser.act([
      {
        type: 'wheel',
        id: 'wheel',
        actions: [
          { type: 'scroll', deltaX: 0, deltaY: Math.round(deltaY), x: Math.round(at.x), y: Math.round(at.y) },
        ],
      },
    ]);
  }

  async frame(): Promise<void> {
    await this.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(true)))),
    );
  }

  async scrollTo(depth: number): Promise<void> {
    for (let turns = 0; turns < 200; turns++) {
      const left = Math.ceil(depth - (await this.evaluate(() => scrollY)));
      if (left <= 0) return;
      await this.turnWheel(Math.min(left, 600));
      await this.frame();
    }
    throw new Error(`The page never became ${depth} px deep.`);
  }
}

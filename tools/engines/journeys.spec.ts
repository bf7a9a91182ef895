import { PHONE } from './fixtures.ts';
import { appRuns, expect, newPerson, signUp, test } from './journey.ts';
import { css, role, type Visitor } from './visitor.ts';

async function cardInView(visitor: Visitor) {
  const place = await visitor.evaluate(() => {
    const found = [...document.querySelectorAll('[role=feed] article')].find((article) => {
      const { top, bottom } = article.getBoundingClientRect();
      return top > 80 && bottom < innerHeight - 80;
    });
    return found?.getAttribute('aria-posinset');
  });
  if (!place) throw new Error('No card is wholly in view.');
  return css(`[role=feed] article[aria-posinset="${place}"]`);
}

test('a guest finds a product, likes it, signs up, and the like is done', async ({ visitor, goTo }) => {
  await goTo('/');
  await visitor.see(role('heading', /^Swipe for/));
  await visitor.scrollTo(3000);
  const card = await cardInView(visitor);
  const { top } = await visitor.see(card);
  await visitor.press(role('link', undefined, { within: card }));
  const product = role('dialog');
  const name = role('heading', undefined, { within: product });
  await visitor.expectAddress(/^\/product\/[\w-]+$/);
  const { text: opened } = await visitor.see(name);

  await visitor.press(role('button', /^Like /, { within: product }));
  const question = role('dialog', 'Please Login');
  await visitor.press(role('button', 'New user? Create account', { within: question }));
  await visitor.expectAddress('/profile');
  const person = newPerson();
  await visitor.fill(role('textbox', 'Username'), person.username);
  await visitor.fill(role('textbox', 'Email'), person.email);
  await visitor.fill(css('input[type=password]'), person.password);
  await visitor.key('Enter');

  await visitor.see(role('button', /^Like /, { within: product }), { 'aria-pressed': 'true' });
  expect((await visitor.see(name)).text).toBe(opened);

  await visitor.browser.travel(-1);
  await visitor.expectGone(product);
  await expect.poll(async () => Math.abs((await visitor.see(card)).top - top)).toBeLessThanOrEqual(2);
});

test('an open product blocks scrolling of the page, which stays in place however the product closes', async ({
  visitor,
  goTo,
}) => {
  const product = role('dialog');
  const closings: Record<string, () => Promise<void>> = {
    'by Escape': () => visitor.escape(),
    'by Back': () => visitor.browser.travel(-1),
    'by its button': () => visitor.press(role('button', 'Close', { within: product })),
  };
  for (const path of ['/', '/results?q=coat']) {
    await goTo(path);
    await visitor.scrollTo(2000);
    for (const [how, close] of Object.entries(closings)) {
      const { card, place } = await cardHalfInSight(visitor);
      const depth = () => visitor.evaluate(() => Math.round(scrollY));
      const before = await depth();
      await visitor.pressAt(place);
      await visitor.see(role('heading', undefined, { within: product }));
      // Repeated, because the wheel may have no effect while the product animates in and loads.
      await expect
        .poll(async () => {
          await visitor.turnWheel(500);
          return visitor.evaluate(isScrolledInside);
        })
        .toBe(true);
      expect(await depth(), `${path} below the product`).toBe(before);
      await close();
      await visitor.expectGone(product);
      await visitor.expectFocus(role('link', undefined, { within: card, at: 0 }));
      expect(await depth(), `${path} ${how}`).toBe(before);
    }
  }
});

const isScrolledInside = () =>
  [...document.querySelectorAll('[role=dialog], [role=dialog] *')].some(({ scrollTop }) => scrollTop > 0);

/**
 * Scrolls until the bar at the bottom of the screen overlaps a card. Returns the card and a visible point on
 * it.
 */
async function cardHalfInSight(visitor: Visitor) {
  for (let turns = 0; turns < 20; turns++) {
    const found = await visitor.evaluate(() => {
      for (const card of document.querySelectorAll('[role=feed] article')) {
        const { left, top, bottom, width } = card.getBoundingClientRect();
        if (top < 200 || top > innerHeight - 160 || bottom < innerHeight - 20) continue;
        const number = card.getAttribute('aria-posinset');
        return { number, place: { x: Math.round(left + width / 3), y: Math.round(top + 40) } };
      }
    });
    if (found)
      return { card: css(`[role=feed] article[aria-posinset="${found.number}"]`), place: found.place };
    await visitor.turnWheel(60);
    await visitor.frame();
  }
  throw new Error('No card is half in sight.');
}

test('a member searches, filters, adds to the cart, undoes it, and returns to the same card', async ({
  visitor,
  goTo,
}) => {
  await goTo('/');
  await signUp(visitor);
  await goTo('/');
  await visitor.fill(role('searchbox'), 'coat');
  await visitor.key('Enter');
  await visitor.expectAddress('/results?q=coat');

  const sheet = role('dialog', 'Filters');
  await visitor.press(role('button', 'Filters'));
  await visitor.see(role('button', 'Black', { within: sheet }));
  await visitor.browser.travel(-1);
  await visitor.expectGone(sheet);
  await visitor.expectAddress('/results?q=coat');
  await visitor.expectFocus(role('button', 'Filters'));
  await visitor.press(role('button', 'Filters'));
  await visitor.press(role('button', 'Black', { within: sheet }));
  await visitor.press(role('button', /^Show \d+ results?$/, { within: sheet }));
  await visitor.expectAddress('/results?q=coat&color=Black');
  await visitor.expectFocus(role('button', 'Filters (1)'));
  await visitor.expectGone(sheet);

  await visitor.scrollTo(700);
  const card = await cardInView(visitor);
  const { top } = await visitor.see(card);
  await visitor.press(role('link', undefined, { within: card }));
  const product = role('dialog');
  const { text: name } = await visitor.see(role('heading', undefined, { within: product }));
  await visitor.press(role('button', 'Add to cart', { within: product }));
  await visitor.see(role('button', 'Remove from cart', { within: product }));
  await visitor.press(role('button', 'Close', { within: product }));
  await visitor.expectGone(product);

  await visitor.press(role('link', 'Cart, 1 item'));
  await visitor.expectAddress('/cart');
  const remove = role('button', `Remove ${name} from cart`);
  await visitor.press(remove);
  await visitor.expectGone(remove);
  await visitor.press(role('button', 'Undo'));
  await visitor.see(remove);
  await visitor.browser.travel(-1);
  await visitor.expectAddress('/results?q=coat&color=Black');
  await expect.poll(async () => Math.abs((await visitor.see(card)).top - top)).toBeLessThanOrEqual(2);
});

test('a search is saved, renamed, found again, deleted and restored; Back closes the drawer', async ({
  visitor,
  goTo,
}) => {
  await goTo('/');
  await signUp(visitor);
  await goTo('/results?q=scarf');
  await visitor.press(role('button', 'Save Search'));
  await visitor.see(role('button', 'Saved'));
  await goTo('/likes');
  const drawer = role('dialog', 'Saved Searches');
  await visitor.press(role('button', 'Saved Searches'));
  await visitor.see(drawer);
  await visitor.browser.travel(-1);
  await visitor.expectGone(drawer);
  await visitor.expectAddress('/likes');

  await visitor.press(role('button', 'Saved Searches'));
  await visitor.press(role('button', 'Options for scarf', { within: drawer }));
  await visitor.press(role('menuitem', 'Rename'));
  await visitor.expectFocus(css('input', { within: drawer }));
  await visitor.type('For winter');
  await visitor.key('Enter');
  await visitor.press(role('button', 'Options for For winter', { within: drawer }));
  await visitor.press(role('menuitem', 'Delete'));
  await visitor.see(role('button', 'Undo'));
  await visitor.press(role('button', 'Undo'));
  await visitor.press(role('link', /For winter/, { within: drawer }));
  await visitor.expectAddress('/results?q=scarf');
  await visitor.expectGone(drawer);
});

test('the chosen theme persists, no field makes a phone zoom, and no page overflows sideways, also from right to left', async ({
  visitor,
  goTo,
}) => {
  await goTo('/profile');
  await visitor.press(role('radio', 'Dark'));
  const theme = () => visitor.evaluate(() => document.documentElement.dataset.theme);
  await expect.poll(theme).toBe('dark');
  await visitor.browser.reload();
  await appRuns(visitor);
  await expect.poll(theme).toBe('dark');

  for (const path of ['/', '/results?q=coat', '/login', '/profile', '/products/popular']) {
    await goTo(path);
    await visitor.see(role('main'));
    expect(await visitor.evaluate(fieldsThatZoom), path).toEqual([]);
    for (const direction of ['ltr', 'rtl']) {
      await visitor.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
      expect(await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0);
    }
  }
  // The page is still right-to-left.
  await visitor.press(role('button', 'Filters'));
  const sheet = role('dialog', 'Filters');
  await visitor.see(sheet);
  expect(await visitor.evaluate(fieldsThatZoom)).toEqual([]);
  await visitor.escape();
  await visitor.expectGone(sheet);
  await visitor.press(role('link', undefined, { within: css('[role=feed] article') }));
  const product = role('dialog');
  const name = role('heading', undefined, { within: product });
  const { text: first } = await visitor.see(name);
  // A touch screen has no buttons for it; a swipe leads the other way than from left to right.
  await visitor.swipe(name, 200);
  await expect.poll(async () => (await visitor.see(name)).text).not.toBe(first);
  await visitor.swipe(name, -200);
  await expect.poll(async () => (await visitor.see(name)).text).toBe(first);
});

/** Returns the fields with text below 16 px, on which Safari on a phone zooms in. */
const fieldsThatZoom = () =>
  [...document.querySelectorAll('input, textarea, select')]
    .filter(
      (field) => !field.matches('[type=checkbox], [type=radio], [type=range], [type=hidden], [type=file]'),
    )
    .filter((field) => field.checkVisibility())
    .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
    .map(({ outerHTML }) => outerHTML);

test('a keyboard user skips the navigation, searches, opens a product and the next one, and returns to its card', async ({
  visitor,
  goTo,
}) => {
  await visitor.browser.resize({ width: 1280, height: 900 });
  await goTo('/');
  await visitor.tabTo(role('link', /^Skip to/));
  await visitor.key('Enter');
  await visitor.tabTo(role('searchbox'));
  await visitor.type('coat');
  await visitor.key('Enter');
  await visitor.expectAddress('/results?q=coat');
  const card = css('[role=feed] article');
  const link = role('link', undefined, { within: card });
  await visitor.see(link);
  await visitor.press(role('button', 'Brands'));
  const brands = role('dialog', 'Brands');
  await visitor.see(role('button', undefined, { within: brands }));
  expect(await visitor.evaluate(seenUnderScrollbars, SCROLLBAR_PX)).toEqual([]);
  await visitor.escape();
  await visitor.expectGone(brands);
  await visitor.tabTo(link);
  await visitor.key('Enter');
  const product = role('dialog');
  const name = role('heading', undefined, { within: product });
  const { text: first } = await visitor.see(name);
  await visitor.expectFocus(role('button', 'Close', { within: product }));
  await visitor.key('ArrowRight');
  await expect.poll(async () => (await visitor.see(name)).text).not.toBe(first);
  const { text: second } = await visitor.see(name);
  for (let stops = 0; stops < 30; stops++) {
    await visitor.key('Tab');
    expect(await visitor.evaluate(() => Boolean(document.activeElement?.closest('[role=dialog]')))).toBe(
      true,
    );
  }
  await visitor.escape();
  await visitor.expectGone(product);
  await visitor.expectFocus(role('link', undefined, { within: role('article', second) }));
});

/** Width of an overlay scrollbar under the mouse. */
const SCROLLBAR_PX = 15;

/** Returns the fields and control labels that their container's scrollbar would cover. */
const seenUnderScrollbars = (width: number) => {
  const scrollerOf = (element: HTMLElement | null): HTMLElement | null => {
    if (!element || element === document.body) return null;
    const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowY);
    return scrolls && element.scrollHeight > element.clientHeight
      ? element
      : scrollerOf(element.parentElement);
  };
  const controls = [...document.querySelectorAll<HTMLElement>('a, button, input')];
  const inScrollers = controls.filter((control) => control.checkVisibility() && scrollerOf(control));
  if (inScrollers.length === 0) return ['Nothing scrolls.'];
  return inScrollers
    .filter((control) => {
      const { right: edge = 0 } = scrollerOf(control)?.getBoundingClientRect() ?? {};
      const words = document.createRange();
      words.selectNodeContents(control);
      const seen = control.matches('input') ? control : words;
      return seen.getBoundingClientRect().right > edge - width;
    })
    .map(({ outerHTML }) => outerHTML);
};

// Neither engine has safe areas, so the test sets the variables that `front.ts` puts into the styles.
const NOTCHED = {
  upright: { size: PHONE, areas: { top: 59, right: 0, bottom: 34, left: 0 } },
  'on its side': { size: { width: 844, height: 390 }, areas: { top: 0, right: 59, bottom: 21, left: 59 } },
};

test('bars and their content stay clear of the notch and the home indicator in both orientations', async ({
  visitor,
  goTo,
}) => {
  for (const [pose, { size, areas }] of Object.entries(NOTCHED)) {
    await visitor.browser.resize(size);
    const expectClear = async (where: string) => {
      await expect.poll(() => visitor.evaluate(underNotch, areas), `${where}, ${pose}`).toEqual([]);
    };
    const goToNotched = async (path: string) => {
      await goTo(path);
      await visitor.evaluate((around) => {
        for (const [side, depth] of Object.entries(around))
          document.documentElement.style.setProperty(`--safe-area-inset-${side}`, `${depth}px`);
      }, areas);
    };
    await goToNotched('/');
    await expectClear('the landing page');

    await goToNotched('/results?q=coat');
    await visitor.scrollTo(3.5 * size.height);
    await visitor.see(role('button', 'Back to top'));
    await expectClear('far down');
    await visitor.press(role('button', 'Back to top'));
    const sheet = role('dialog', 'Filters');
    await visitor.press(role('button', 'Filters'));
    await visitor.see(role('button', 'Black', { within: sheet }));
    await expectClear('the filters');
    await visitor.escape();
    await visitor.expectGone(sheet);
    await visitor.expectFocus(role('button', 'Filters'));
    await visitor.press(role('link', undefined, { within: css('[role=feed] article') }));
    const product = role('dialog');
    await visitor.see(role('button', 'Add to cart', { within: product }));
    await expectClear('a product');
    await visitor.escape();
    await visitor.expectGone(product);
  }
});

/**
 * Returns the controls and dialog titles under the notch or home indicator. Bars are checked at all edges,
 * other content only at the sides.
 */
function underNotch({ top, right, bottom, left }: Record<'top' | 'right' | 'bottom' | 'left', number>) {
  const things = [...document.querySelectorAll<HTMLElement>('a, button, input, [role=dialog] h2')].filter(
    (thing) => {
      const isSeen = thing.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return isSeen && getComputedStyle(thing).clipPath === 'none' && !thing.closest('[inert]');
    },
  );
  /** Whether the element is in a fixed or sticky element and does not scroll within it. */
  const isInBar = (element: HTMLElement | null): boolean => {
    if (!element) return false;
    const { position, overflowY } = getComputedStyle(element);
    if (/auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight) return false;
    return position === 'fixed' || position === 'sticky' || isInBar(element.parentElement);
  };
  /** Whether users can swipe the element sideways, out from under the notch. */
  const runsOn = (element: HTMLElement | null): boolean =>
    element !== null &&
    ((element.scrollWidth > element.clientWidth && getComputedStyle(element).overflowX !== 'visible') ||
      runsOn(element.parentElement));
  if (!things.some(isInBar)) return ['There is no bar.'];
  const under = things.filter((thing) => {
    const words = document.createRange();
    words.selectNodeContents(thing);
    const box = (thing.matches('h2') ? words : thing).getBoundingClientRect();
    if (box.width < 2 || runsOn(thing.parentElement)) return false;
    const isBar = isInBar(thing);
    // Outside of bars, the invisible padding of an icon button may reach over the edge.
    const unseen = isBar ? 0 : 15;
    // Places may be off by the thousandth of a pixel.
    const isBeside = box.left + unseen + 0.1 < left || box.right - unseen - 0.1 > innerWidth - right;
    return isBeside || (isBar && (box.top < top || box.bottom > innerHeight - bottom));
  });
  return under.map(({ outerHTML }) => outerHTML.slice(0, 200));
}

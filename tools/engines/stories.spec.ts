import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { siteOf } from '../testing/folder-site.ts';
import type { Browser, Size } from './engine.ts';
import { test as base, expect, PHONE } from './fixtures.ts';
import { type Front, openFront } from './front.ts';
import { LACKING } from './page-talk.ts';
import { untilTrue } from './until-true.ts';

// Plays the stories of the built Storybook and checks them with axe. Errors and warnings in the console fail
// the test.

const folder = join(import.meta.dirname, '../../storybook-static');
interface Entry {
  id: string;
  type: string;
  title: string;
  name: string;
  tags: string[];
}
const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};
// Stories without the tag `test` show mistakes on purpose.
const stories = Object.values(entries).filter(({ type, tags }) => type === 'story' && tags.includes('test'));

/** One page shows one story after another, as in Storybook. */
const test = base.extend<object, { front: Front; canvas: Browser }>({
  front: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const site = siteOf(folder);
      await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
      const front = await openFront(`http://127.0.0.1:${(site.address() as AddressInfo).port}`);
      await use(front);
      front.close();
      site.close();
      site.closeAllConnections();
    },
    { scope: 'worker' },
  ],
  canvas: [
    async ({ engine }, use) => {
      const browser = await engine.open();
      await browser.resize(PHONE);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

// Journeys cover touch and motion, so stories run without.
test.use({ isStill: true, hasMouse: true });

interface Outcome {
  status: string;
  reporters: string[];
}

/** Stories that set no viewport but need a wide page, by id, each with the reason. */
const onAWidePage = new Map([
  ['products-productcard--endless-name', 'a card that a phone has further down'],
  ['posts-postviewer--ready', 'comments beside the media, over which they lie on a phone, and go first'],
  ['posts-postviewer--unfolded-beside-comments', 'comments beside the media, below what is unfolded'],
  ['site-appheader--desktop', 'a header with all that it has'],
  ['profile-profileheader--with-tabs', 'tabs in one line with the counts'],
  ['search-searchcombobox--suggestions', 'two groups side by side'],
  ['search-searchcombobox--stays-open', 'a popup below the field, which focus elsewhere closes'],
  ['products-productrow--loading', 'as high as what comes, where no name breaks'],
]);

const WIDE = { width: 1200, height: 900 };

/** Title and query parameters of the stories on the open page. Other stories load the page anew. */
let shown = '';

/** @param also Further query parameters of the page. */
function playStory({ id, title, name }: Entry, also = '') {
  test(`${title}: ${name}`, async ({ canvas, front }, info) => {
    if (shown !== title + also) {
      await canvas.goTo(`${front.url}/iframe.html?viewMode=story&id=none${also}`);
      await untilTrue('Storybook is there', () => canvas.evaluate(IS_THERE).then(Boolean));
      await canvas.evaluate(SHOW_WHAT_IS_DRAWN);
      shown = title + also;
    }
    const size = ((await canvas.evaluate(viewportOf(id))) ?? (onAWidePage.has(id) ? WIDE : PHONE)) as Size;
    // Resizes before the story starts, because stories do not expect a resize.
    if (await canvas.evaluate(`innerWidth !== ${size.width} || innerHeight !== ${size.height}`)) {
      await canvas.resize(size);
      await canvas.evaluate(TWO_FRAMES);
    }
    front.complaints();
    await canvas.evaluate(play(id));
    await untilTrue(`${id} is played`, () => canvas.evaluate(isOver(id)).then(Boolean));
    const outcome = (await canvas.evaluate(OUTCOME)) as Outcome;
    const complaints = front
      .complaints()
      .filter((complaint) => !harmless.some((words) => words.test(complaint)));
    if (outcome.status !== 'success' || complaints.length > 0)
      await writeFile(info.outputPath('screen.png'), await canvas.shoot());
    expect({ ...outcome, complaints }).toEqual({ status: 'success', reporters: [], complaints: [] });
  });
}

for (const story of stories) playStory(story);

// Every supported browser has some of these features; here all are removed together.
const onWhatSomeLack = ['Avatar', 'Carousel', 'Combobox', 'Textarea'].map((name) => `Controls/${name}`);
test.describe('in a browser without popover, field-sizing, scrollend and Intl.Segmenter', () => {
  for (const story of stories) if (onWhatSomeLack.includes(story.title)) playStory(story, `&${LACKING}`);
});

const harmless = [
  // Storybook's own warning, if an event that it reports contains the window.
  /Accessing the Story Store is deprecated/,
];

const TWO_FRAMES = 'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))';

const IS_THERE = `globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined`;

/** Script that shows stories which Storybook hides while they load, because hidden elements have no size. */
const SHOW_WHAT_IS_DRAWN = `document.head.append(Object.assign(document.createElement('style'), { textContent:
  '.sb-preparing-story { display: none !important; } #storybook-root:not([hidden]) { display: block !important; }' }))`;

const viewportOf = (storyId: string) => `(async () => {
  const { storyGlobals, parameters } = await __STORYBOOK_PREVIEW__.storyStoreValue.loadStory({ storyId: '${storyId}' });
  const { width, height } = parameters.viewport.options[storyGlobals.viewport?.value]?.styles ?? {};
  return width && { width: parseInt(width), height: parseInt(height) };
})()`;

/**
 * Returns a script that opens a story. Its play function starts once the story is painted and its topmost
 * dialog accepts presses.
 */
const play = (storyId: string) => `(async () => {
  const story = await __STORYBOOK_PREVIEW__.storyStoreValue.loadStory({ storyId: '${storyId}' });
  const canBePressed = () => {
    const top = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1);
    return !top || getComputedStyle(top).pointerEvents !== 'none';
  };
  const { playFunction } = story;
  story.playFunction &&= async (context) => {
    do await ${TWO_FRAMES}; while (!canBePressed());
    await playFunction(context);
  };
  __STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', ${JSON.stringify({ storyId, viewMode: 'story' })});
})()`;

const isOver = (id: string) => `__STORYBOOK_ADDONS_CHANNEL__.last('storyFinished')?.[0].storyId === '${id}'`;

/**
 * Script that returns Storybook's result of the last story, with axe's findings but not the errors of the
 * play function.
 */
const OUTCOME = `(() => {
  const [{ status, reporters }] = __STORYBOOK_ADDONS_CHANNEL__.last('storyFinished');
  const sayings = ({ result }) => (result?.violations ?? []).flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => id + ': ' + failureSummary + ' ' + html.slice(0, 300)));
  return { status, reporters: reporters.filter(({ status }) => status === 'failed').flatMap(sayings) };
})()`;

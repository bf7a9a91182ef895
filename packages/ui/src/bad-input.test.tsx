import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { isValidElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { everyComponent, type Specimen } from './conformance.fixtures.tsx';
import { Avatar, ChipGroup, ProductCardPrice, ProductPicture, Textarea, UiProvider } from './index.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const LONG = 'W'.repeat(2000);
const RIGHT_TO_LEFT = 'معطف صوف \u202e42';

/** What it is given, with every value in it replaced; what it is told to do, what it does and what stands in it stay. */
function replaced(value: unknown, by: (value: unknown) => unknown): unknown {
  if (typeof value === 'function' || isValidElement(value) || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return by(value.map((item) => replaced(item, by)));
  if (value !== null && typeof value === 'object') {
    return by(Object.fromEntries(Object.entries(value).map(([name, one]) => [name, replaced(one, by)])));
  }
  return by(value);
}

/** What tells components which one they are, rather than what they show. */
const SWITCHES = ['status', 'mode', 'value', 'align', 'href'];

function given({ least }: Specimen, by: (value: unknown) => unknown): object {
  return Object.fromEntries(
    Object.entries(least).map(([name, value]) => [
      name,
      SWITCHES.includes(name) && typeof value === 'string' ? value : replaced(value, by),
    ]),
  );
}

const texts = (text: string) => (value: unknown) => (typeof value === 'string' ? text : value);

const inputs: [title: string, by: (value: unknown) => unknown][] = [
  ['nothing', () => undefined],
  ['null', () => null],
  ['lists of nothing', (value) => (Array.isArray(value) ? [] : value)],
  ['2,000 letters without a space', texts(LONG)],
  ['text from right to left', texts(RIGHT_TO_LEFT)],
  ['no text', texts('')],
  ['numbers that are none', (value) => (typeof value === 'number' ? Number.NaN : value)],
  ['endless numbers', (value) => (typeof value === 'number' ? Number.POSITIVE_INFINITY : value)],
  ['everything twice', (value) => (Array.isArray(value) ? [...value, ...value] : value)],
];

/** What is read, and what is read out. */
const wordsOf = (page: Element): string =>
  [page, ...page.querySelectorAll('*')]
    .flatMap((element) => READ_OUT.map((name) => element.getAttribute(name)))
    .concat(page.textContent)
    .filter(Boolean)
    .join('\n');

const READ_OUT = [
  'aria-label',
  'aria-valuetext',
  'aria-valuenow',
  'aria-roledescription',
  'alt',
  'title',
  'placeholder',
  'href',
];

/** What nobody should read. */
const NONSENSE = /\b(NaN|undefined|null|Infinity)\b|\[object|Invalid Date/;

describe.each(everyComponent.map((specimen) => [specimen.name, specimen] as const))('%s', (_, specimen) => {
  test.each(inputs)('draws something sensible for %s', (_title, by) => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { within = (drawn) => drawn } = specimen;
    render(within(specimen.draw(given(specimen, by))));
    expect(wordsOf(document.body)).not.toMatch(NONSENSE);
    expect(errors.mock.calls).toEqual([]);
  });
});

const MANY = 10_000;

/** The lists that are drawn whole, with what names an item. */
const lists: [component: string, list: string, key: string][] = [
  ['ChipGroup', 'options', 'value'],
  ['MasonryGrid', 'items', ''],
  ['ProductRow', 'products', 'id'],
  ['Select', 'options', 'value'],
];

test.each(lists)(
  '%s draws 10,000 items',
  (component, list, key) => {
    const { draw, least } = everyComponent.find(({ name }) => name === component) as Specimen;
    const [item] = (least as Record<string, unknown[]>)[list] ?? [{}];
    const items = Array.from({ length: MANY }, (_, place) =>
      key ? { ...(item as object), [key]: `n${place}` } : `n${place}`,
    );
    expect(() => renderToString(draw({ [list]: items }))).not.toThrow();
  },
  120_000,
);

test('what is wrong is said in development, once', () => {
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const twice = [{ value: 'only here' }, { value: 'only here' }];
  const chips = <ChipGroup label="Colors" options={twice} />;
  render(chips);
  render(chips);
  expect(warnings.mock.calls).toEqual([
    [
      '@vitrine/ui: ChipGroup was given two of the key "only here"; what has a state is told apart by its key.',
    ],
  ]);
});

test.each(['en_US', 'no language', ''])('everything is drawn where the language is "%s"', (locale) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const specimen of everyComponent) {
    const { within = (drawn) => drawn } = specimen;
    const page = (
      <UiProvider locale={locale}>
        {within(specimen.draw({ name: 'İnci', accept: 'image/*,.pdf' }))}
      </UiProvider>
    );
    expect(() => renderToString(page), specimen.name).not.toThrow();
  }
});

test('an underscore in a language is as good as a hyphen', () => {
  render(
    <UiProvider locale="de_DE">
      <ProductCardPrice price={1299} />
    </UiProvider>,
  );
  expect(screen.getByText(/1\.299,00/)).toBeDefined();
});

test('where the browser cannot tell characters apart, letters are still counted and shown', () => {
  vi.stubGlobal('Intl', Object.create(Intl, { Segmenter: { value: undefined } }));
  render(
    <>
      <Avatar name="Žofie" alt="Žofie" />
      <Textarea label="Note" defaultValue="Žofie" limit={10} />
    </>,
  );
  expect(screen.getByRole('img', { name: 'Žofie' }).textContent).toBe('Ž');
  expect(screen.getByText('5 / 10')).toBeDefined();
});

test('a picture that is broken gives its place to the name', () => {
  const { container } = render(<ProductPicture src="/gone.jpg" alt="Wool coat" />);
  const picture = container.querySelector('img');
  if (picture) fireEvent.error(picture);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('Wool coat')).toBeDefined();
});

test('a language or a currency that there is not leaves a number that can be read', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(
    <UiProvider locale="no language" currency="dollars">
      <ProductCardPrice price={129} />
    </UiProvider>,
  );
  expect(screen.getByText('129')).toBeDefined();
});

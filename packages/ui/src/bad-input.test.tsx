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

function replaced(value: unknown, by: (value: unknown) => unknown): unknown {
  if (typeof value === 'function' || isValidElement(value) || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return by(value.map((item) => replaced(item, by)));
  if (value !== null && typeof value === 'object') {
    return by(Object.fromEntries(Object.entries(value).map(([name, one]) => [name, replaced(one, by)])));
  }
  return by(value);
}

/** Properties that select a state or an address, so their strings are not replaced by bad input. */
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

const NONSENSE = /\b(NaN|undefined|null|Infinity)\b|\[object|Invalid Date/;

describe.each(everyComponent.map((specimen) => [specimen.name, specimen] as const))('%s', (_, specimen) => {
  test.each(inputs)('the component renders readable text without errors for %s', (_title, by) => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { within = (drawn) => drawn } = specimen;
    render(within(specimen.draw(given(specimen, by))));
    expect(wordsOf(document.body)).not.toMatch(NONSENSE);
    expect(errors.mock.calls).toEqual([]);
  });
});

const MANY = 10_000;

/** `key` identifies an item; if empty, the item itself does. */
const lists: [component: string, list: string, key: string][] = [
  ['ChipGroup', 'options', 'value'],
  ['MasonryGrid', 'items', ''],
  ['ProductRow', 'products', 'id'],
  ['Select', 'options', 'value'],
];

test.each(lists)(
  '%s renders 10,000 items',
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

test('a duplicate key is warned of in development, once', () => {
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

test.each(['en_US', 'no language', ''])('every component renders with the locale "%s"', (locale) => {
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

test('a locale with an underscore works like one with a hyphen', () => {
  render(
    <UiProvider locale="de_DE">
      <ProductCardPrice price={1299} />
    </UiProvider>,
  );
  expect(screen.getByText(/1\.299,00/)).toBeDefined();
});

test('letters are counted and shown in a browser without Intl.Segmenter', () => {
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

test('a name replaces a picture that fails to load', () => {
  const { container } = render(<ProductPicture src="/gone.jpg" alt="Wool coat" />);
  const picture = container.querySelector('img');
  if (picture) fireEvent.error(picture);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('Wool coat')).toBeDefined();
});

test('a price with an unknown locale or currency is still a readable number', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(
    <UiProvider locale="no language" currency="dollars">
      <ProductCardPrice price={129} />
    </UiProvider>,
  );
  expect(screen.getByText('129')).toBeDefined();
});

import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { type MessageCatalogue, UiProvider, type UiProviderProps } from '@vitrine/ui';
import { afterEach, expect, test } from 'vitest';
import { brand } from '../shell/brand/shop.ts';
import type { FakeAnswers } from './fake-server.ts';
import { shopFor } from './shop.ts';
import { WholePage } from './WholePage.tsx';

// Translates all catalogues into full-width letters. Plain letters on a page come from texts outside the
// catalogues, unless the server or user supplied them.

type Texts = MessageCatalogue['english'];

const modules = {
  ...import.meta.glob<Record<string, unknown>>('../**/*.{messages,failures,sign-in}.ts', { eager: true }),
  ...import.meta.glob<Record<string, unknown>>('../../../../packages/ui/src/**/*.messages.ts', {
    eager: true,
  }),
};
const isCatalogue = (value: unknown): value is MessageCatalogue =>
  typeof value === 'object' && value !== null && 'english' in value && 'name' in value;
const catalogues = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .flatMap((value) => [value, (value as { messages?: unknown } | undefined)?.messages])
  .filter(isCatalogue);

const wide = (text: string) =>
  text
    .split(/(\{\w+\})/)
    .map((piece, place) =>
      place % 2 === 1
        ? piece
        : piece.replace(/[A-Za-z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0)),
    )
    .join('');

/** Translates a text except for the names and numbers passed to it. */
function wideAround(text: string, given: readonly string[]): string {
  const [name, ...others] = given;
  // A text that equals the name passed to it, such as a colour, is translated.
  if (name === undefined || name === text) return wide(text);
  return text
    .split(name)
    .map((piece) => wideAround(piece, others))
    .join(name);
}

const namesIn = (values: readonly unknown[]): string[] =>
  values.flatMap((value) =>
    typeof value === 'object' && value !== null ? namesIn(Object.values(value)) : String(value),
  );

function translated(message: Texts[string]): Texts[string] {
  if (typeof message === 'string') return wide(message);
  if (typeof message !== 'function') return message.map(wide);
  return (...values: unknown[]) =>
    wideAround((message as (...given: unknown[]) => string)(...values), namesIn(values).filter(Boolean));
}

const language = Object.fromEntries(
  catalogues.map(({ name, english }) => [
    name,
    Object.fromEntries(Object.entries(english).map(([key, message]) => [key, translated(message)])),
  ]),
) as UiProviderProps['messages'];

const said = new Set<string>();

function recorded(answers: FakeAnswers): FakeAnswers {
  const record = (value: unknown): void => {
    if (typeof value === 'string') said.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(record);
  };
  const areas = Object.entries(answers).map(([area, verbs]) => [
    area,
    Object.fromEntries(
      Object.entries(verbs ?? {}).map(([verb, answer]) => [
        verb,
        (input: never) => {
          const given: unknown = (answer as (input: never) => unknown)(input);
          record(given);
          return given;
        },
      ]),
    ),
  ]);
  return Object.fromEntries(areas) as FakeAnswers;
}

const READ_OUT = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
];

/** Returns a page's texts, including those for screen readers. */
function textsOf(page: Document): string[] {
  const words = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const texts = [page.title];
  while (words.nextNode()) {
    const { parentElement, textContent } = words.currentNode;
    if (!parentElement?.closest('script, style, noscript')) texts.push(textContent ?? '');
  }
  for (const element of page.body.querySelectorAll('*'))
    texts.push(...READ_OUT.map((name) => element.getAttribute(name) ?? ''));
  return texts.filter((text) => text.trim() !== '');
}

function plainIn(text: string, others: readonly string[]): string {
  const left = others.reduce((rest, said) => rest.replaceAll(said, ' '), text);
  return (left.match(/[A-Za-z]{2,}/g) ?? []).join(' ');
}

/** The fake server's error for unknown calls. */
const NO_SUCH_CALL = 'This server has no such call.';
/** Plain texts that may stay: queries and names of file formats. */
const TYPED = ['MP4', 'WebM', 'dress', 'linen trousers', 'silver rings', 'trail shoes', 'camel coat'];

/** Returns any requested profile; `mina` has an email address and a pending change of it. */
const people: FakeAnswers['profile'] = {
  get: ({ params: { id } }) => ({
    id,
    username: id,
    name: 'Ada Vale',
    bio: 'Linen, mostly.',
    profilePicture: null,
    coverPhoto: null,
    followerCount: 1,
    followingCount: 12,
    postCount: 0,
    isFollowing: false,
    ...(id === 'mina' && { email: 'mina@shop.example', pendingEmail: 'new@shop.example' }),
  }),
};

function open(address: string, viewer: 'guest' | 'person') {
  const answers = recorded({ ...shopFor(viewer), profile: people });
  render(
    // The browser formats lists, numbers and dates in Japanese.
    <UiProvider messages={language} locale="ja">
      <WholePage address={address} viewer={viewer} answers={answers} />
    </UiProvider>,
  );
}

/** Returns plain texts that come neither from server nor user. */
function leftInEnglish(): string[] {
  const others = [...said, ...TYPED, brand.name, NO_SUCH_CALL].sort((a, b) => b.length - a.length);
  const texts = textsOf(document);
  expect(texts.filter((text) => /[\uff21-\uff5a]/.test(text)).length).toBeGreaterThan(3);
  return texts.filter((text) => plainIn(text, others) !== '');
}

afterEach(cleanup);

test('the fake language has every catalogue, each with a unique name', () => {
  const names = catalogues.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(90);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

test.each([
  ['/', 'guest'],
  ['/results?q=dress', 'guest'],
  ['/results', 'guest'],
  ['/product/story1', 'guest'],
  ['/products/popular', 'guest'],
  ['/login', 'guest'],
  ['/user-profile/jun', 'guest'],
  ['/user-profile/jun', 'person'],
  ['/nowhere/at/all', 'guest'],
  ['/verify-email', 'guest'],
  ['/cart', 'person'],
  ['/likes', 'person'],
  ['/settings', 'person'],
  ['/profile/mina', 'person'],
  ['/edit-profile', 'person'],
  ['/create', 'person'],
] as const)('%s has no English sentence left in another language', async (address, viewer) => {
  open(address, viewer);
  await waitFor(() => expect(document.querySelector('h1, h2, [role=status], form')).not.toBeNull());
  // All content has loaded or shows its failure.
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  expect(leftInEnglish()).toEqual([]);
});

test('errors of a form are translated, too', async () => {
  open('/login', 'guest');
  const form = await waitFor(() => {
    const found = document.querySelector('main form');
    if (!found) throw new Error('The form is not here yet.');
    return found;
  });
  fireEvent.submit(form);
  await waitFor(() => expect(form.querySelector('[aria-invalid=true]')).not.toBeNull());
  expect(form.textContent).toContain(wide('Username is required'));
  expect(leftInEnglish()).toEqual([]);
});

test('the form of the profile shows the address that waits for verification', async () => {
  open('/edit-profile', 'person');
  const email = await waitFor(() => {
    const found = document.querySelector('form [aria-expanded]');
    if (!found) throw new Error('The form is not here yet.');
    return found;
  });
  fireEvent.click(email);
  await waitFor(() => expect(document.body.textContent).toContain(wide('Verify your email')));
  expect(document.body.textContent).toContain('new@shop.example');
  expect(leftInEnglish()).toEqual([]);
});

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { HeartButton } from '../likes/HeartButton/HeartButton.tsx';
import type { Messages } from '../messages.ts';
import { UiProvider } from '../UiProvider.ts';
import { defineMessages, type MessagesOf } from './messages.ts';
import { useMessages } from './UiProvider.tsx';

afterEach(cleanup);

const helpMessages = defineMessages('help', {
  title: 'Help',
  topics: ['Orders', 'Returns'],
  answers: (count: number) => `${count} answers`,
});

function Help() {
  const { title, topics, answers } = useMessages(helpMessages);
  return (
    <p>
      {title}: {topics.join(', ')} ({answers(3)})
    </p>
  );
}

const heart = <HeartButton thing="Runner" liked={false} onLikedChange={() => undefined} />;

test('components without a provider are in English', () => {
  render(
    <>
      <Help />
      {heart}
    </>,
  );
  expect(screen.getByText('Help: Orders, Returns (3 answers)')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Like Runner' })).toBeDefined();
});

test('a partial translation replaces texts of components and of an app’s own pages; the rest stays English', () => {
  const components = { likes: { like: (name) => `${name} gefällt mir` } } satisfies Partial<Messages>;
  const pages: { help: Partial<MessagesOf<typeof helpMessages>> } = {
    help: { title: 'Hilfe', answers: (count) => `${count} Antworten` },
  };
  render(
    <UiProvider messages={{ ...components, ...pages }}>
      <Help />
      {heart}
    </UiProvider>,
  );
  expect(screen.getByText('Hilfe: Orders, Returns (3 Antworten)')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Runner gefällt mir' })).toBeDefined();
});

test('types reject a translation of an unknown text, and a translation that is no text', () => {
  // @ts-expect-error: there is no such text
  const unknown = <UiProvider messages={{ likes: { lik: 'x' } }}>{heart}</UiProvider>;
  // @ts-expect-error: this text is made of a name
  const wrong = <UiProvider messages={{ cart: { cart: 3 } }}>{heart}</UiProvider>;
  // @ts-expect-error: there is no such catalogue
  const nowhere = <UiProvider messages={{ heart: {} }}>{heart}</UiProvider>;
  expect([unknown, wrong, nowhere]).toHaveLength(3);
});

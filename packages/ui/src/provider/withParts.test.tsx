import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, expectTypeOf, test, vi } from 'vitest';
import { defineMessages, type MessagesOf, type TextWith } from './messages.ts';
import { UiProvider, useMessages } from './UiProvider.tsx';
import { withParts } from './withParts.tsx';

const messages = defineMessages('invitation', {
  open: 'Open {host} with {friend}',
  plain: 'Open it',
  of: (count: number): TextWith<'host'> => `${count} pages of {host}`,
});
const german: MessagesOf<typeof messages> = {
  open: 'Mit {friend} {host} öffnen',
  plain: 'Öffnen',
  of: (count) => `${count} Seiten von {host}`,
};

const Invitation = () => {
  const { open } = useMessages(messages);
  return withParts(open, { host: <b>shop.example</b>, friend: <i>Mina</i> });
};

afterEach(cleanup);

test('each element replaces its placeholder, in any order that a language has', () => {
  expect(render(<Invitation />).container.innerHTML).toBe('Open <b>shop.example</b> with <i>Mina</i>');
  cleanup();
  const { container } = render(
    <UiProvider messages={{ invitation: german }}>
      <Invitation />
    </UiProvider>,
  );
  expect(container.innerHTML).toBe('Mit <i>Mina</i> <b>shop.example</b> öffnen');
});

test('placeholders without an element stay in the text', () => {
  expect(render(withParts('{a} and {b}' as TextWith<'a'>, { a: <b>1</b> })).container.innerHTML).toBe(
    '<b>1</b> and {b}',
  );
});

test('types reject a translation without a placeholder, and an element without a placeholder', () => {
  // @ts-expect-error the text has no place for it
  german.open = 'Öffnen';
  // @ts-expect-error there is no such place
  expectTypeOf(withParts<'guest'>).toBeCallableWith(german.open, { guest: null });
  expectTypeOf<MessagesOf<typeof messages>['plain']>().toEqualTypeOf<string>();
});

test('an element without a placeholder in the text is warned of in development', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(withParts('Open it' as TextWith<'place'>, { place: <b>shop.example</b> }));
  expect(warned).toHaveBeenCalledExactlyOnceWith('@vitrine/ui: A text has no place for {place}: “Open it”');
  warned.mockRestore();
});

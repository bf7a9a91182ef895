import { cleanup, renderHook } from '@testing-library/react';
import { UiProvider, type UiProviderProps } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useRefusalText } from '../shell/failures/useRefusalText.ts';
import { sessionRefusalMessages } from './session-refusals.messages.ts';

const german = {
  sessionRefusals: { username_taken: 'Dieser Name ist vergeben' },
  refusals: { busy: 'Gerade ist viel los' },
};
const inGerman = ({ children }: { children: ReactNode }) => (
  <UiProvider messages={german as UiProviderProps['messages']}>{children}</UiProvider>
);
const textsIn = (wrapper: typeof inGerman) =>
  renderHook(() => useRefusalText(sessionRefusalMessages), { wrapper }).result.current;

afterEach(cleanup);

test("a known code has a text in the language of the page, an unknown one the server's text (D71)", () => {
  const textOf = textsIn(inGerman);
  const taken = 'Username is already taken';
  expect(textOf({ status: 409, code: 'username_taken', text: taken })).toBe('Dieser Name ist vergeben');
  expect(textOf({ status: 503, code: 'busy' })).toBe('Gerade ist viel los');
  expect(textOf({ status: 409, code: 'email_taken', text: 'Vergeben.' })).toBe('Email is already taken');
  expect(textOf({ status: 418, code: 'teapot', text: 'I am a teapot.' })).toBe('I am a teapot.');
});

test('a refusal without a code is recognised by its English text (D71)', () => {
  const textOf = textsIn(inGerman);
  expect(textOf({ status: 409, text: 'Username is already taken' })).toBe('Dieser Name ist vergeben');
  expect(textOf({ status: 409, text: 'Name taken.' })).toBe('Name taken.');
});

test('the text of a server error is not shown, as it is for operators', () => {
  expect(textsIn(inGerman)({ status: 500, text: 'relation "people" does not exist' })).toBeUndefined();
});

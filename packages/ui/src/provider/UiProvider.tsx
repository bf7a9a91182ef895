'use client';
import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useMemo,
} from 'react';
import type { Messages } from './messages.ts';

/** How a link is drawn: give the router's own, so that a click does not reload the page. */
export type LinkComponent = ComponentType<AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }>;

interface UiContextValue {
  messages: UiProviderProps['messages'];
  locale: string;
  LinkComponent: LinkComponent | 'a';
}

// Components work without a provider: in English, with plain links.
const UiContext = createContext<UiContextValue>({
  messages: undefined,
  locale: 'en-US',
  LinkComponent: 'a',
});

export interface UiProviderProps {
  /** Texts in another language, word by word; what is left out stays English. */
  messages?: { [Word in keyof Messages]?: Partial<Messages[Word]> };
  /** BCP 47 tag for numbers, prices and dates. */
  locale?: string;
  linkComponent?: LinkComponent;
  children: ReactNode;
}

/** Gives the components below it their language and the way links are drawn. */
export function UiProvider({
  messages,
  locale = 'en-US',
  linkComponent = undefined,
  children,
}: UiProviderProps) {
  const value = useMemo<UiContextValue>(
    () => ({ messages, locale, LinkComponent: linkComponent ?? 'a' }),
    [messages, locale, linkComponent],
  );
  return <UiContext value={value}>{children}</UiContext>;
}

/**
 * The texts of a word, in the language of the provider above.
 *
 * @param english What stands where the provider says nothing.
 */
export function useMessages<Word extends keyof Messages>(
  word: Word,
  english: Messages[Word],
): Messages[Word] {
  const given = useContext(UiContext).messages?.[word];
  return useMemo(() => (given ? { ...english, ...given } : english), [given, english]);
}

/** The language tag that numbers, prices and dates are written in. */
export const useLocale = (): string => useContext(UiContext).locale;

/** The component that draws links. */
export const useLinkComponent = (): LinkComponent | 'a' => useContext(UiContext).LinkComponent;

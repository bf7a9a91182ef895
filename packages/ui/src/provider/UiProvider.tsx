'use client';
import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useMemo,
} from 'react';
import { englishMessages, type Messages } from './messages.ts';

/** How a link is drawn: give the router's own, so that a click does not reload the page. */
export type LinkComponent = ComponentType<AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }>;

interface UiContextValue {
  messages: Messages;
  locale: string;
  LinkComponent: LinkComponent | 'a';
}

// Components work without a provider: in English, with plain links.
const UiContext = createContext<UiContextValue>({
  messages: englishMessages,
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
    () => ({ messages: mergeMessages(messages), locale, LinkComponent: linkComponent ?? 'a' }),
    [messages, locale, linkComponent],
  );
  return <UiContext value={value}>{children}</UiContext>;
}

function mergeMessages(given: UiProviderProps['messages']): Messages {
  if (!given) return englishMessages;
  const words = Object.entries(englishMessages).map(([word, texts]) => [
    word,
    { ...texts, ...given[word as keyof Messages] },
  ]);
  return Object.fromEntries(words) as Messages;
}

/** The texts of the components, in the language of the provider above. */
export const useMessages = (): Messages => useContext(UiContext).messages;

/** The language tag that numbers, prices and dates are written in. */
export const useLocale = (): string => useContext(UiContext).locale;

/** The component that draws links. */
export const useLinkComponent = (): LinkComponent | 'a' => useContext(UiContext).LinkComponent;

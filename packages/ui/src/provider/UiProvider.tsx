'use client';
import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useMemo,
} from 'react';
import type { MessageCatalogue, MessagesOf, Translations } from './messages.ts';

/** How a link is drawn: give the router's own, so that a click does not reload the page. It passes on all that it is given, `ref` included. */
export type LinkComponent = ComponentType<ComponentProps<'a'> & { href: string }>;

interface UiContextValue {
  messages: Translations | undefined;
  locale: string;
  LinkComponent: LinkComponent | 'a';
}

// Components work without a provider: in English, with plain links.
const UiContext = createContext<UiContextValue>({
  messages: undefined,
  locale: 'en-US',
  LinkComponent: 'a',
});

/** What `UiProvider` is given, whatever catalogues there are. */
export interface ProviderProps {
  messages?: Translations;
  /** BCP 47 tag for numbers, prices and dates; `en-US` by default. */
  locale?: string;
  /** Draws every link; a plain `<a>` by default. */
  linkComponent?: LinkComponent;
  children: ReactNode;
}

/** Gives the components below it their language and the way links are drawn. */
export function UiProvider({
  messages,
  locale = 'en-US',
  linkComponent = undefined,
  children,
}: ProviderProps) {
  const value = useMemo<UiContextValue>(
    () => ({ messages, locale, LinkComponent: linkComponent ?? 'a' }),
    [messages, locale, linkComponent],
  );
  return <UiContext value={value}>{children}</UiContext>;
}

/** The texts of a catalogue, in the language of the provider above; where that has none, in English. */
export function useMessages<Catalogue extends MessageCatalogue>(catalogue: Catalogue): MessagesOf<Catalogue> {
  const { name, english } = catalogue;
  const given = useContext(UiContext).messages?.[name];
  // A translation was checked against its catalogue where it was written.
  return useMemo(
    () => (given ? { ...english, ...given } : english) as MessagesOf<Catalogue>,
    [given, english],
  );
}

/** The language tag that numbers, prices and dates are written in. */
export const useLocale = (): string => useContext(UiContext).locale;

/** The component that draws links. */
export const useLinkComponent = (): LinkComponent | 'a' => useContext(UiContext).LinkComponent;

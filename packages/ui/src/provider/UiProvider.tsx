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
import { warn } from './warnings.ts';

/** How a link is drawn: give the router's own, so that a click does not reload the page. It passes on all that it is given, `ref` included. */
export type LinkComponent = ComponentType<ComponentProps<'a'> & { href: string }>;

/** How a picture is drawn: give a framework's own. It passes on all that it is given, `ref`, `onLoad` and `onError` included. */
export type ImageComponent = ComponentType<ComponentProps<'img'>>;

/** Which way text runs. */
export type TextDirection = 'ltr' | 'rtl';

interface UiContextValue extends Omit<ProviderProps, 'children' | 'linkComponent' | 'imageComponent'> {
  locale: string;
  currency: string;
  linkComponent: LinkComponent | 'a';
  imageComponent: ImageComponent | 'img';
}

// Components work without a provider: in English, in dollars, with plain links and pictures.
const UiContext = createContext<UiContextValue>({
  locale: 'en-US',
  currency: 'USD',
  linkComponent: 'a',
  imageComponent: 'img',
});

/** What `UiProvider` is given, whatever catalogues there are. What is left out is as in the provider around it. */
export interface ProviderProps {
  /** Texts in another language, by catalogue; what is left out stays English. */
  messages?: Translations | undefined;
  /** BCP 47 tag for numbers, prices and dates, also with an underscore; `en-US` by default. What is none is left out. */
  locale?: string | undefined;
  /** IANA name of the time zone of dates, `Europe/Berlin`. Without it, they are written in that of the browser, once there is one. */
  timeZone?: string | undefined;
  /** Which way text runs, for what a server draws; a browser reads it from the page. */
  direction?: TextDirection | undefined;
  /** ISO 4217, for prices that name no currency of their own; `USD` by default. */
  currency?: string | undefined;
  /** Draws every link; a plain `<a>` by default. */
  linkComponent?: LinkComponent | undefined;
  /** Draws the pictures of products; a plain `<img>` by default. */
  imageComponent?: ImageComponent | undefined;
  /**
   * Where dialogs, menus and hints are drawn: in a part of the page with a theme of its own, a shadow root, or what fills the screen. The end of
   * the `body` by default, and while it is null.
   */
  portalContainer?: Element | DocumentFragment | null | undefined;
  children: ReactNode;
}

export function UiProvider(given: ProviderProps) {
  const around = useContext(UiContext);
  const {
    messages = around.messages,
    locale: tag,
    timeZone = around.timeZone,
    direction = around.direction,
    currency = around.currency,
    linkComponent = around.linkComponent,
    imageComponent = around.imageComponent,
    portalContainer = around.portalContainer,
    children,
  } = given;
  const locale = (tag && readable(tag)) || around.locale;
  const value = useMemo(
    () => ({
      messages,
      locale,
      timeZone,
      direction,
      currency,
      linkComponent,
      imageComponent,
      portalContainer,
    }),
    [messages, locale, timeZone, direction, currency, linkComponent, imageComponent, portalContainer],
  );
  return <UiContext value={value}>{children}</UiContext>;
}

/** The tag as browsers read it, who throw at all others wherever something is written. */
function readable(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag.replaceAll('_', '-'))[0];
  } catch (error) {
    if (process.env.NODE_ENV !== 'production') warn(`UiProvider: a locale is left out: ${error}`);
    return undefined;
  }
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

/** Everything that the provider above gives. */
export const useUi = (): UiContextValue => useContext(UiContext);

/** The language tag that numbers, prices and dates are written in. */
export const useLocale = (): string => useContext(UiContext).locale;

/** The currency of prices that name none, ISO 4217. */
export const useCurrency = (): string => useContext(UiContext).currency;

/** The time zone that dates are written in, where one is given. */
export const useTimeZone = (): string | undefined => useContext(UiContext).timeZone;

/** Where overlays are drawn, for Radix's portal. */
export const usePortalContainer = (): UiContextValue['portalContainer'] =>
  useContext(UiContext).portalContainer;

/** The component that draws links. */
export const useLinkComponent = (): LinkComponent | 'a' => useContext(UiContext).linkComponent;

/** The component that draws pictures. */
export const useImageComponent = (): ImageComponent | 'img' => useContext(UiContext).imageComponent;

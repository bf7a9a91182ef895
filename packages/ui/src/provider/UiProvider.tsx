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

/** Renders a link, such as a router's. It must pass on all properties, including `ref`. */
export type LinkComponent = ComponentType<ComponentProps<'a'> & { href: string }>;

/**
 * Renders a picture, such as a framework's. It must pass on all properties, including `ref`, `onLoad` and
 * `onError`.
 */
export type ImageComponent = ComponentType<ComponentProps<'img'>>;

/** Direction of text. */
export type TextDirection = 'ltr' | 'rtl';

interface UiContextValue extends Omit<ProviderProps, 'children' | 'linkComponent' | 'imageComponent'> {
  locale: string;
  currency: string;
  linkComponent: LinkComponent | 'a';
  imageComponent: ImageComponent | 'img';
}

// Without a provider, components use English, US dollars, and plain links and pictures.
const UiContext = createContext<UiContextValue>({
  locale: 'en-US',
  currency: 'USD',
  linkComponent: 'a',
  imageComponent: 'img',
});

/** Properties of `UiProvider`; missing values come from the provider around it. */
export interface ProviderProps {
  /** Translations by catalogue; missing texts stay English. */
  messages?: Translations | undefined;
  /**
   * BCP 47 tag for numbers, prices and dates; `en-US` by default. Underscores are accepted, invalid tags
   * ignored.
   */
  locale?: string | undefined;
  /** IANA time zone of dates, such as `Europe/Berlin`; by default the browser's, after hydration. */
  timeZone?: string | undefined;
  /** Direction of text for server rendering; a browser reads it from the page. */
  direction?: TextDirection | undefined;
  /** ISO 4217 currency of prices that name none; `USD` by default. */
  currency?: string | undefined;
  /** Renders links within the app; a plain `<a>` by default. */
  linkComponent?: LinkComponent | undefined;
  /** Renders the pictures of products, posts and link previews; a plain `<img>` by default. */
  imageComponent?: ImageComponent | undefined;
  /**
   * Container of overlays such as dialogs, menus and tooltips: a themed part of the page or a shadow root.
   * The `body` by default, and while it is null.
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

/** Returns the canonical tag; undefined for an invalid one, for which `Intl` would throw. */
function readable(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag.replaceAll('_', '-'))[0];
  } catch (error) {
    if (process.env.NODE_ENV !== 'production') warn(`UiProvider: a locale is left out: ${error}`);
    return undefined;
  }
}

/** Returns a catalogue's texts in the language of the nearest provider; missing texts are English. */
export function useMessages<Catalogue extends MessageCatalogue>(catalogue: Catalogue): MessagesOf<Catalogue> {
  const { name, english } = catalogue;
  const given = useContext(UiContext).messages?.[name];
  // Safe, because translations are type-checked against their catalogue.
  return useMemo(
    () => (given ? { ...english, ...given } : english) as MessagesOf<Catalogue>,
    [given, english],
  );
}

export const useUi = (): UiContextValue => useContext(UiContext);

/** Returns the language tag for numbers, prices and dates. */
export const useLocale = (): string => useContext(UiContext).locale;

/** Returns the ISO 4217 currency of prices that name none. */
export const useCurrency = (): string => useContext(UiContext).currency;

export const useTimeZone = (): string | undefined => useContext(UiContext).timeZone;

export const usePortalContainer = (): UiContextValue['portalContainer'] =>
  useContext(UiContext).portalContainer;

/** Returns the component that renders links. */
export const useLinkComponent = (): LinkComponent | 'a' => useContext(UiContext).linkComponent;

/** Returns the component that renders pictures. */
export const useImageComponent = (): ImageComponent | 'img' => useContext(UiContext).imageComponent;

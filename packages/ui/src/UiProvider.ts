import type { ReactNode } from 'react';
import type { Messages } from './messages.ts';
import { UiProvider as Provider, type ProviderProps } from './provider/UiProvider.tsx';

/** Props of `UiProvider`: language, currency, links and other settings. */
export interface UiProviderProps extends ProviderProps {
  /**
   * Translations by catalogue; missing texts stay English. Spread an app's own catalogues in: `{
   * ...designSystemInGerman, ...pagesInGerman }`.
   */
  messages?: { [Name in keyof Messages]?: Partial<Messages[Name]> } | undefined;
}

/** Provides language, currency, link component and other settings to the components below it. */
export const UiProvider: (props: UiProviderProps) => ReactNode = Provider;

import type { ReactNode } from 'react';
import type { Messages } from './messages.ts';
import { UiProvider as Provider, type ProviderProps } from './provider/UiProvider.tsx';

/** The language and the links of everything below a `UiProvider`. */
export interface UiProviderProps extends ProviderProps {
  /**
   * Texts in another language, by catalogue; what is left out stays English. Texts of an app's own catalogues
   * (`defineMessages`) are spread in: `{ ...designSystemInGerman, ...pagesInGerman }`.
   */
  messages?: { [Name in keyof Messages]?: Partial<Messages[Name]> } | undefined;
}

/** Gives the components below it their language and the way links are drawn. */
export const UiProvider: (props: UiProviderProps) => ReactNode = Provider;

import type { MouseEvent, ReactNode } from 'react';

/** A navigation item of the header and the bottom bar. */
export interface NavItem {
  key: string;
  label: string;
  href: string;
  /** Decorative icon of 20 to 24 px. */
  icon: ReactNode;
  /** Whether the current page belongs to the item. */
  active?: boolean | undefined;
  /** Called when the item is pressed; prevent the default to stay on the page. */
  onSelect?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

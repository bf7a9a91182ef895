import type { MouseEvent, ReactNode } from 'react';

/** A place that the header and the bar at the bottom lead to. */
export interface NavItem {
  key: string;
  label: string;
  href: string;
  /** Icon of 20 to 24 px: decoration. */
  icon: ReactNode;
  /** Whether it is where the person is. */
  active?: boolean | undefined;
  /** Called when it is pressed; prevent the default to stay on the page, as for guests. */
  onSelect?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

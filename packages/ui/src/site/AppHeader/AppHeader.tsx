'use client';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../../controls/classNames.ts';
import { focusOn } from '../../interaction/focusOn.ts';
import { useIsScrolledBeyond } from '../../interaction/useIsScrolledBeyond.ts';
import { useLinkComponent, useMessages } from '../../provider/UiProvider.tsx';
import { siteMessages } from '../site.messages.ts';
import * as styles from './AppHeader.css.ts';
import type { NavItem } from './nav-item.ts';

/** What the header of every page leads to, and the properties of an HTML header. */
export interface AppHeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** The product's name; without a word mark it is set as one, with a full stop in the accent. */
  brandName: string;
  /** The word mark of a brand: `text`, which may be a picture instead, and `end`, which is in the accent and not read out. */
  wordMark?: { text: ReactNode; end?: ReactNode } | undefined;
  /** Where the word mark leads. */
  homeHref: string;
  /** The main places; on a phone `BottomBar` has them. */
  items: NavItem[];
  /** What stands at the end: search, cart, the avatar. */
  actions?: ReactNode;
}

/** The row at the top of every page, 64 px, 56 on a phone; its first link skips to the element `#content`. */
export function AppHeader({
  brandName,
  wordMark = { text: brandName, end: '.' },
  homeHref,
  items,
  actions,
  className,
  ...rest
}: AppHeaderProps) {
  const Link = useLinkComponent();
  const messages = useMessages(siteMessages);
  const isScrolled = useIsScrolledBeyond(0);
  return (
    <header
      {...rest}
      className={classNames(styles.header, className)}
      data-scrolled={isScrolled || undefined}
    >
      {/* biome-ignore lint/a11y/useValidAnchor: it is a link within the page; the handler only keeps it out of the history. */}
      <a className={styles.skip} href="#content" onClick={skipToContent}>
        {messages.skipToContent}
      </a>
      <div className={styles.row}>
        <Link className={styles.brand} href={homeHref} dir="auto" aria-label={brandName}>
          {wordMark.text}
          <span aria-hidden className={styles.stop}>
            {wordMark.end}
          </span>
        </Link>
        <nav className={styles.nav} aria-label={messages.mainNavigation}>
          <ul className={styles.list}>
            {items?.map((item, place) => (
              // Places of navigation stay where they are, and two of the same key are two.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <li key={place}>
                <Link
                  className={styles.link}
                  href={item.href}
                  aria-current={item.active ? 'page' : undefined}
                  onClick={item.onSelect}
                >
                  <span aria-hidden className={styles.icon}>
                    {item.icon}
                  </span>
                  <span className={styles.label}>{item.label}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.actions}>{actions}</div>
      </div>
    </header>
  );
}

// The browser's own jump would make a history entry, which a router takes for a navigation.
function skipToContent(event: MouseEvent<HTMLAnchorElement>) {
  const content = document.getElementById('content');
  if (!content) return;
  event.preventDefault();
  focusOn(content);
}

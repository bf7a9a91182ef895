'use client';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../../controls/classNames.ts';
import { focusOn } from '../../interaction/focusOn.ts';
import { useIsScrolledBeyond } from '../../interaction/useIsScrolledBeyond.ts';
import { useLinkComponent, useMessages } from '../../provider/UiProvider.tsx';
import { siteMessages } from '../site.messages.ts';
import * as styles from './AppHeader.css.ts';
import type { NavItem } from './nav-item.ts';

/** Props of `AppHeader`, including those of a `<header>`. */
export interface AppHeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** Product name; by default, the word mark is this name with an accent-coloured full stop. */
  brandName: string;
  /**
   * Word mark of a brand: `text` may be a picture; `end` is accent-coloured and hidden from screen readers.
   */
  wordMark?: { text: ReactNode; end?: ReactNode } | undefined;
  /** Address that the word mark links to. */
  homeHref: string;
  /** Content beside the word mark, in windows from 1024 px on. */
  beside?: ReactNode;
  /** Main navigation items; on a phone, `BottomBar` shows them. */
  items: NavItem[];
  /** Content at the end, such as search, cart and avatar. */
  actions?: ReactNode;
}

/** Header of every page, 64 px high, 56 on a phone. Its first link skips to `#content`. */
export function AppHeader({
  brandName,
  wordMark = { text: brandName, end: '.' },
  homeHref,
  beside,
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
        <div className={styles.start}>
          <Link className={styles.brand} href={homeHref} dir="auto" aria-label={brandName}>
            {wordMark.text}
            <span aria-hidden className={styles.stop}>
              {wordMark.end}
            </span>
          </Link>
          {beside}
        </div>
        <nav className={styles.nav} aria-label={messages.mainNavigation}>
          <ul className={styles.list}>
            {items?.map((item, place) => (
              // Navigation items keep their places, and two of them may have the same key.
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

// The browser's own jump would add a history entry, which a router takes for a navigation.
function skipToContent(event: MouseEvent<HTMLAnchorElement>) {
  const content = document.getElementById('content');
  if (!content) return;
  event.preventDefault();
  focusOn(content);
}

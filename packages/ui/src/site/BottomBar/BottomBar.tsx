'use client';
import { useLinkComponent, useMessages } from '../../provider/UiProvider.tsx';
import type { NavItem } from '../AppHeader/nav-item.ts';
import { siteMessages } from '../site.messages.ts';
import * as styles from './BottomBar.css.ts';

/** What the bar at the foot of a phone leads to. */
export interface BottomBarProps {
  /** The items of the header. */
  items: NavItem[];
}

/**
 * The navigation of a phone, fixed at the bottom: 57 px and the safe area, which the page leaves free. Above 768 px
 * it is gone, and the header has the items.
 */
export function BottomBar({ items }: BottomBarProps) {
  const Link = useLinkComponent();
  const { mainNavigation } = useMessages(siteMessages);
  return (
    <nav className={styles.bar} aria-label={mainNavigation}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.key} className={styles.item}>
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
  );
}

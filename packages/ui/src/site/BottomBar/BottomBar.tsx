'use client';
import type { ComponentProps } from 'react';
import { classNames } from '../../controls/classNames.ts';
import { useLinkComponent, useMessages } from '../../provider/UiProvider.tsx';
import type { NavItem } from '../AppHeader/nav-item.ts';
import { siteMessages } from '../site.messages.ts';
import * as styles from './BottomBar.css.ts';

/** What the bar at the foot of a phone leads to, and the properties of an HTML `nav`. */
export interface BottomBarProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The items of the header. */
  items: NavItem[];
}

/**
 * The navigation of a phone, fixed at the bottom: 57 px and the safe area, which the page leaves free. Above 768 px
 * it is gone, and the header has the items.
 */
export function BottomBar({ items, className, ...rest }: BottomBarProps) {
  const Link = useLinkComponent();
  const { mainNavigation } = useMessages(siteMessages);
  return (
    <nav aria-label={mainNavigation} {...rest} className={classNames(styles.bar, className)}>
      <ul className={styles.list}>
        {items?.map((item, place) => (
          // Places of navigation stay where they are, and two of the same key are two.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={place} className={styles.item}>
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

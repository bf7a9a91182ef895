'use client';
import type { ComponentProps } from 'react';
import { classNames } from '../../controls/classNames.ts';
import { useLinkComponent, useMessages } from '../../provider/UiProvider.tsx';
import type { NavItem } from '../AppHeader/nav-item.ts';
import { siteMessages } from '../site.messages.ts';
import * as styles from './BottomBar.css.ts';

/** Props of `BottomBar`, including those of a `<nav>`. */
export interface BottomBarProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Same items as in the header. */
  items: NavItem[];
}

/**
 * Navigation on a phone, fixed at the bottom: 57 px plus the safe area, which the page must leave free.
 * Hidden above 768 px.
 */
export function BottomBar({ items, className, ...rest }: BottomBarProps) {
  const Link = useLinkComponent();
  const { mainNavigation } = useMessages(siteMessages);
  return (
    <nav aria-label={mainNavigation} {...rest} className={classNames(styles.bar, className)}>
      <ul className={styles.list}>
        {items?.map((item, place) => (
          // Navigation items keep their places, and two of them may have the same key.
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

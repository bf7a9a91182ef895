'use client';
import type { ComponentProps } from 'react';
import { classNames } from '../../controls/classNames.ts';
import { useLinkComponent, useMessages } from '../../provider/UiProvider.tsx';
import { siteFooterMessages } from '../site-footer.messages.ts';
import * as styles from './SiteFooter.css.ts';

/** A link of a `SiteFooter`. */
export interface SiteFooterLink {
  href: string;
  label: string;
  /** Whether it leads to the current page. */
  active?: boolean | undefined;
}

/** Props of `SiteFooter`, including those of a `<nav>`. */
export interface SiteFooterProps extends Omit<ComponentProps<'nav'>, 'children'> {
  links: readonly SiteFooterLink[];
}

/** Links to help and legal pages, at the foot of pages that end. Renders a `<nav>`. */
export function SiteFooter({ links, className, ...rest }: SiteFooterProps) {
  const Link = useLinkComponent();
  const { label } = useMessages(siteFooterMessages);
  return (
    <nav aria-label={label} {...rest} className={classNames(styles.footer, className)}>
      <ul className={styles.list}>
        {links?.map(({ href, label: text, active }, place) => (
          // Links keep their places, and two of them may have the same address.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={place}>
            <Link href={href} className={styles.link} aria-current={active ? 'page' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

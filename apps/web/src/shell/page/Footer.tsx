import { SiteFooter, useMessages } from '@vitrine/ui';
import { useLocation } from 'react-router-dom';
import { shellMessages } from '../shell.messages.ts';
import * as styles from './Footer.css.ts';
import { siteLinkMessages } from './site-links.messages.ts';

/** Links to help, legal pages and the app, for pages that end. */
export function Footer() {
  const texts = useMessages(siteLinkMessages);
  const { download } = useMessages(shellMessages);
  const { pathname } = useLocation();
  const links = [
    { href: '/help-support', label: texts.help },
    { href: '/terms-of-service', label: texts.terms },
    { href: '/privacy-policy', label: texts.privacy },
    { href: '/about', label: texts.about },
    { href: '/download', label: download },
  ];
  return (
    <SiteFooter
      className={styles.footer}
      links={links.map((link) => ({ ...link, active: link.href === pathname }))}
    />
  );
}

import { useMessages } from '@vitrine/ui';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { BlockedPeople } from '../moderation/BlockedPeople.tsx';
import { moderationMessages } from '../moderation/moderation.messages.ts';
import { Appearance } from '../settings/Appearance.tsx';
import { LogoutWithQuestion } from '../settings/LogoutWithQuestion.tsx';
import { settingsMessages } from '../settings/settings.messages.ts';
import { PageTitle } from '../shell/PageTitle.tsx';
import { pageKeyOf } from '../shell/page-key.ts';
import { usePageTitle } from '../shell/useDocumentTitle.ts';
import * as styles from './settings.css.ts';

/** What the person may set: how the site looks, whom they keep away, and the way out. */
export function Component() {
  const { title } = useMessages(settingsMessages);
  const { blockedPeople } = useMessages(moderationMessages);
  const pageKey = pageKeyOf(useLocation());
  const headingId = useId();
  usePageTitle(title);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <div className={styles.page}>
        <Appearance />
        <section aria-labelledby={headingId} className={styles.section}>
          <h2 id={headingId} className={styles.heading}>
            {blockedPeople}
          </h2>
          <BlockedPeople pageKey={pageKey} />
        </section>
        <LogoutWithQuestion />
      </div>
    </>
  );
}

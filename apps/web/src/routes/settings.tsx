import { Button, Icon, useMessages } from '@vitrine/ui';
import { type ReactNode, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { isMounted } from '../is-mounted.ts';
import { BlockedPeople } from '../moderation/BlockedPeople.tsx';
import { moderationMessages } from '../moderation/moderation.messages.ts';
import { Appearance } from '../settings/Appearance.tsx';
import { LogoutWithQuestion } from '../settings/LogoutWithQuestion.tsx';
import { settingsMessages } from '../settings/settings.messages.ts';
import { PENCIL } from '../shell/icons/pencil.ts';
import { NarrowPage } from '../shell/NarrowPage.tsx';
import { pageKeyOf } from '../shell/page-key.ts';
import { RouterLink } from '../shell/RouterLink.tsx';
import { usePageTitle } from '../shell/useDocumentTitle.ts';
import * as styles from './settings.css.ts';

/** What the person may set: how the site looks, who they are, whom they keep away, and the way out. */
export function Component() {
  const texts = useMessages(settingsMessages);
  const { blockedPeople } = useMessages(moderationMessages);
  const pageKey = pageKeyOf(useLocation());
  usePageTitle(texts.title);
  return (
    <NarrowPage title={texts.title}>
      <div className={styles.sections}>
        <Section heading={texts.appearance}>
          <Appearance hideLabel />
        </Section>
        <Section heading={texts.account}>
          <div className={styles.ways}>
            {isMounted('/edit-profile') && (
              <Button asChild icon={<Icon path={PENCIL} size={18} />}>
                <RouterLink href="/edit-profile">{texts.editProfile}</RouterLink>
              </Button>
            )}
            <LogoutWithQuestion />
          </div>
        </Section>
        <Section heading={blockedPeople}>
          <div className={styles.wide}>
            <BlockedPeople pageKey={pageKey} />
          </div>
        </Section>
      </div>
    </NarrowPage>
  );
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {children}
    </section>
  );
}

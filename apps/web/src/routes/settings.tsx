import { useProfile, useViewerId } from '@vitrine/hooks';
import { useMessages } from '@vitrine/ui';
import { useLocation } from 'react-router-dom';
import { editProfileMessages } from '../account/account.messages.ts';
import { EmailState } from '../account/EmailState.tsx';
import { EDIT_EMAIL } from '../account/edit-profile-address.ts';
import { BlockedPeople } from '../moderation/BlockedPeople.tsx';
import { LogoutRow } from '../settings/LogoutRow.tsx';
import { OwnPersonRow } from '../settings/OwnPersonRow.tsx';
import { SpecifiedRows } from '../settings/SpecifiedRows.tsx';
import { settingsMessages } from '../settings/settings.messages.ts';
import { ThemeRow } from '../settings/ThemeRow.tsx';
import { pageKeyOf } from '../shell/history/page-key.ts';
import { LOCK } from '../shell/icons/lock.ts';
import { PENCIL } from '../shell/icons/pencil.ts';
import { BackPage } from '../shell/page/BackPage.tsx';
import { LinkRow, RowGroup } from '../shell/page/Rows.tsx';
import { usePageTitle } from '../shell/page/useDocumentTitle.ts';
import * as styles from './settings.css.ts';

export function Component() {
  const texts = useMessages(settingsMessages);
  const { emailUnverifiedHelp } = useMessages(editProfileMessages);
  const viewer = useViewerId() ?? '';
  const { profile, status } = useProfile(viewer, { aside: true });
  const pageKey = pageKeyOf(useLocation());
  usePageTitle(texts.title);
  return (
    <BackPage title={texts.title} width="narrow">
      <div className={styles.groups}>
        <OwnPersonRow userId={viewer} profile={profile} isAwaited={status === 'loading'} />
        <RowGroup heading={texts.account}>
          <LinkRow icon={PENCIL} text={texts.editProfile} href="/edit-profile" />
          <LinkRow
            icon={LOCK}
            text={texts.emailAndPassword}
            href={EDIT_EMAIL}
            detail={profile?.emailVerified === false && emailUnverifiedHelp}
            state={profile && <EmailState profile={profile} />}
          />
          <BlockedPeople pageKey={pageKey} />
        </RowGroup>
        <SpecifiedRows />
        <RowGroup heading={texts.appearance}>
          <ThemeRow />
        </RowGroup>
        <RowGroup>
          <LogoutRow />
        </RowGroup>
      </div>
    </BackPage>
  );
}

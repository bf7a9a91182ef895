import { usePlanCheck, useSignOut } from '@vitrine/hooks';
import { AlertDialog, Icon, IconButton, Menu, type MenuItem, useMessages } from '@vitrine/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { giveUpKeptPlace } from '../shell/document/kept-place.ts';
import { CHART_NO_AXES_COLUMN } from '../shell/icons/chart-no-axes-column.ts';
import { LOG_OUT } from '../shell/icons/log-out.ts';
import { PENCIL } from '../shell/icons/pencil.ts';
import { SETTINGS } from '../shell/icons/settings.ts';
import { SHARE } from '../shell/icons/share.ts';
import { SMARTPHONE } from '../shell/icons/smartphone.ts';
import { useLayerEntry } from '../shell/layers/useLayerEntry.ts';
import { linkTo } from '../shell/sharing/share.ts';
import { useShare } from '../shell/sharing/useShare.ts';
import { shellMessages } from '../shell/shell.messages.ts';
import * as styles from './person-page.css.ts';
import { ownPageMessages } from './person-page.messages.ts';

export interface ProfileMenuProps {
  userId: string;
  username: string;
}

export function ProfileMenu({ userId, username }: ProfileMenuProps) {
  const texts = useMessages(ownPageMessages);
  const { download } = useMessages(shellMessages);
  const signOut = useSignOut();
  const [tellsOfAnalytics, setTellsOfAnalytics] = useState(false);
  const { share } = useShare(() => ({ title: `@${username}`, url: linkTo(`/user-profile/${userId}`) }));
  const leave = useLayerEntry(tellsOfAnalytics, () => setTellsOfAnalytics(false));
  const navigate = useNavigate();
  const hasPlan = usePlanCheck();
  async function openAnalytics(): Promise<void> {
    if (await hasPlan()) void navigate('/analytics');
    else setTellsOfAnalytics(true);
  }
  const items: MenuItem[] = [
    {
      key: 'edit',
      label: texts.editProfile,
      icon: <Icon path={PENCIL} size={18} />,
      href: '/edit-profile',
    },
    {
      key: 'analytics',
      label: texts.analytics,
      icon: <Icon path={CHART_NO_AXES_COLUMN} size={18} />,
      onSelect: () => void openAnalytics(),
    },
    {
      key: 'share',
      label: texts.shareProfile,
      icon: <Icon path={SHARE} size={18} />,
      onSelect: share,
    },
    {
      key: 'download',
      label: download,
      icon: <Icon path={SMARTPHONE} size={18} />,
      href: '/download',
    },
    { key: 'settings', label: texts.settings, icon: <Icon path={SETTINGS} size={18} />, href: '/settings' },
    {
      key: 'logout',
      label: texts.logout,
      icon: <Icon path={LOG_OUT} size={18} />,
      startsGroup: true,
      onSelect: () => {
        signOut();
        giveUpKeptPlace();
      },
    },
  ];
  return (
    <>
      <Menu
        items={items}
        trigger={
          <IconButton
            variant="floating"
            className={styles.disc}
            label={texts.settingsMenu}
            icon={<Icon path={SETTINGS} size={20} />}
          />
        }
      />
      <AlertDialog
        open={tellsOfAnalytics}
        onOpenChange={(next) => next || leave()}
        title={texts.analytics}
        description={texts.comingSoon}
        confirmLabel={texts.toPlans}
        cancelLabel={texts.ok}
        onConfirm={() =>
          leave(() => {
            setTellsOfAnalytics(false);
            void navigate('/subscription-plans');
          })
        }
      />
    </>
  );
}

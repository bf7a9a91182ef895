import type { Profile } from '@vitrine/api';
import { useSignedPicture } from '@vitrine/hooks';
import { Avatar, Icon, Skeleton, useMessages } from '@vitrine/ui';
import { CHEVRON_RIGHT } from '../shell/icons/chevron-right.ts';
import { RouterLink } from '../shell/links/RouterLink.tsx';
import * as styles from './OwnPersonRow.css.ts';
import { settingsMessages } from './settings.messages.ts';

export interface OwnPersonRowProps {
  userId: string;
  profile: Profile | undefined;
  isAwaited: boolean;
}

/** The viewer, as a link to their profile. */
export function OwnPersonRow({ userId, profile, isAwaited }: OwnPersonRowProps) {
  const texts = useMessages(settingsMessages);
  const face = useSignedPicture(userId, 'picture', profile?.profilePicture);
  const name = profile && (profile.name || profile.username);
  return (
    <RouterLink
      href="/profile"
      className={styles.row}
      {...(!profile && { 'aria-label': texts.profile })}
      aria-busy={isAwaited}
    >
      <Avatar
        size="large"
        className={styles.face}
        name={name}
        src={face.src}
        priority
        onErrorCapture={face.onError}
      />
      <span className={styles.words}>
        {isAwaited ? (
          <>
            <span className={styles.awaitedName}>
              <Skeleton width="9rem" height="1.3rem" />
            </span>
            <span className={styles.awaitedUsername}>
              <Skeleton width="6rem" height="0.9rem" />
            </span>
          </>
        ) : (
          <>
            <bdi className={styles.name}>{name ?? texts.profile}</bdi>
            {profile && <bdi className={styles.username}>@{profile.username}</bdi>}
          </>
        )}
      </span>
      <Icon path={CHEVRON_RIGHT} size={18} strokeWidth={1.75} className={styles.onward} />
    </RouterLink>
  );
}

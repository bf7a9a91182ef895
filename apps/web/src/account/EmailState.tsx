import type { Profile } from '@vitrine/api';
import { Icon, useMessages } from '@vitrine/ui';
import { CIRCLE_ALERT } from '../shell/icons/circle-alert.ts';
import { CIRCLE_CHECK } from '../shell/icons/circle-check.ts';
import { editProfileMessages } from './account.messages.ts';
import * as styles from './EmailState.css.ts';

export interface EmailStateProps {
  profile: Pick<Profile, 'email' | 'emailVerified' | 'pendingEmail'>;
}

/** Says whether the viewer's email is verified; a new one that waits for its verification is not. */
export function EmailState({ profile: { email, emailVerified, pendingEmail } }: EmailStateProps) {
  const texts = useMessages(editProfileMessages);
  if (!email && !pendingEmail) return texts.required;
  const isVerified = emailVerified === true && !pendingEmail;
  return (
    <span className={styles.state} data-verified={isVerified || undefined}>
      <Icon
        path={isVerified ? CIRCLE_CHECK : CIRCLE_ALERT}
        size={16}
        strokeWidth={1.75}
        className={styles.icon}
      />
      {isVerified ? texts.emailVerified : texts.emailUnverified}
    </span>
  );
}

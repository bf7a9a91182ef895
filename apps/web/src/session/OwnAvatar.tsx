import { useProfile, useSignedPicture } from '@vitrine/hooks';
import { Avatar, Icon, useMessages } from '@vitrine/ui';
import { PLUS } from '../shell/icons/plus.ts';
import { RouterLink } from '../shell/links/RouterLink.tsx';
import * as styles from './OwnAvatar.css.ts';
import { ownAvatarMessages } from './own-avatar.messages.ts';

export interface OwnAvatarProps {
  userId: string;
}

/** The New post link, and the avatar as link to the profile; guests do not load them. */
export function OwnAvatar({ userId }: OwnAvatarProps) {
  const { profile } = useProfile(userId, { aside: true });
  const face = useSignedPicture(userId, 'picture', profile?.profilePicture);
  const { signedIn, signedInAs, create } = useMessages(ownAvatarMessages);
  return (
    <>
      <RouterLink href="/create" className={styles.create} aria-label={create} title={create}>
        <Icon path={PLUS} size={20} strokeWidth={1.75} />
      </RouterLink>
      <RouterLink
        href="/profile"
        className={styles.link}
        aria-label={profile ? signedInAs(profile.username) : signedIn}
        title={profile && `@${profile.username}`}
      >
        <Avatar
          size="small"
          name={profile?.name || profile?.username}
          src={face.src}
          onErrorCapture={face.onError}
        />
      </RouterLink>
    </>
  );
}

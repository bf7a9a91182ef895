import { BIO_MAX } from '@vitrine/api';
import type { EditProfile } from '@vitrine/hooks';
import { Skeleton, useMessages } from '@vitrine/ui';
import { useId } from 'react';
import { editProfileMessages } from './account.messages.ts';
import * as styles from './ProfileCard.css.ts';
import { ProfilePictureField } from './ProfilePictureField.tsx';

/** Number of characters of the bio that the card shows; a longer bio cannot be saved. */
const SHOWN_OF_BIO = 4 * BIO_MAX;

export interface ProfileCardProps {
  form: Pick<EditProfile, 'profile' | 'values' | 'refresh'>;
  onCoverBusyChange(busy: boolean): void;
  onPictureBusyChange(busy: boolean): void;
}

/** The viewer's own profile as others see it. It follows the input, and has the tools for both pictures. */
export function ProfileCard({
  form: { profile, values, refresh },
  onCoverBusyChange,
  onPictureBusyChange,
}: ProfileCardProps) {
  const texts = useMessages(editProfileMessages);
  const captionId = useId();
  const isAwaited = profile === undefined;
  const { username, bio } = values;
  const name = values.name || username;
  return (
    <section aria-labelledby={captionId} className={styles.place}>
      <div className={styles.card}>
        <ProfilePictureField
          kind="cover"
          name={name}
          src={profile?.coverPhoto}
          isAwaited={isAwaited}
          onChanged={refresh}
          onBusyChange={onCoverBusyChange}
        />
        <ProfilePictureField
          kind="picture"
          name={name}
          src={profile?.profilePicture}
          isAwaited={isAwaited}
          onChanged={refresh}
          onBusyChange={onPictureBusyChange}
        />
        <div className={styles.words}>
          {isAwaited ? (
            <div aria-hidden className={styles.awaited}>
              <Skeleton width="12rem" height="1.6rem" />
              <Skeleton width="6rem" height="0.9rem" />
            </div>
          ) : (
            <>
              <p className={styles.name}>
                <bdi>{name}</bdi>
              </p>
              <p className={styles.username}>
                <bdi>@{username}</bdi>
              </p>
              {bio && (
                <p className={styles.bio}>
                  <bdi>{bio.slice(0, SHOWN_OF_BIO)}</bdi>
                </p>
              )}
            </>
          )}
        </div>
      </div>
      <p id={captionId} className={styles.caption}>
        {texts.preview}
      </p>
    </section>
  );
}

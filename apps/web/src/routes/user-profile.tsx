import { errorTexts } from '@vitrine/api';
import { useProfile } from '@vitrine/hooks';
import { ErrorState, Skeleton } from '@vitrine/ui';
import { useParams } from 'react-router-dom';
import { personTexts } from '../discover/person.messages.ts';
import { messages } from '../messages.ts';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import * as styles from './own-profile.css.ts';

/** Somebody else's profile: so far, who they are. */
export function Component() {
  const { userId = '' } = useParams();
  const { profile, status, retry } = useProfile(userId);
  useDocumentTitle(messages.titles.page(profile ? `@${profile.username}` : messages.profile.title));

  return (
    <section className={styles.person}>
      {status === 'error' && (
        <ErrorState headingLevel={1} title={errorTexts.profile_not_found} onRetry={retry} />
      )}
      {status === 'loading' && <Skeleton width="12rem" height="2.75rem" />}
      {profile && <h1 className={styles.name}>{profile.name ?? profile.username}</h1>}
      {profile && <p className={styles.username}>@{profile.username}</p>}
      {profile && <p className={styles.username}>{personTexts.soon}</p>}
    </section>
  );
}

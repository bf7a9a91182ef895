import { profileErrors } from '@vitrine/api';
import { ErrorState, useMessages } from '@vitrine/ui';
import * as styles from './person-page.css.ts';
import { personPageMessages } from './person-page.messages.ts';

export interface NotLoadedProfileProps {
  title?: string;
  onRetry(): void;
}

/** In place of a profile that did not come. */
export function NotLoadedProfile({
  title = profileErrors.profile_not_found.text,
  onRetry,
}: NotLoadedProfileProps) {
  const { failedHelp } = useMessages(personPageMessages);
  return (
    <div className={styles.instead}>
      <ErrorState headingLevel={1} title={title} help={failedHelp} onRetry={onRetry} />
    </div>
  );
}

import * as styles from '../account/AccountNotice.css.ts';
import { EmailVerifiedNotice } from '../account/EmailVerifiedNotice.tsx';

/** Opened by the companion app after it has verified an email address. */
export function Component() {
  return (
    <div className={styles.page}>
      <EmailVerifiedNotice />
    </div>
  );
}

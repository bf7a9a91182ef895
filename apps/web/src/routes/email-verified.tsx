import * as styles from '../account/AccountNotice.css.ts';
import { EmailVerifiedNotice } from '../account/EmailVerifiedNotice.tsx';

/** Where the app leads those whose address it verified. */
export function Component() {
  return (
    <div className={styles.page}>
      <EmailVerifiedNotice />
    </div>
  );
}

import { Button, Icon } from '@vitrine/ui';
import type { ReactNode, SubmitEvent } from 'react';
import { CIRCLE_ALERT } from '../shell/icons/circle-alert.ts';
import { Footer } from '../shell/page/Footer.tsx';
import { usePageTitle } from '../shell/page/useDocumentTitle.ts';
import * as styles from './RecoveryForm.css.ts';

export interface RecoveryFormProps {
  title: string;
  help: ReactNode;
  /** Label of the button. */
  action: string;
  /** Error of the whole form. */
  error: string | undefined;
  /** Advice on the error. */
  errorHelp?: string | undefined;
  busy: boolean;
  onSubmit(): void;
  /** Content below the button. */
  after?: ReactNode;
  children: ReactNode;
}

/** A page that is one short form. */
export function RecoveryForm({
  title,
  help,
  action,
  error,
  errorHelp,
  busy,
  onSubmit,
  after,
  children,
}: RecoveryFormProps) {
  usePageTitle(title);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <div className={styles.page}>
      <form noValidate aria-label={title} className={styles.form} onSubmit={submit}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          <div className={styles.help}>{help}</div>
        </div>
        {children}
        <p role="alert" className={styles.error}>
          {error && (
            <>
              <Icon path={CIRCLE_ALERT} size={18} className={styles.errorIcon} />
              <span>
                {error}
                {errorHelp && <span className={styles.errorHelp}>{errorHelp}</span>}
              </span>
            </>
          )}
        </p>
        <Button type="submit" variant="primary" block busy={busy} className={styles.submit}>
          {action}
        </Button>
        {after}
      </form>
      <Footer />
    </div>
  );
}

import type { FieldProblem } from '@vitrine/hooks';
import { Button, Icon, useMessages } from '@vitrine/ui';
import { CIRCLE_ALERT } from '../shell/icons/circle-alert.ts';
import { FootBar } from '../shell/page/FootBar.tsx';
import { editProfileMessages } from './account.messages.ts';
import * as styles from './SaveBar.css.ts';
import { useProblemText } from './useProblemText.ts';

export interface SaveBarProps {
  formId: string;
  /** Whether there are unsaved changes, which Cancel drops. */
  edited: boolean;
  /** A problem of the save that belongs to no field. */
  problem: FieldProblem | undefined;
  busy: boolean;
  onCancel(): void;
}

export function SaveBar({ formId, edited, problem, busy, onCancel }: SaveBarProps) {
  const texts = useMessages(editProfileMessages);
  const text = useProblemText()(problem);
  return (
    <FootBar label={edited ? texts.unsaved : texts.save}>
      {text === undefined && <p className={styles.unsaved}>{edited && texts.unsaved}</p>}
      {/* A live region must exist before its content, or screen readers do not announce it. */}
      <div role="alert" className={styles.problem}>
        {text !== undefined && (
          <>
            <Icon path={CIRCLE_ALERT} size={18} strokeWidth={1.75} className={styles.icon} />
            <span>{text}</span>
          </>
        )}
      </div>
      {edited && (
        <Button variant="quiet" className={styles.cancel} disabled={busy} onClick={onCancel}>
          {texts.cancel}
        </Button>
      )}
      <Button type="submit" form={formId} variant="primary" className={styles.save} busy={busy}>
        {texts.save}
      </Button>
    </FootBar>
  );
}

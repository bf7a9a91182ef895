import type { ReactNode } from 'react';
import { useMessages } from '../../provider/UiProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { controlsMessages } from '../controls.messages.ts';
import { dialogsMessages } from '../dialogs.messages.ts';
import * as stateStyles from '../EmptyState/EmptyState.css.ts';
import * as styles from './Viewer.css.ts';
import { ViewerClose, ViewerTitle } from './Viewer.tsx';

interface ViewerMissingProps {
  title: string;
  help: string;
  children?: ReactNode;
}

export function ViewerMissing({ title, help, children }: ViewerMissingProps) {
  const { close } = useMessages(dialogsMessages);
  return (
    <div className={styles.message}>
      <div className={stateStyles.state}>
        <ViewerTitle className={stateStyles.title}>{title}</ViewerTitle>
        <p className={stateStyles.help}>{help}</p>
        <div className={stateStyles.action}>
          <ViewerClose>
            <Button variant="primary">{close}</Button>
          </ViewerClose>
        </div>
      </div>
      {children}
    </div>
  );
}

interface ViewerFailedProps {
  title: string;
  onRetry?: (() => void) | undefined;
}

export function ViewerFailed({ title, onRetry }: ViewerFailedProps) {
  const { tryAgain } = useMessages(controlsMessages);
  return (
    <div className={styles.message}>
      <div className={stateStyles.state}>
        <div role="alert">
          <ViewerTitle className={stateStyles.title}>{title}</ViewerTitle>
        </div>
        {onRetry && (
          <div className={stateStyles.action}>
            <Button onClick={onRetry}>{tryAgain}</Button>
          </div>
        )}
      </div>
    </div>
  );
}

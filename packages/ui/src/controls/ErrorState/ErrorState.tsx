'use client';
import { useMessages } from '../../provider/UiProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { controlsMessages } from '../controls.messages.ts';
import * as styles from '../EmptyState/EmptyState.css.ts';

/** What failed, and how it can be tried again. */
export interface ErrorStateProps {
  /** One line that says what happened. */
  title: string;
  /** One line on why, or on what to do. */
  help?: string;
  /** Asked to try once more; without it there is no button. */
  onRetry?(): void;
  /** Label of the button, instead of "Try Again". */
  retryLabel?: string;
  /** Whether the next try is under way. */
  retrying?: boolean;
  /** Level of the title among the page's headings: 1 where it is the page's only one. */
  headingLevel?: 1 | 2 | 3;
}

/** Stands where something would that failed, with the button that can mend it. */
export function ErrorState({
  title,
  help,
  onRetry,
  retryLabel,
  retrying = false,
  headingLevel = 2,
}: ErrorStateProps) {
  const Heading = `h${headingLevel}` as const;
  const { tryAgain } = useMessages(controlsMessages);
  return (
    <div className={styles.state}>
      <div role="alert">
        <Heading className={styles.title}>{title}</Heading>
        {help && <p className={styles.help}>{help}</p>}
      </div>
      {onRetry && (
        <div className={styles.action}>
          <Button onClick={onRetry} busy={retrying}>
            {retryLabel ?? tryAgain}
          </Button>
        </div>
      )}
    </div>
  );
}

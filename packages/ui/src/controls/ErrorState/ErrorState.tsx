'use client';
import type { ComponentProps } from 'react';
import { useMessages } from '../../provider/UiProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { classNames } from '../classNames.ts';
import { controlsMessages } from '../controls.messages.ts';
import * as styles from '../EmptyState/EmptyState.css.ts';

/** What failed, how it can be tried again, and the properties of an HTML `div`. */
export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** One line that says what happened. */
  title: string;
  /** One line on why, or on what to do. */
  help?: string | undefined;
  /** Asked to try once more; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** Label of the button, instead of "Try Again". */
  retryLabel?: string | undefined;
  /** Whether the next try is under way. */
  retrying?: boolean | undefined;
  /** Level of the title among the page's headings: 1 where it is the page's only one. */
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** Stands where something would that failed, with the button that can mend it. */
export function ErrorState({
  title,
  help,
  onRetry,
  retryLabel,
  retrying = false,
  headingLevel = 2,
  className,
  ...rest
}: ErrorStateProps) {
  const Heading = `h${headingLevel}` as const;
  const { tryAgain } = useMessages(controlsMessages);
  return (
    <div {...rest} className={classNames(styles.state, className)}>
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

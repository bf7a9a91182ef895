'use client';
import type { ComponentProps, ReactNode } from 'react';
import { useMessages } from '../../provider/UiProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { classNames } from '../classNames.ts';
import { controlsMessages } from '../controls.messages.ts';
import * as styles from '../EmptyState/EmptyState.css.ts';

/** Props of `ErrorState`, including those of a `<div>`. */
export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** One line that says what happened. */
  title: string;
  /** One line on why, or on what to do. */
  help?: string | undefined;
  /** Icon above the title: decoration. */
  icon?: ReactNode;
  /** Called to try again; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** Label of the button, instead of "Try Again". */
  retryLabel?: string | undefined;
  /** Whether a retry is under way. */
  retrying?: boolean | undefined;
  /**
   * Heading level of the title: 2 by default. With 1 it takes the place of a whole page; with 3 that of a part
   * of one, in the size of its text.
   */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Whether its button is the main one of the page; true by default with `headingLevel` 1. */
  leads?: boolean | undefined;
}

/** Replaces content that failed to load; with `onRetry`, offers a retry. */
export function ErrorState({
  title,
  help,
  icon,
  onRetry,
  retryLabel,
  retrying = false,
  headingLevel = 2,
  leads = headingLevel === 1,
  className,
  ...rest
}: ErrorStateProps) {
  const Heading = `h${headingLevel}` as const;
  const { tryAgain } = useMessages(controlsMessages);
  return (
    <div {...rest} className={classNames(styles.state, className)}>
      {icon && (
        <div aria-hidden className={styles.icon}>
          {icon}
        </div>
      )}
      <div role="alert">
        <Heading className={styles.title}>{title}</Heading>
        {help && <p className={styles.help}>{help}</p>}
      </div>
      {onRetry && (
        <div className={styles.action}>
          <Button variant={leads ? 'primary' : 'secondary'} onClick={onRetry} busy={retrying}>
            {retryLabel ?? tryAgain}
          </Button>
        </div>
      )}
    </div>
  );
}

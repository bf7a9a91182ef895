'use client';
import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { classNames } from '../../controls/classNames.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { EYE_OFF } from '../../controls/icons/eye-off.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import * as styles from './FeedReason.css.ts';
import { feedReasonMessages } from './feed-reason.messages.ts';

/** Why a product is shown, and whether the person wants less like it. */
export interface FeedReasonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** At most two lines; cut where the column is too narrow for them. */
  reason: string;
  productName: string;
  /** Whether the person wants less like it: a note with a way back then takes the room of the card before it. */
  dismissed: boolean;
  /** Called with the state that the person asks for. */
  onDismissedChange(dismissed: boolean): void;
}

/**
 * Says under a product card why it is shown, with a button for less like it. Stands behind the card, in a box that is
 * positioned and `FEED_REASON_HEIGHT` higher than the card.
 */
export function FeedReason({
  reason,
  productName,
  dismissed,
  onDismissedChange,
  className,
  ...rest
}: FeedReasonProps) {
  const messages = useMessages(feedReasonMessages);
  const name = (productName ?? '').slice(0, NAME_LENGTH);
  const note = useId();
  const button = useRef<HTMLButtonElement>(null);
  const press = useRef<'none' | 'new' | 'followed'>('none');

  // The button that was pressed has gone: the focus goes to the one that takes it back, and returns where it failed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of what is shown is the occasion
  useEffect(() => {
    const isLost = press.current === 'followed' && document.activeElement === document.body;
    if (press.current === 'new' || isLost) button.current?.focus();
    if (press.current === 'new') press.current = 'followed';
  }, [dismissed]);

  const ask = (wanted: boolean) => () => {
    press.current = 'new';
    onDismissedChange(wanted);
  };
  return (
    <div {...rest} className={classNames(styles.line, className)}>
      {dismissed ? (
        <div className={styles.dismissed}>
          <span id={note} role="status">
            {messages.dismissed}
          </span>
          <Button ref={button} aria-describedby={note} onClick={ask(false)}>
            {messages.undo}
          </Button>
        </div>
      ) : (
        <>
          <span className={styles.text} title={reason}>
            {reason}
          </span>
          <button
            ref={button}
            type="button"
            className={styles.less}
            aria-label={messages.less(name)}
            onClick={ask(true)}
          >
            <Icon path={EYE_OFF} size={16} />
          </button>
        </>
      )}
    </div>
  );
}

/** Characters of a product's name in the name of a button. */
const NAME_LENGTH = 100;

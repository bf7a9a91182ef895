'use client';
import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { classNames } from '../../controls/classNames.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { ELLIPSIS } from '../../controls/icons/ellipsis.ts';
import { EYE_OFF } from '../../controls/icons/eye-off.ts';
import { Menu } from '../../controls/Menu/Menu.tsx';
import { useMessages } from '../../provider/UiProvider.tsx';
import * as styles from './FeedReason.css.ts';
import { feedReasonMessages } from './feed-reason.messages.ts';

/** Props of `FeedReason`, including those of a `<div>`. */
export interface FeedReasonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Reason, cut at the end of its line. */
  reason: string;
  productName: string;
  /**
   * Whether the user wants fewer products like this one. A note with an Undo button then replaces the card.
   */
  dismissed: boolean;
  /** Called with the requested `dismissed` state. */
  onDismissedChange(dismissed: boolean): void;
}

/**
 * Shows why a product is in the feed, with a menu to ask for fewer products like it. Place it after the card, in a
 * positioned box that is `FEED_REASON_HEIGHT` higher than the card.
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

  // The pressed button has gone, so the focus goes to its opposite. It returns if the change is rolled back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the other button is shown
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
          <Menu
            trigger={
              <button
                ref={button}
                type="button"
                className={styles.options}
                aria-label={messages.options(name)}
              >
                <Icon path={ELLIPSIS} size={16} />
              </button>
            }
            items={[
              {
                key: 'less',
                label: messages.less(name),
                icon: <Icon path={EYE_OFF} size={18} />,
                onSelect: ask(true),
              },
            ]}
          />
        </>
      )}
    </div>
  );
}

/** Maximum characters of a product's name in a button's name. */
const NAME_LENGTH = 100;

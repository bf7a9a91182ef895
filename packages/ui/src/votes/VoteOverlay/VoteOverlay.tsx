'use client';
import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react';
import { Avatar } from '../../controls/Avatar/Avatar.tsx';
import { classNames } from '../../controls/classNames.ts';
import {
  DialogClose,
  DialogPanel,
  DialogRoot,
  DialogTitle,
  DialogTrigger,
} from '../../controls/Dialog/DialogParts.tsx';
import type { OverlayProps } from '../../controls/useOverlay.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { type VoteCardProps, VoteState } from '../VoteCard/VoteCard.tsx';
import { VoteOptions } from '../VoteCard/VoteOptions.tsx';
import { votesMessages } from '../votes.messages.ts';
import * as styles from './VoteOverlay.css.ts';

/** Props of `VoteOverlay`, including those of a `<div>`. */
export interface VoteOverlayProps
  extends OverlayProps,
    Pick<VoteCardProps, 'vote' | 'error' | 'onChoiceChange' | 'onOptionOpen'>,
    Omit<ComponentProps<'div'>, 'children'> {
  /** Button that opens the overlay, rendered in place. */
  trigger?: ReactElement | undefined;
  /** Button of a menu beside the question, such as for "Close vote". */
  menu?: ReactNode;
}

/** A vote over the whole window, its pictures as large as all of them fit. */
export function VoteOverlay({
  open,
  defaultOpen,
  onOpenChange,
  restoreFocusTo,
  trigger,
  vote: given,
  error,
  onChoiceChange,
  onOptionOpen,
  menu,
  className,
  ...rest
}: VoteOverlayProps) {
  const texts = useMessages(votesMessages);
  const id = useId();
  const vote = given ?? { id: '', question: '', options: [] };
  return (
    <DialogRoot
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      restoreFocusTo={restoreFocusTo}
    >
      {trigger && <DialogTrigger>{trigger}</DialogTrigger>}
      <DialogPanel aria-describedby={undefined} {...rest} className={classNames(styles.panel, className)}>
        <div className={styles.head}>
          <DialogTitle className={styles.question}>
            <bdi id={`${id}-question`}>{vote.question}</bdi>
          </DialogTitle>
          <p className={styles.state}>
            {vote.author && (
              <>
                <Avatar className={styles.face} size="small" name={vote.author} src={vote.face} />
                <span className={styles.author}>
                  <bdi>{vote.own ? texts.you : texts.author(vote.author)}</bdi>
                </span>{' '}
                {texts.asked}
                <span aria-hidden> · </span>
              </>
            )}
            <span>
              <VoteState vote={vote} />
            </span>
          </p>
          {menu && <div className={styles.menu}>{menu}</div>}
          {error && (
            <p role="alert" className={styles.error}>
              {error}
            </p>
          )}
        </div>
        <VoteOptions
          large
          vote={vote}
          onChoiceChange={onChoiceChange}
          onOptionOpen={onOptionOpen}
          labelledBy={`${id}-question`}
        />
        <DialogClose className={styles.close} />
      </DialogPanel>
    </DialogRoot>
  );
}

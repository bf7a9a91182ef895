'use client';
import { type ComponentProps, useState } from 'react';
import { AlertDialog } from '../../controls/AlertDialog/AlertDialog.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { classNames } from '../../controls/classNames.ts';
import { useControlled } from '../../interaction/useControlled.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { FriendPicker, type FriendPickerProps } from '../FriendPicker/FriendPicker.tsx';
import { peopleInRoomMessages } from '../people-in-room.messages.ts';
import * as styles from './InviteList.css.ts';

/** Props of `InviteList`, including those of a `<form>`. */
export interface InviteListProps
  extends Pick<
      FriendPickerProps,
      'friends' | 'status' | 'onRetry' | 'value' | 'defaultValue' | 'onValueChange' | 'max'
    >,
    Omit<ComponentProps<'form'>, 'children' | 'defaultValue'> {
  /** Called with the ids of the chosen friends. */
  onInvite(ids: readonly string[]): void;
  /** Whether the invitations are being sent. */
  busy?: boolean | undefined;
}

const nobody: readonly string[] = [];

/** Invites friends to a room. */
export function InviteList({
  friends,
  status = 'ready',
  onRetry,
  value,
  defaultValue = nobody,
  onValueChange,
  max,
  onInvite,
  busy = false,
  className,
  onSubmit,
  ...rest
}: InviteListProps) {
  const texts = useMessages(peopleInRoomMessages);
  const [kept, setChosen] = useControlled<readonly string[]>(value, defaultValue);
  const chosen = kept ?? nobody;
  const [isRefused, setRefused] = useState(false);
  return (
    <form
      {...rest}
      className={classNames(styles.form, className)}
      onSubmit={(event) => {
        onSubmit?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        if (busy) return;
        if (chosen.length === 0) setRefused(true);
        else onInvite(chosen);
      }}
    >
      <p className={styles.note}>{texts.seesAll}</p>
      <FriendPicker
        friends={friends}
        status={status}
        onRetry={onRetry}
        value={chosen}
        onValueChange={(next) => {
          setChosen(next);
          onValueChange?.(next);
        }}
        max={max}
      />
      {status === 'ready' && friends?.length > 0 && (
        <Button type="submit" variant="primary" busy={busy}>
          {texts.invite(chosen.length)}
        </Button>
      )}
      <AlertDialog
        open={isRefused}
        onOpenChange={(open) => setRefused(open)}
        title={texts.selectOne}
        cancelLabel={texts.ok}
      />
    </form>
  );
}

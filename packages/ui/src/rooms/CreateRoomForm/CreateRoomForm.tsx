'use client';
import type { ComponentProps } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { Checkbox } from '../../controls/Checkbox/Checkbox.tsx';
import { classNames } from '../../controls/classNames.ts';
import { Textarea } from '../../controls/Textarea/Textarea.tsx';
import { TextField } from '../../controls/TextField/TextField.tsx';
import { graphemesIn } from '../../format/graphemes.ts';
import { isBlank } from '../../format/isBlank.ts';
import { useControlled } from '../../interaction/useControlled.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { createRoomMessages } from '../create-room.messages.ts';
import { FriendPicker, type FriendPickerProps } from '../FriendPicker/FriendPicker.tsx';
import type { RoomFriend } from '../friend.ts';
import * as styles from './CreateRoomForm.css.ts';

/** A room as it is written. */
export interface RoomDraft {
  name: string;
  description: string;
  isPrivate: boolean;
  /** Ids of friends to invite. */
  invited: readonly string[];
}

/** Props of `CreateRoomForm`, including those of a `<form>`. */
export interface CreateRoomFormProps extends Omit<ComponentProps<'form'>, 'children' | 'defaultValue'> {
  /** Controlled draft. */
  value?: RoomDraft | undefined;
  /** Initial draft of an uncontrolled form. */
  defaultValue?: RoomDraft | undefined;
  onValueChange?: ((draft: RoomDraft) => void) | undefined;
  friends: readonly RoomFriend[];
  /** State of the friends; `ready` by default. */
  friendsStatus?: FriendPickerProps['status'] | undefined;
  /** Called to load the friends again. */
  onFriendsRetry?: (() => void) | undefined;
  /** Maximum number of invited friends; 24 by default. */
  maxInvited?: number | undefined;
  /** Called with the draft, its name not blank. */
  onCreate(draft: RoomDraft): void;
  /** Whether the room is being created. */
  busy?: boolean | undefined;
  /** Reason why it was not created. */
  error?: string | undefined;
}

const NAME_MAX = 50;
const DESCRIPTION_MAX = 200;
const empty: RoomDraft = { name: '', description: '', isPrivate: false, invited: [] };

/** Creates a dressing room: its name, description and first people. */
export function CreateRoomForm({
  value,
  defaultValue = empty,
  onValueChange,
  friends,
  friendsStatus,
  onFriendsRetry,
  maxInvited = 24,
  onCreate,
  busy = false,
  error,
  className,
  onSubmit,
  ...rest
}: CreateRoomFormProps) {
  const texts = useMessages(createRoomMessages);
  const [kept, setKept] = useControlled(value, defaultValue);
  const draft = { ...empty, ...kept };
  const isTooLong =
    graphemesIn(draft.name.trim()) > NAME_MAX || graphemesIn(draft.description.trim()) > DESCRIPTION_MAX;
  function change(next: Partial<RoomDraft>): void {
    const changed = { ...draft, ...next };
    setKept(changed);
    onValueChange?.(changed);
  }
  return (
    <form
      {...rest}
      className={classNames(styles.form, className)}
      onSubmit={(event) => {
        onSubmit?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        if (!busy && !isBlank(draft.name) && !isTooLong) onCreate(draft);
      }}
    >
      <div className={styles.fields}>
        <TextField
          label={texts.name}
          value={draft.name}
          rule={texts.count(graphemesIn(draft.name), NAME_MAX)}
          maxLength={NAME_MAX}
          autoComplete="off"
          onValueChange={(name) => change({ name })}
        />
        <Textarea
          label={texts.description}
          value={draft.description}
          limit={DESCRIPTION_MAX}
          minRows={2}
          onValueChange={(description) => change({ description })}
        />
        <Checkbox
          label={texts.private}
          checked={draft.isPrivate}
          onCheckedChange={(isPrivate) => change({ isPrivate })}
        />
        <FriendPicker
          friends={friends}
          status={friendsStatus}
          onRetry={onFriendsRetry}
          value={draft.invited}
          onValueChange={(invited) => change({ invited })}
          max={maxInvited}
        />
      </div>
      <div className={styles.foot}>
        {error && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
        <Button type="submit" variant="primary" busy={busy} disabled={isBlank(draft.name) || isTooLong}>
          {texts.create}
        </Button>
      </div>
    </form>
  );
}

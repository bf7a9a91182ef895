'use client';
import { type ComponentProps, useId, useState } from 'react';
import { Avatar } from '../../controls/Avatar/Avatar.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { Checkbox } from '../../controls/Checkbox/Checkbox.tsx';
import { plainly } from '../../controls/Combobox/combobox-option.ts';
import { classNames } from '../../controls/classNames.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { SEARCH } from '../../controls/icons/search.ts';
import { TextField } from '../../controls/TextField/TextField.tsx';
import { useControlled } from '../../interaction/useControlled.ts';
import { keyed } from '../../provider/lists.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import type { RoomFriend } from '../friend.ts';
import { peopleInRoomMessages } from '../people-in-room.messages.ts';
import * as styles from './FriendPicker.css.ts';

/** Props of `FriendPicker`, including those of a `<fieldset>`. */
export interface FriendPickerProps
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue' | 'onChange'> {
  friends: readonly RoomFriend[];
  /** State of the list; `ready` by default. */
  status?: 'loading' | 'ready' | 'error' | undefined;
  /** Called to load the list again. Without it, there is no button. */
  onRetry?: (() => void) | undefined;
  /** Ids of the chosen friends. */
  value?: readonly string[] | undefined;
  defaultValue?: readonly string[] | undefined;
  onValueChange?: ((value: string[]) => void) | undefined;
  /** Maximum number of chosen friends. */
  max?: number | undefined;
}

const nobody: readonly string[] = [];
/** More friends than this can be searched. */
const WITHOUT_SEARCH = 8;

/** Friends to choose from, each with a box to tick. */
export function FriendPicker({
  friends: given,
  status = 'ready',
  onRetry,
  value,
  defaultValue = nobody,
  onValueChange,
  max = Number.POSITIVE_INFINITY,
  className,
  ...rest
}: FriendPickerProps) {
  const texts = useMessages(peopleInRoomMessages);
  const [kept, setChosen] = useControlled<readonly string[]>(value, defaultValue);
  const chosen = kept ?? nobody;
  const [query, setQuery] = useState('');
  const searchId = useId();
  const friends = keyed('FriendPicker', given, ({ id }) => id);
  const sought = plainly(query.trim());
  const found = friends.filter(([, { username, name }]) =>
    [username, name ?? ''].some((text) => plainly(text).includes(sought)),
  );

  function toggle(id: string, isChosen: boolean): void {
    const next = isChosen
      ? [...chosen.filter((other) => other !== id), id]
      : chosen.filter((other) => other !== id);
    setChosen(next);
    onValueChange?.(next);
  }

  return (
    <fieldset {...rest} className={classNames(styles.picker, className)} aria-busy={status === 'loading'}>
      <legend className={styles.legend}>{texts.friends}</legend>
      {status === 'loading' && (
        <p role="status" className={styles.note}>
          {texts.loadingFriends}
        </p>
      )}
      {status === 'error' && (
        <div className={styles.failed}>
          <p role="alert" className={styles.note}>
            {texts.friendsFailed}
          </p>
          {onRetry && (
            <Button variant="secondary" onClick={onRetry}>
              {texts.retry}
            </Button>
          )}
        </div>
      )}
      {status === 'ready' && friends.length === 0 && (
        <div className={styles.empty}>
          <p className={styles.emptyTitle}>{texts.noFriends}</p>
          <p className={styles.note}>{texts.noFriendsHelp}</p>
        </div>
      )}
      {friends.length > WITHOUT_SEARCH && (
        <TextField
          id={searchId}
          type="search"
          label={texts.searchFriends}
          hideLabel
          placeholder={texts.searchFriends}
          leading={<Icon path={SEARCH} size={18} className={styles.sign} />}
          value={query}
          onValueChange={setQuery}
        />
      )}
      <ul className={styles.list}>
        {found.map(([key, { id, username, name, face }]) => {
          const isChosen = chosen.includes(id);
          return (
            <li key={key} className={styles.friend}>
              <Avatar name={name || username} src={face} />
              <Checkbox
                className={styles.box}
                checked={isChosen}
                disabled={!isChosen && chosen.length >= max}
                label={
                  <span className={styles.words}>
                    <bdi className={styles.name}>{name || `@${username}`}</bdi>
                    {name && <bdi className={styles.username}>@{username}</bdi>}
                  </span>
                }
                onCheckedChange={(checked) => toggle(id, checked)}
              />
            </li>
          );
        })}
      </ul>
      {sought !== '' && (
        <p role="status" className={found.length > 0 ? visuallyHidden : styles.note}>
          {found.length > 0 ? '' : texts.noneFound}
        </p>
      )}
    </fieldset>
  );
}

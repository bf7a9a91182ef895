'use client';
import type { ComponentProps } from 'react';
import { Avatar } from '../../controls/Avatar/Avatar.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { classNames } from '../../controls/classNames.ts';
import { keyed } from '../../provider/lists.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { PresenceDot } from '../PresenceDot/PresenceDot.tsx';
import { peopleInRoomMessages } from '../people-in-room.messages.ts';
import * as styles from './ParticipantList.css.ts';

/** A person who takes part in a room. */
export interface Participant {
  id: string;
  /** Display name, else "Unknown". */
  name?: string | null | undefined;
  /** Username without the @. */
  username?: string | null | undefined;
  /** Address of the face. */
  face?: string | null | undefined;
  /** Whether it is the viewer. */
  own?: boolean | undefined;
  /** Whether the person is online; no dot if it is unknown. */
  online?: boolean | undefined;
}

/** Props of `ParticipantList`, including those of a `<div>`. */
export interface ParticipantListProps extends Omit<ComponentProps<'div'>, 'children'> {
  people: readonly Participant[];
  /** Called to invite friends. Without it, there is no button. */
  onInvite?: (() => void) | undefined;
  /** Called to leave the room. Without it, there is no button. */
  onLeave?: (() => void) | undefined;
}

/** The people of a room, with the ways in and out. */
export function ParticipantList({ people, onInvite, onLeave, className, ...rest }: ParticipantListProps) {
  const texts = useMessages(peopleInRoomMessages);
  return (
    <div {...rest} className={classNames(styles.section, className)}>
      <ul className={styles.list} aria-label={texts.people}>
        {keyed('ParticipantList', people, ({ id }) => id).map(([key, person]) => {
          const name = person.name || person.username;
          return (
            <li key={key} className={styles.person}>
              <span className={styles.face}>
                <Avatar name={name} src={person.face} />
                <PresenceDot className={styles.dot} online={person.online} />
              </span>
              <span className={styles.words}>
                <bdi className={styles.name}>{name || texts.unknown}</bdi>
                {person.username && <bdi className={styles.username}>@{person.username}</bdi>}
              </span>
              {person.own && <span className={styles.own}>{texts.you}</span>}
            </li>
          );
        })}
      </ul>
      {onInvite && (
        <Button variant="primary" onClick={onInvite}>
          {texts.inviteFriends}
        </Button>
      )}
      {onLeave && (
        <Button variant="secondary" onClick={onLeave}>
          {texts.leaveRoom}
        </Button>
      )}
    </div>
  );
}

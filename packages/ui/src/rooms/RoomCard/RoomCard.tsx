'use client';
import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../../controls/classNames.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { USERS_ROUND } from '../../controls/icons/users-round.ts';
import { RelativeTime } from '../../controls/RelativeTime/RelativeTime.tsx';
import { kerningFor } from '../../format/kerningFor.ts';
import { soundCount } from '../../format/soundCount.ts';
import { useImageComponent, useLinkComponent, useMessages } from '../../provider/UiProvider.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { AvatarStack } from '../AvatarStack/AvatarStack.tsx';
import { namesOf, previewOf, type RoomEntry } from '../room-entry.ts';
import { roomListMessages } from '../room-list.messages.ts';
import * as styles from './RoomCard.css.ts';

/** Props of `RoomCard`, including those of an `<article>`. */
export interface RoomCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  room: RoomEntry;
  /** Address of the room. */
  href: string;
  /** Called when the card is pressed; prevent the default to stay on the page. */
  onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Current time in milliseconds since 1970; the clock by default. */
  now?: number | undefined;
}

const MOST_SHOWN = 99;
const PICTURES = 3;

/** A dressing room in a grid: its newest message, its people, and pictures of the newest vote or product. */
export function RoomCard({ room: given, href, onOpen, now, className, ...rest }: RoomCardProps) {
  const texts = useMessages(roomListMessages);
  const Link = useLinkComponent();
  const Image = useImageComponent();
  const room = given ?? none;
  const { name, description, recent, at, people } = room;
  const unread = soundCount(room.unread);
  const count = soundCount(room.count);
  const [names, more] = namesOf(room);
  const pictures = [...new Set(room.pictures ?? [])].filter(Boolean).slice(0, PICTURES);
  return (
    <article {...rest} className={classNames(styles.card, className)} data-unread={unread > 0 || undefined}>
      <div className={styles.head}>
        <h2 className={styles.name} style={kerningFor(name)}>
          <Link className={styles.link} href={href} onClick={onOpen}>
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <RelativeTime className={styles.time} at={at} now={now} />
        {unread > 0 && (
          <span className={styles.unread}>
            <span aria-hidden>{unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}</span>
            <span className={visuallyHidden}>{texts.unread(unread)}</span>
          </span>
        )}
      </div>
      {description && (
        <p className={styles.description}>
          <bdi>{description}</bdi>
        </p>
      )}
      <div className={styles.recent}>
        <p className={styles.said} dir="auto">
          {recent ? (
            <>
              <bdi className={styles.author}>{recent.own ? texts.you : texts.author(recent.author)}</bdi>{' '}
              {previewOf(recent.text ?? '')}
            </>
          ) : (
            texts.quiet
          )}
        </p>
        {pictures.length > 0 && (
          <div aria-hidden className={styles.pictures}>
            {pictures.map((src) => (
              <Image key={src} className={styles.picture} src={src} alt="" loading="lazy" decoding="async" />
            ))}
          </div>
        )}
      </div>
      <div className={styles.foot}>
        <AvatarStack people={people} size="compact" />
        <p className={styles.names}>
          {names.length > 0 ? texts.names(names.join(', '), more) : texts.onlyYou}
        </p>
        <span className={styles.count}>
          <Icon path={USERS_ROUND} size={16} />
          <span aria-hidden>{count}</span>
          <span className={visuallyHidden}>{texts.people(count)}</span>
        </span>
      </div>
    </article>
  );
}

const none: RoomEntry = { id: '', name: '', people: [], count: 0, at: '' };

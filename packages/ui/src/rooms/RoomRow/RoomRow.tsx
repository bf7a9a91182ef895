'use client';
import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../../controls/classNames.ts';
import { RelativeTime } from '../../controls/RelativeTime/RelativeTime.tsx';
import { soundCount } from '../../format/soundCount.ts';
import { useLinkComponent, useMessages } from '../../provider/UiProvider.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { AvatarStack } from '../AvatarStack/AvatarStack.tsx';
import { previewOf, type RoomEntry } from '../room-entry.ts';
import { roomListMessages } from '../room-list.messages.ts';
import * as styles from './RoomRow.css.ts';

/** Props of `RoomRow`, including those of a `<div>`. */
export interface RoomRowProps extends Omit<ComponentProps<'div'>, 'children'> {
  room: RoomEntry;
  /** Address of the room. */
  href: string;
  /** Called when the row is pressed; prevent the default to stay on the page. */
  onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Whether the room is open beside the row. */
  active?: boolean | undefined;
  /** Current time in milliseconds since 1970; the clock by default. */
  now?: number | undefined;
}

/** A dressing room in a narrow list beside the open one. */
export function RoomRow({
  room: given,
  href,
  onOpen,
  active = false,
  now,
  className,
  ...rest
}: RoomRowProps) {
  const texts = useMessages(roomListMessages);
  const Link = useLinkComponent();
  const { name, people, recent, at, unread: counted } = given ?? none;
  const unread = soundCount(counted);
  return (
    <div {...rest} className={classNames(styles.row, className)} data-unread={unread > 0 || undefined}>
      <AvatarStack people={people} arrangement="pair" ground="canvas" />
      <div className={styles.words}>
        <div className={styles.line}>
          <Link
            className={styles.link}
            href={href}
            aria-current={active ? 'page' : undefined}
            onClick={onOpen}
          >
            <bdi>{name}</bdi>
          </Link>
          <RelativeTime className={styles.time} at={at} now={now} />
        </div>
        <div className={styles.line}>
          <p className={styles.said} dir="auto">
            {recent ? (
              <>
                <bdi>{recent.own ? texts.you : recent.author}</bdi>: {previewOf(recent.text ?? '')}
              </>
            ) : (
              texts.quiet
            )}
          </p>
          {unread > 0 && (
            <>
              <span aria-hidden className={styles.dot} />
              <span className={visuallyHidden}>{texts.unread(unread)}</span>
            </>
          )}
        </div>
      </div>
    </div>
  );
}

const none: RoomEntry = { id: '', name: '', people: [], count: 0, at: '' };

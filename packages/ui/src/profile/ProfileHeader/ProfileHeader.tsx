'use client';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { Avatar } from '../../controls/Avatar/Avatar.tsx';
import { classNames } from '../../controls/classNames.ts';
import { Skeleton } from '../../controls/Skeleton/Skeleton.tsx';
import { kerningFor } from '../../format/kerningFor.ts';
import { numberFormat } from '../../format/number-format.ts';
import { useLocale, useMessages } from '../../provider/UiProvider.tsx';
import { profileMessages } from '../profile.messages.ts';
import * as styles from './ProfileHeader.css.ts';

/** What the head of a profile shows of a person. */
export interface ProfileHeaderPerson {
  /** Without the @. */
  username: string;
  /** What they call themselves; the username by default. */
  name?: string | null | undefined;
  /** In their own words; line breaks stay. */
  bio?: string | null | undefined;
  /** Address of their picture. */
  picture?: string | null | undefined;
  /** Address of the picture above; a quiet ground without one. */
  cover?: string | null | undefined;
  followerCount: number;
  followingCount: number;
  /** How many posts they have published; left out, nothing is said of posts. */
  postCount?: number | undefined;
}

/** Whose profile it is, what can be done there, and the properties of an HTML section. */
export interface ProfileHeaderProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The person; undefined while they are on their way, for whom the same room is kept. */
  person: ProfileHeaderPerson | undefined;
  /** Level of the name among the page's headings; 1 by default. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Opens those who follow the person; without it, the count is text. */
  onFollowersOpen?: (() => void) | undefined;
  /** Opens those whom the person follows; without it, the count is text. */
  onFollowingOpen?: (() => void) | undefined;
  /** Buttons about the person: follow, links. */
  actions?: ReactNode;
  /** A round button at the start of the cover, such as the way back. */
  leading?: ReactNode;
  /** Round buttons at the end of the cover, such as that of a menu. */
  menu?: ReactNode;
  /** Told of a picture that could not be loaded: its address may have grown too old. */
  onPictureError?: ((which: 'picture' | 'cover') => void) | undefined;
}

/** The head of a profile: cover, face, name, counts, bio, and what can be done. */
export function ProfileHeader({
  person,
  headingLevel = 1,
  onFollowersOpen,
  onFollowingOpen,
  actions,
  leading,
  menu,
  onPictureError,
  className,
  ...rest
}: ProfileHeaderProps) {
  const nameId = useId();
  const Name = `h${headingLevel}` as const;
  return (
    <section
      {...(person && { 'aria-labelledby': nameId })}
      {...rest}
      aria-busy={!person}
      className={classNames(styles.header, className)}
    >
      <Cover src={person?.cover} onFailed={() => onPictureError?.('cover')} />
      {leading && <div className={styles.leading}>{leading}</div>}
      {menu && <div className={styles.menu}>{menu}</div>}
      <div className={styles.person}>
        <Avatar
          size="large"
          className={styles.face}
          name={person && (person.name ?? person.username)}
          src={person?.picture}
          priority
          // An image's failure does not bubble.
          onErrorCapture={() => onPictureError?.('picture')}
        />
        {person ? (
          <>
            <div className={styles.names}>
              <Name id={nameId} className={styles.name}>
                <bdi>{person.name || person.username}</bdi>
              </Name>
              <p className={styles.username}>
                <bdi>@{person.username}</bdi>
              </p>
            </div>
            <Counts person={person} onFollowersOpen={onFollowersOpen} onFollowingOpen={onFollowingOpen} />
            {person.bio && (
              <p className={styles.bio} style={kerningFor(person.bio)}>
                <bdi>{person.bio}</bdi>
              </p>
            )}
          </>
        ) : (
          <Awaited />
        )}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </section>
  );
}

/** The picture above; the one before stays until the next one is there. */
function Cover({ src, onFailed }: { src: string | null | undefined; onFailed(): void }) {
  const [failed, setFailed] = useState<string>();
  return (
    <div className={styles.cover}>
      {src && src !== failed && (
        <img
          className={styles.coverPicture}
          src={src}
          alt=""
          decoding="async"
          onError={() => {
            setFailed(src);
            onFailed();
          }}
        />
      )}
    </div>
  );
}

function Counts({
  person,
  onFollowersOpen,
  onFollowingOpen,
}: Pick<ProfileHeaderProps, 'onFollowersOpen' | 'onFollowingOpen'> & { person: ProfileHeaderPerson }) {
  const texts = useMessages(profileMessages);
  const { followerCount, followingCount, postCount } = person;
  return (
    <ul className={styles.counts}>
      {postCount !== undefined && <Count of={postCount} label={texts.posts(postCount)} />}
      <Count of={followerCount} label={texts.followers(followerCount)} onOpen={onFollowersOpen} />
      <Count of={followingCount} label={texts.following} onOpen={onFollowingOpen} />
    </ul>
  );
}

function Count({
  of: count,
  label,
  onOpen,
}: {
  of: number;
  label: string;
  onOpen?: (() => void) | undefined;
}) {
  const locale = useLocale();
  const isLarge = count >= 10_000;
  const format = numberFormat(
    locale,
    isLarge ? { notation: 'compact', maximumFractionDigits: 1 } : { maximumFractionDigits: 0 },
  );
  const words = (
    <>
      <span className={styles.number} title={isLarge ? numberFormat(locale, {}).format(count) : undefined}>
        {format.format(count || 0)}
      </span>{' '}
      {label}
    </>
  );
  return (
    <li>
      {onOpen ? (
        <button type="button" className={styles.countButton} onClick={onOpen}>
          {words}
        </button>
      ) : (
        <span className={styles.count}>{words}</span>
      )}
    </li>
  );
}

function Awaited() {
  return (
    <>
      <div className={styles.names} aria-hidden>
        <div className={classNames(styles.name, styles.awaited)}>
          <Skeleton width="12rem" height="0.7em" />
        </div>
        <div className={classNames(styles.username, styles.awaited)}>
          <Skeleton width="6rem" height="0.9em" />
        </div>
      </div>
      <div className={styles.counts} aria-hidden>
        <span className={styles.count}>
          <Skeleton width="15rem" height="0.9em" />
        </span>
      </div>
    </>
  );
}

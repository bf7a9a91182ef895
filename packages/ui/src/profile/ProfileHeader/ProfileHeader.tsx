'use client';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { Avatar } from '../../controls/Avatar/Avatar.tsx';
import { classNames } from '../../controls/classNames.ts';
import { Skeleton } from '../../controls/Skeleton/Skeleton.tsx';
import { kerningFor } from '../../format/kerningFor.ts';
import { numberFormat } from '../../format/number-format.ts';
import { useFailedMedia } from '../../interaction/useFailedMedia.ts';
import { useLocale, useMessages } from '../../provider/UiProvider.tsx';
import { profileMessages } from '../profile.messages.ts';
import * as styles from './ProfileHeader.css.ts';

/** A person of a `ProfileHeader`. */
export interface ProfileHeaderPerson {
  /** Username without the @. */
  username: string;
  /** Display name; by default the username. */
  name?: string | null | undefined;
  /** Line breaks are kept. */
  bio?: string | null | undefined;
  /** Address of the person's picture. */
  picture?: string | null | undefined;
  /** Address of the cover picture; by default, a plain gradient. */
  cover?: string | null | undefined;
  followerCount: number;
  followingCount: number;
  /** Number of published posts; without it, the count is hidden. */
  postCount?: number | undefined;
}

/** Props of `ProfileHeader`, including those of a `<section>`. */
export interface ProfileHeaderProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Undefined while loading; placeholders then take the same room. */
  person: ProfileHeaderPerson | undefined;
  /** Heading level of the name; 1 by default. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Called to open the list of followers; without it, the count is text. */
  onFollowersOpen?: (() => void) | undefined;
  /** Called to open the list of followed people; without it, the count is text. */
  onFollowingOpen?: (() => void) | undefined;
  /** Buttons beside the person, such as follow or links. */
  actions?: ReactNode;
  /** Round button at the start of the cover, such as Back. */
  leading?: ReactNode;
  /** Round buttons after the actions, such as a menu; on a narrow header at the end of the cover. */
  menu?: ReactNode;
  /** Tabs of the content below, in one line with the counts if there is room. */
  tabs?: ReactNode;
  /** Called if a picture could not be loaded, for example because its address expired. */
  onPictureError?: ((which: 'picture' | 'cover') => void) | undefined;
}

/** Head of a profile: cover, picture, name, bio, buttons, counts and tabs. It is laid out for its own width. */
export function ProfileHeader({
  person,
  headingLevel = 1,
  onFollowersOpen,
  onFollowingOpen,
  actions,
  leading,
  menu,
  tabs,
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
      <div className={styles.person}>
        <Avatar
          size="large"
          className={styles.face}
          name={person && (person.name || person.username)}
          src={person?.picture}
          priority
          // Error events of images do not bubble.
          onErrorCapture={() => onPictureError?.('picture')}
        />
        {person ? (
          <div className={styles.words}>
            <div className={styles.names}>
              <Name id={nameId} className={styles.name}>
                <bdi>{person.name || person.username}</bdi>
              </Name>
              <p className={styles.username}>
                <bdi>@{person.username}</bdi>
              </p>
            </div>
            {person.bio && (
              <p className={styles.bio} style={kerningFor(person.bio)}>
                <bdi>{person.bio}</bdi>
              </p>
            )}
          </div>
        ) : (
          <Awaited />
        )}
        <div className={styles.actions}>
          {actions}
          {menu && <div className={styles.menu}>{menu}</div>}
        </div>
      </div>
      <div className={classNames(styles.foot, tabs !== undefined && styles.withTabs)}>
        {person ? (
          <Counts person={person} onFollowersOpen={onFollowersOpen} onFollowingOpen={onFollowingOpen} />
        ) : (
          <div className={styles.count} />
        )}
        {tabs}
      </div>
    </section>
  );
}

/** Without a `key`, the image keeps the previous cover until the next one has loaded. */
function Cover({ src, onFailed }: { src: string | null | undefined; onFailed(): void }) {
  const place = useRef<HTMLDivElement>(null);
  const { isFailed, onError } = useFailedMedia(src, place);
  return (
    <div ref={place} className={styles.cover}>
      {src && !isFailed && (
        <img
          className={styles.coverPicture}
          src={src}
          alt=""
          decoding="async"
          onError={() => {
            onError();
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

/** Two lines, and room for a bio of one line. */
function Awaited() {
  return (
    <div className={styles.words} aria-hidden>
      <div className={styles.names}>
        <div className={classNames(styles.name, styles.awaited)}>
          <Skeleton width="5em" height="0.7em" />
        </div>
        <div className={classNames(styles.username, styles.awaited)}>
          <Skeleton width="6rem" height="0.9em" />
        </div>
      </div>
      <div className={classNames(styles.bio, styles.awaited)} />
    </div>
  );
}

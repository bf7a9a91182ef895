'use client';
import { type ComponentProps, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Avatar } from '../../controls/Avatar/Avatar.tsx';
import { classNames } from '../../controls/classNames.ts';
import { Icon, type IconProps } from '../../controls/Icon/Icon.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { CLOCK } from '../../controls/icons/clock.ts';
import { SPARKLES } from '../../controls/icons/sparkles.ts';
import { TRENDING_UP } from '../../controls/icons/trending-up.ts';
import { USERS_ROUND } from '../../controls/icons/users-round.ts';
import { X } from '../../controls/icons/x.ts';
import { Skeleton } from '../../controls/Skeleton/Skeleton.tsx';
import { useFocusAfterRemoval } from '../../interaction/useFocusAfterRemoval.ts';
import { keyed } from '../../provider/lists.ts';
import { useLinkComponent, useMessages } from '../../provider/UiProvider.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { suggestedPeopleMessages } from '../suggested-people.messages.ts';
import * as styles from './SuggestedPeople.css.ts';
import { useFolding } from './useFolding.ts';

/** The category of a suggestion. */
export type SuggestedPersonCategory = 'friendsOfFriends' | 'similarInterests' | 'activeUsers' | 'trending';

/** A person of `SuggestedPeople`. */
export interface SuggestedPeoplePerson {
  id: string;
  /** Username without the @. */
  username: string;
  /** Address of the person's picture. */
  picture?: string | null | undefined;
  /** The reason in a few words: "Followed by jun and 2 others". */
  reason?: string | undefined;
  category?: SuggestedPersonCategory | undefined;
}

/** Props of `SuggestedPeople`, including those of a `<section>`. */
export interface SuggestedPeopleProps<Person extends SuggestedPeoplePerson = SuggestedPeoplePerson>
  extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** Title; "People to follow" by default. */
  title?: string | undefined;
  /** Heading level of the title; 2 by default. */
  headingLevel?: 2 | 3 | undefined;
  /** Best first. Without people, nothing is rendered unless `busy`, or all were dismissed here. */
  people: readonly Person[];
  /** Whether the people are on their way; shows skeletons while there are none. */
  busy?: boolean | undefined;
  /** Maximum number of rows in a wide window, where further people take the place of dismissed ones; 4 by default. */
  rows?: 3 | 4 | 6 | undefined;
  /** Returns the address of a person. */
  hrefOf: (person: Person) => string;
  /** Called when a person is pressed; prevent the default to stay on the page. */
  onOpen?: ((person: Person, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Renders the button to follow a person: a soft, small `FollowButton`. */
  renderFollow?: ((person: Person) => ReactNode) | undefined;
  /** Called with a dismissed person after their row has folded; leave them out of `people`. */
  onDismiss?: ((person: Person) => void) | undefined;
}

/**
 * People to follow, each with a reason: rows in a window of 1024 px and more, else cards in a row that
 * scrolls sideways. A dismissed person folds away, and the next one takes the place and the focus.
 */
export function SuggestedPeople<Person extends SuggestedPeoplePerson = SuggestedPeoplePerson>({
  title,
  headingLevel = 2,
  people: given,
  busy = false,
  rows = 4,
  hrefOf,
  onOpen,
  renderFollow,
  onDismiss,
  className,
  ...rest
}: SuggestedPeopleProps<Person>) {
  const Link = useLinkComponent();
  const texts = useMessages(suggestedPeopleMessages);
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const heading = useRef<HTMLHeadingElement>(null);
  const people = keyed('SuggestedPeople', given, ({ id }) => id);
  const focusPlace = useFocusAfterRemoval(
    people.map(([key]) => key),
    heading,
  );
  const [hasDismissed, setDismissed] = useState(false);
  const { folding, fold } = useFolding<Person>((person) => {
    setDismissed(true);
    onDismiss?.(person);
  });
  if (people.length === 0 && !busy && !hasDismissed) return null;
  return (
    <section aria-labelledby={titleId} {...rest} className={classNames(styles.section, className)}>
      <Heading ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
        {title ?? texts.title}
      </Heading>
      {people.length === 0 && busy && (
        <p role="status" className={visuallyHidden}>
          {texts.loading}
        </p>
      )}
      {people.length === 0 && !busy ? (
        <p className={styles.none}>{texts.none}</p>
      ) : people.length === 0 ? (
        <div className={styles.list} data-rows={rows}>
          {SKELETONS.map((place) => (
            <div key={place} aria-hidden className={styles.item}>
              <div className={styles.person}>
                <Skeleton className={styles.face} radius="pill" />
                <div className={styles.words}>
                  {LINES.map(([line, width]) => (
                    <span key={line} className={classNames(line, styles.lineToCome)}>
                      <Skeleton width={width} height={12} />
                    </span>
                  ))}
                </div>
                {renderFollow && (
                  <div className={styles.follow}>
                    <Skeleton className={styles.followToCome} radius="pill" />
                  </div>
                )}
              </div>
            </div>
          ))}
        </div>
      ) : (
        <ul className={styles.list} data-rows={rows}>
          {people.map(([key, person]) => {
            const { ref, ...focus } = focusPlace(key);
            return (
              <li
                key={key}
                className={styles.item}
                data-folding={folding.has(person.id) || undefined}
                {...focus}
              >
                <div className={styles.person}>
                  <Avatar className={styles.face} name={person.username} src={person.picture} />
                  <div className={styles.words}>
                    <Link
                      className={styles.name}
                      href={hrefOf(person)}
                      onClick={(event: MouseEvent<HTMLAnchorElement>) => onOpen?.(person, event)}
                    >
                      <bdi>@{person.username}</bdi>
                    </Link>
                    {person.reason && <bdi className={styles.reason}>{person.reason}</bdi>}
                    {person.category && Object.hasOwn(ICONS, person.category) && (
                      <span className={styles.category}>
                        <Icon path={ICONS[person.category]} size={14} strokeWidth={1.75} />
                        {texts[person.category]}
                      </span>
                    )}
                  </div>
                  {renderFollow && <div className={styles.follow}>{renderFollow(person)}</div>}
                  {onDismiss && (
                    <IconButton
                      ref={ref}
                      className={styles.dismiss}
                      label={texts.dismiss(person.username)}
                      icon={<Icon path={X} size={16} />}
                      onClick={() => fold(person)}
                    />
                  )}
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

const SKELETONS = [1, 2, 3, 4];
/** Lines of a skeleton with their widths in px. */
const LINES = [
  [styles.name, 112],
  [styles.reason, 120],
  [styles.category, 80],
] as const;

const ICONS: Record<SuggestedPersonCategory, IconProps['path']> = {
  friendsOfFriends: USERS_ROUND,
  similarInterests: SPARKLES,
  activeUsers: CLOCK,
  trending: TRENDING_UP,
};

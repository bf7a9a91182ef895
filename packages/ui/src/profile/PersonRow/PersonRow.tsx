'use client';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Avatar } from '../../controls/Avatar/Avatar.tsx';
import { classNames } from '../../controls/classNames.ts';
import { useLinkComponent } from '../../provider/UiProvider.tsx';
import * as styles from './PersonRow.css.ts';

/** What a row shows of a person. */
export interface PersonRowPerson {
  id: string;
  /** Without the @. */
  username: string;
  /** What they call themselves; without it, the username stands alone. */
  name?: string | null | undefined;
  /** Address of their picture. */
  picture?: string | null | undefined;
}

/** A person, where they lead, what can be done about them, and the properties of an HTML `div`. */
export interface PersonRowProps extends Omit<ComponentProps<'div'>, 'children'> {
  person: PersonRowPerson;
  /** Where the person leads; without it, they are no link. */
  href?: string | undefined;
  /** Called when the person is pressed; prevent the default to stay on the page. */
  onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** A button at the end, such as a `FollowButton`. */
  action?: ReactNode;
}

/** A person in a list: face, name, @username and one button. */
export function PersonRow({ person: given, href, onOpen, action, className, ...rest }: PersonRowProps) {
  const Link = useLinkComponent();
  const person = given ?? none;
  const words = (
    <>
      {person.name && (
        <span className={styles.name}>
          <bdi>{person.name}</bdi>
        </span>
      )}
      <span className={person.name ? styles.username : styles.name}>
        <bdi>@{person.username}</bdi>
      </span>
    </>
  );
  return (
    <div {...rest} className={classNames(styles.row, className)}>
      <span className={styles.person}>
        <Avatar name={person.name ?? person.username} src={person.picture} />
        {href === undefined ? (
          <span className={styles.words}>{words}</span>
        ) : (
          <Link className={styles.link} href={href} onClick={onOpen}>
            {words}
          </Link>
        )}
      </span>
      {action && <span className={styles.action}>{action}</span>}
    </div>
  );
}

const none: PersonRowPerson = { id: '', username: '' };

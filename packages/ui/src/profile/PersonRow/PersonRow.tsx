'use client';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Avatar } from '../../controls/Avatar/Avatar.tsx';
import { classNames } from '../../controls/classNames.ts';
import { useLinkComponent } from '../../provider/UiProvider.tsx';
import * as styles from './PersonRow.css.ts';

/** A person of a `PersonRow`. */
export interface PersonRowPerson {
  id: string;
  /** Username without the @. */
  username: string;
  /** Display name; by default, only the username shows. */
  name?: string | null | undefined;
  /** Address of the person's picture. */
  picture?: string | null | undefined;
}

/** Props of `PersonRow`, including those of a `<div>`. */
export interface PersonRowProps extends Omit<ComponentProps<'div'>, 'children'> {
  person: PersonRowPerson;
  /** Address of the person; without it, there is no link. */
  href?: string | undefined;
  /** Called when the person is pressed; prevent the default to stay on the page. */
  onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Button at the end, such as a `FollowButton`. */
  action?: ReactNode;
}

/** A person in a list: picture, name, @username and an action. */
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
        <Avatar name={person.name || person.username} src={person.picture} />
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

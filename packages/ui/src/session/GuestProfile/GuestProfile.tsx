'use client';
import type { ComponentProps, MouseEvent } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { classNames } from '../../controls/classNames.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { USER_ROUND } from '../../controls/icons/user-round.ts';
import { useLinkComponent } from '../../provider/UiProvider.tsx';
import * as styles from './GuestProfile.css.ts';

/** What a guest is told in place of a profile, the way to sign in, and the properties of an HTML section. */
export interface GuestProfileProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The page's headline. */
  title: string;
  /** What signing in would give. */
  message: string;
  /** Label of the link. */
  signInLabel: string;
  /** Where signing in happens. */
  signInHref: string;
  /** Called when the link is pressed; prevent the default to stay on the page. */
  onSignIn?(event: MouseEvent<HTMLAnchorElement>): void;
}

/** Stands where a profile would, for somebody who is not signed in. */
export function GuestProfile({
  title,
  message,
  signInLabel,
  signInHref,
  onSignIn,
  className,
  ...rest
}: GuestProfileProps) {
  const Link = useLinkComponent();
  return (
    <section {...rest} className={classNames(styles.guest, className)}>
      <div aria-hidden className={styles.portrait}>
        <Icon path={USER_ROUND} size={36} strokeWidth={1.25} />
      </div>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.message}>{message}</p>
      <Button asChild variant="primary" shape="pill" className={styles.signIn}>
        <Link href={signInHref} onClick={onSignIn}>
          {signInLabel}
        </Link>
      </Button>
    </section>
  );
}

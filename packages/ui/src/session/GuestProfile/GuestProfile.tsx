'use client';
import UserRound from 'lucide-react/icons/user-round';
import type { MouseEvent } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { useLinkComponent } from '../../provider/UiProvider.tsx';
import * as styles from './GuestProfile.css.ts';

/** What a guest is told in place of a profile, and the way to sign in. */
export interface GuestProfileProps {
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
export function GuestProfile({ title, message, signInLabel, signInHref, onSignIn }: GuestProfileProps) {
  const Link = useLinkComponent();
  return (
    <section className={styles.guest}>
      <div aria-hidden className={styles.portrait}>
        <UserRound size={36} strokeWidth={1.25} />
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

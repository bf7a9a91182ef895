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
  /** Level of the title among the page's headings; 1 by default. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** What signing in would give. */
  message: string;
  /** Label of the link. */
  signInLabel: string;
  /** Where signing in happens. */
  signInHref: string;
  /** Called when the link is pressed; prevent the default to stay on the page. */
  onSignIn?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** Stands where a profile would, for somebody who is not signed in. */
export function GuestProfile({
  title,
  headingLevel = 1,
  message,
  signInLabel,
  signInHref,
  onSignIn,
  className,
  ...rest
}: GuestProfileProps) {
  const Link = useLinkComponent();
  const Heading = `h${headingLevel}` as const;
  return (
    <section {...rest} className={classNames(styles.guest, className)}>
      <div aria-hidden className={styles.portrait}>
        <Icon path={USER_ROUND} size={36} strokeWidth={1.25} />
      </div>
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.message}>{message}</p>
      <Button asChild variant="primary" shape="pill" className={styles.signIn}>
        <Link href={signInHref} onClick={onSignIn}>
          {signInLabel}
        </Link>
      </Button>
    </section>
  );
}

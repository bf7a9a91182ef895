'use client';
import type { ComponentProps, MouseEvent } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { classNames } from '../../controls/classNames.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { USER_ROUND } from '../../controls/icons/user-round.ts';
import { ProductPicture, type ProductPictureSource } from '../../products/ProductPicture/ProductPicture.tsx';
import { useLinkComponent, useMessages } from '../../provider/UiProvider.tsx';
import { sessionMessages } from '../session.messages.ts';
import * as styles from './GuestProfile.css.ts';

/** Props of `GuestProfile`, including those of a `<section>`. */
export interface GuestProfileProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** Headline of the page. */
  title: string;
  /** Heading level of the title; 1 by default. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Username of the person whose profile this replaces, with its `@`; above the title. */
  person?: string | undefined;
  /** Benefit of signing in. */
  message: string;
  /** Pictures of products, as decoration above the title. Three are shown; each has its place from the start. */
  pictures?: readonly ProductPictureSource[] | undefined;
  /** Label of the sign-in link. */
  signInLabel: string;
  /** Address of the sign-in page. */
  signInHref: string;
  /** Called when the link is pressed; prevent the default to stay on the page. */
  onSignIn?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Address of the registration, linked below the sign-in. Without it there is no link. */
  createAccountHref?: string | undefined;
  /** Called when that link is pressed; prevent the default to stay on the page. */
  onCreateAccount?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

const SIZES = '96px';
const PLACES = ['left', 'middle', 'right'] as const;

/** Shown to guests in place of a profile. */
export function GuestProfile({
  title,
  headingLevel = 1,
  person,
  message,
  pictures,
  signInLabel,
  signInHref,
  onSignIn,
  createAccountHref,
  onCreateAccount,
  className,
  ...rest
}: GuestProfileProps) {
  const { createAccount } = useMessages(sessionMessages);
  const Link = useLinkComponent();
  const Heading = `h${headingLevel}` as const;
  return (
    <section {...rest} className={classNames(styles.guest, className)}>
      <div aria-hidden className={styles.fan}>
        {PLACES.map((place, number) => {
          const picture = pictures?.[number];
          return (
            <div key={place} className={styles.cards[place]}>
              {picture ? (
                <ProductPicture {...picture} alt="" sizes={SIZES} className={styles.picture} />
              ) : (
                place === 'middle' && <Icon path={USER_ROUND} size={36} strokeWidth={1.25} />
              )}
            </div>
          );
        })}
      </div>
      {person && (
        <p className={styles.person}>
          <bdi>{person}</bdi>
        </p>
      )}
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.message}>{message}</p>
      <Button asChild variant="primary" className={styles.signIn}>
        <Link href={signInHref} onClick={onSignIn}>
          {signInLabel}
        </Link>
      </Button>
      {createAccountHref && (
        <Button asChild variant="quiet" className={styles.createAccount}>
          <Link href={createAccountHref} onClick={onCreateAccount}>
            {createAccount}
          </Link>
        </Button>
      )}
    </section>
  );
}

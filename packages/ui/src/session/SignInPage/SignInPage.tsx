'use client';
import type { ComponentProps, ReactNode } from 'react';
import { Avatar } from '../../controls/Avatar/Avatar.tsx';
import { classNames } from '../../controls/classNames.ts';
import { dialogsMessages } from '../../controls/dialogs.messages.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { X } from '../../controls/icons/x.ts';
import { toldOfKeyboard } from '../../interaction/toldOfKeyboard.ts';
import { useBothRefs } from '../../interaction/useBothRefs.ts';
import { ProductPicture, type ProductPictureSource } from '../../products/ProductPicture/ProductPicture.tsx';
import { useLinkComponent, useMessages } from '../../provider/UiProvider.tsx';
import { withParts } from '../../provider/withParts.tsx';
import { sessionMessages } from '../session.messages.ts';
import * as styles from './SignInPage.css.ts';

/** A picture with the person who found its product. */
export interface SignInFind {
  picture: ProductPictureSource;
  /** Username of the person, without an at sign. */
  username: string;
  /** Address of the person's profile picture. */
  face?: string | null | undefined;
}

/** Props of `SignInPage`, including those of a `<div>`. */
export interface SignInPageProps extends ComponentProps<'div'> {
  /** Product name; by default, the word mark is this name with an accent-coloured full stop. */
  brandName: string;
  /** Word mark of a brand, as in `AppHeader`. */
  wordMark?: { text: ReactNode; end?: ReactNode } | undefined;
  /** Address that the word mark links to. */
  homeHref: string;
  /** Called when the user leaves without signing in. */
  onClose(): void;
  /** The shown picture. Without it, its place stays empty, so that nothing moves when it arrives. */
  find?: SignInFind | undefined;
  /** The `AuthForm`. */
  children?: ReactNode;
}

const SIZES = '(max-width: 768px) 100vw, 46vw';

/**
 * The whole page around an `AuthForm`: somebody's find and a promise beside the form, above it on a phone.
 * A header and a navigation beside it, such as `AppHeader` and `BottomBar`, are hidden meanwhile.
 */
export function SignInPage({
  brandName,
  wordMark = { text: brandName, end: '.' },
  homeHref,
  onClose,
  find,
  children,
  ref,
  className,
  ...rest
}: SignInPageProps) {
  const Link = useLinkComponent();
  const { promise, promisedWord, foundBy } = useMessages(sessionMessages);
  const { close } = useMessages(dialogsMessages);
  const root = useBothRefs(toldOfKeyboard, ref);
  return (
    <div {...rest} ref={root} className={classNames(styles.page, className)}>
      <div className={styles.bar}>
        <Link className={styles.brand} href={homeHref} dir="auto" aria-label={brandName}>
          {wordMark.text}
          <span aria-hidden className={styles.stop}>
            {wordMark.end}
          </span>
        </Link>
        <IconButton
          className={styles.close}
          label={close}
          icon={<Icon path={X} size={20} />}
          onClick={() => onClose()}
        />
      </div>
      <div className={styles.stage}>
        {find && (
          <>
            <ProductPicture {...find.picture} alt="" sizes={SIZES} priority className={styles.picture} />
            <p className={styles.finder}>
              <Avatar size="small" name={find.username} src={find.face} priority />
              <span className={styles.name}>{foundBy(`@${find.username}`)}</span>
            </p>
          </>
        )}
      </div>
      <p className={styles.promise}>
        {withParts(promise, { word: <em className={styles.word}>{promisedWord}</em> })}
      </p>
      <div className={styles.form}>{children}</div>
    </div>
  );
}

'use client';
import type { ComponentProps } from 'react';
import { useLinkComponent } from '../../provider/UiProvider.tsx';
import { classNames } from '../classNames.ts';
import { Icon, type IconProps } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './CountedLink.css.ts';

/** Props of `CountedLink`, including those of a link. */
export interface CountedLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'children'> {
  href: string;
  icon: IconProps['path'];
  /** The accessible name, which must say the number too: it gets the badge's number, `3`, at most `99+`. */
  label: (shown: string) => string;
  /** Number on the badge; no badge for 0. */
  count?: number | undefined;
  /** Whether its page is the current one. */
  active?: boolean | undefined;
}

const MOST_SHOWN = 99;

/** Icon link with a number, for the end of the header. */
export function CountedLink({
  href,
  icon,
  label,
  count = 0,
  active = false,
  className,
  ...rest
}: CountedLinkProps) {
  const Link = useLinkComponent();
  const shown = count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
  return (
    <IconButton
      asChild
      className={classNames(styles.button, className)}
      label={label(shown)}
      icon={
        <>
          <Icon path={icon} size={20} strokeWidth={1.75} />
          {count > 0 && <span className={styles.badge}>{shown}</span>}
        </>
      }
    >
      <Link {...rest} href={href} aria-current={active ? 'page' : undefined} />
    </IconButton>
  );
}

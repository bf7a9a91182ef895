'use client';
import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../../controls/classNames.ts';
import { useLinkComponent } from '../../provider/UiProvider.tsx';
import * as styles from './HashtagChip.css.ts';

/** Props of `HashtagChip`, including those of a `<span>`. */
export interface HashtagChipProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Name of the hashtag, without #. */
  name: string;
  /** Address of its posts. */
  href: string;
  /** Called when the chip is pressed; prevent the default to stay on the page. */
  onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** A hashtag that leads to its posts. */
export function HashtagChip({ name, href, onOpen, className, ...rest }: HashtagChipProps) {
  const Link = useLinkComponent();
  return (
    <span {...rest} className={classNames(styles.place, className)}>
      <Link className={styles.chip} href={href} onClick={onOpen}>
        <bdi className={styles.name}>#{(name ?? '').slice(0, NAME_LENGTH)}</bdi>
      </Link>
    </span>
  );
}

/** As long as a hashtag may be; a longer one would be slow to lay out. */
const NAME_LENGTH = 100;

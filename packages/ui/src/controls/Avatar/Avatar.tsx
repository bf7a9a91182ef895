'use client';
import { type ComponentProps, useState } from 'react';
import { useLocale } from '../../provider/UiProvider.tsx';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import { USER_ROUND } from '../icons/user-round.ts';
import * as styles from './Avatar.css.ts';

/** Whose face it is, how large, and the properties of an HTML span. */
export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whose it is: its first letter stands where there is no picture; a figure where there is no name. */
  name?: string | null | undefined;
  /** Address of the picture. */
  src?: string | null | undefined;
  /** 32, 44 or 88 px; `medium` by default. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Text in place of the picture; empty, the default, where the name stands beside it. */
  alt?: string | undefined;
  /** Whether it is in the first view of a page: fetched at once; else when it comes near. */
  priority?: boolean | undefined;
}

/** A person in a circle: their picture, else their initial. Renders a `<span>`. */
export function Avatar({
  name,
  src,
  size = 'medium',
  alt = '',
  priority = false,
  className,
  ...rest
}: AvatarProps) {
  const locale = useLocale();
  const [failedSrc, setFailedSrc] = useState<string>();
  const initial = initialOf(name ?? '', locale);
  const figure = initial ?? <Icon path={USER_ROUND} size="1.4em" strokeWidth={1.5} />;
  return (
    <span
      {...rest}
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      className={classNames(styles.sizes[size], className)}
    >
      {figure}
      {src && src !== failedSrc && (
        <img
          className={styles.picture}
          src={src}
          alt=""
          loading={priority ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailedSrc(src)}
        />
      )}
    </span>
  );
}

/** The first letter as a person sees it: one that is written with several code points stays whole. */
function initialOf(name: string, locale: string): string | undefined {
  const text = name.trim();
  // Firefox before 125 has none.
  if (!Intl.Segmenter) return /^.\p{M}*/su.exec(text)?.[0].toLocaleUpperCase(locale);
  const [first] = new Intl.Segmenter(locale).segment(text);
  return first?.segment.toLocaleUpperCase(locale);
}

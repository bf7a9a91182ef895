'use client';
import { type ComponentProps, useRef } from 'react';
import { useBothRefs } from '../../interaction/useBothRefs.ts';
import { useFailedMedia } from '../../interaction/useFailedMedia.ts';
import { useLocale } from '../../provider/UiProvider.tsx';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import { USER_ROUND } from '../icons/user-round.ts';
import * as styles from './Avatar.css.ts';

/** Props of `Avatar`, including those of a `<span>`. */
export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Name of the person. Without a picture, its first letter shows, or a person icon if it is empty. */
  name?: string | null | undefined;
  /** Address of the picture. */
  src?: string | null | undefined;
  /** Diameter: 32, 44 or 88 px; `medium` by default. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Alternative text; empty by default, for an avatar beside the name. */
  alt?: string | undefined;
  /** Whether to load the picture at once, for an initially visible avatar; lazily by default. */
  priority?: boolean | undefined;
}

/** A person in a circle: picture, else initial, else icon. Renders a `<span>`. */
export function Avatar({
  name,
  src,
  size = 'medium',
  alt = '',
  priority = false,
  className,
  ref,
  ...rest
}: AvatarProps) {
  const locale = useLocale();
  const root = useRef<HTMLSpanElement>(null);
  const { isFailed, onError } = useFailedMedia(src, root);
  const initial = initialOf(name ?? '', locale);
  const figure = initial ?? <Icon path={USER_ROUND} size="1.4em" strokeWidth={1.5} />;
  return (
    <span
      {...rest}
      ref={useBothRefs(root, ref)}
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      className={classNames(styles.sizes[size], className)}
    >
      {figure}
      {src && !isFailed && (
        <img
          className={styles.picture}
          src={src}
          alt=""
          loading={priority ? 'eager' : 'lazy'}
          decoding="async"
          onError={onError}
        />
      )}
    </span>
  );
}

/** Shared, because creating one takes longer than the rest of an avatar. Letters end alike in all languages. */
let segmenter: Intl.Segmenter | undefined;

/** Returns the first letter in upper case; it may have several code points. */
function initialOf(name: string, locale: string): string | undefined {
  const text = name.trim();
  // Firefox before 125 has no `Intl.Segmenter`.
  if (!Intl.Segmenter) return /^.\p{M}*/su.exec(text)?.[0].toLocaleUpperCase(locale);
  segmenter ??= new Intl.Segmenter();
  const [first] = segmenter.segment(text);
  return first?.segment.toLocaleUpperCase(locale);
}

'use client';
import type { ComponentProps } from 'react';
import { classNames } from '../../controls/classNames.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { STAR } from '../../controls/icons/star.ts';
import { formatRating } from '../../format/formatRating.ts';
import { useMessages, useUi } from '../../provider/UiProvider.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { productsMessages } from '../products.messages.ts';
import * as styles from './RatingStars.css.ts';

/** Props of `RatingStars`, including those of a `<span>`. */
export interface RatingStarsProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Rating from 0 to 5; nothing renders if it is missing, not above zero or not a number. */
  rating: number | null | undefined;
  /** Whether to show a single star instead of up to five. */
  compact?: boolean | undefined;
  /** `small`: muted, for cards. `medium`: larger, beside a headline. */
  size?: 'small' | 'medium' | undefined;
}

const starPixels = { small: 10, medium: 13 };

/** Shows a rating as stars, rounded down, then as a number with one decimal. */
export function RatingStars({
  rating,
  compact = false,
  size = 'small',
  className,
  ...rest
}: RatingStarsProps) {
  const messages = useMessages(productsMessages);
  const formatted = formatRating(rating, useUi().locale);
  if (!formatted) return null;
  const drawn = compact ? 1 : formatted.stars;
  return (
    <span {...rest} className={classNames(styles.ratings[size], className)}>
      <span className={visuallyHidden}>{messages.rating(formatted.text)}</span>
      {drawn > 0 && (
        <span aria-hidden className={styles.stars[size]} data-stars={drawn}>
          {Array.from({ length: drawn }, (_, position) => (
            <Icon
              // biome-ignore lint/suspicious/noArrayIndexKey: the stars are all alike
              key={position}
              path={STAR}
              size={starPixels[size]}
              strokeWidth={1}
              className={styles.star}
            />
          ))}
        </span>
      )}
      <span aria-hidden>{formatted.text}</span>
    </span>
  );
}

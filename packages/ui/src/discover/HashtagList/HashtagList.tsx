'use client';
import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../../controls/classNames.ts';
import { numberFormat } from '../../format/number-format.ts';
import { ProductPicture } from '../../products/ProductPicture/ProductPicture.tsx';
import { keyed } from '../../provider/lists.ts';
import { useLinkComponent, useLocale, useMessages } from '../../provider/UiProvider.tsx';
import { hashtagsMessages } from '../hashtags.messages.ts';
import * as styles from './HashtagList.css.ts';

/** A hashtag of a `HashtagList`. */
export interface HashtagListHashtag {
  /** Without #. */
  name: string;
  /** Address of a small picture of one of its posts. */
  pictureUrl?: string | null | undefined;
  /** Number of its posts; not shown if missing. */
  postCount?: number | undefined;
}

/** Props of `HashtagList`, including those of a `<ul>`. */
export interface HashtagListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  hashtags: readonly HashtagListHashtag[];
  /** Returns the address of a hashtag's posts. */
  hrefOf: (hashtag: HashtagListHashtag) => string;
  /** Called when a hashtag is pressed; prevent the default to stay on the page. */
  onOpen?: ((hashtag: HashtagListHashtag, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** Hashtags in rows, each with the number of its posts. */
export function HashtagList({ hashtags, hrefOf, onOpen, className, ...rest }: HashtagListProps) {
  const Link = useLinkComponent();
  const locale = useLocale();
  const { posts } = useMessages(hashtagsMessages);
  // All rows begin alike: one picture makes room in each.
  const isPictured = hashtags?.some((hashtag) => hashtag?.pictureUrl);
  return (
    <ul {...rest} className={classNames(styles.list, className)}>
      {keyed('HashtagList', hashtags, ({ name }) => name).map(([key, hashtag]) => {
        const { name, postCount, pictureUrl } = hashtag;
        return (
          <li key={key} className={styles.item}>
            <Link
              className={styles.row}
              data-pictured={isPictured || undefined}
              href={hrefOf(hashtag)}
              onClick={(event: MouseEvent<HTMLAnchorElement>) => onOpen?.(hashtag, event)}
            >
              {isPictured &&
                (pictureUrl ? (
                  <ProductPicture
                    src={pictureUrl}
                    alt=""
                    name=""
                    sizes="44px"
                    style={square}
                    className={styles.picture}
                  />
                ) : (
                  <span aria-hidden className={styles.disc}>
                    #
                  </span>
                ))}
              <bdi className={styles.name}>#{(name ?? '').slice(0, NAME_LENGTH)}</bdi>
              {postCount !== undefined && Number.isFinite(postCount) && (
                <span className={styles.count}>
                  {posts(postCount, numberFormat(locale, COMPACT).format(postCount))}
                </span>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

const square = { aspectRatio: 1 };
const COMPACT = { notation: 'compact' } as const;
const NAME_LENGTH = 100;

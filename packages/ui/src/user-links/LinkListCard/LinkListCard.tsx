'use client';
import { type ComponentProps, type MouseEvent, type ReactNode, useState } from 'react';
import { classNames } from '../../controls/classNames.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { LINK } from '../../controls/icons/link.ts';
import { LOCK } from '../../controls/icons/lock.ts';
import { soundCount } from '../../format/soundCount.ts';
import { useImageComponent, useLinkComponent, useMessages } from '../../provider/UiProvider.tsx';
import { userLinksMessages } from '../user-links.messages.ts';
import * as styles from './LinkListCard.css.ts';

/** Props of `LinkListCard`, including those of an `<article>`. */
export interface LinkListCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  name: string;
  /** Address of the list. */
  href: string;
  /** Called when the card is pressed; prevent the default to stay on the page. */
  onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Number of its links. */
  count: number;
  /** Whether only the owner sees it, which a lock tells; `false` says that it is public, for the owner. */
  private?: boolean | undefined;
  /** Addresses of pictures of its newest links; the first three show. */
  pictures?: readonly string[] | undefined;
  /** `small` for a list beside other content. */
  size?: 'large' | 'small' | undefined;
  /** Further controls at the end, such as a menu for the owner; instead of "View links". */
  actions?: ReactNode;
  /** Level of the name as a headline; 2 by default. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** Maximum number of pictures that fit. */
const MOST_PICTURES = 3;
const none: readonly string[] = [];

/** A list of links as a card, which opens it. */
export function LinkListCard({
  name,
  href,
  onOpen,
  count,
  private: isPrivate,
  pictures = none,
  size = 'large',
  actions,
  headingLevel = 2,
  className,
  ...rest
}: LinkListCardProps) {
  const texts = useMessages(userLinksMessages);
  const Link = useLinkComponent();
  const Heading = `h${headingLevel}` as const;
  return (
    <article {...rest} data-size={size} className={classNames(styles.card, className)}>
      <Mosaic pictures={pictures ?? none} />
      <div className={styles.line}>
        <div className={styles.words}>
          <Heading className={styles.name}>
            <Link href={href} className={styles.open} onClick={onOpen}>
              <bdi>{name}</bdi>
            </Link>
          </Heading>
          <span className={styles.facts}>
            {isPrivate && (
              <>
                <Icon path={LOCK} size={14} strokeWidth={1.75} /> {texts.private} ·{' '}
              </>
            )}
            {isPrivate === false && `${texts.public} · `}
            {texts.links(soundCount(count))}
          </span>
        </div>
        {actions ? (
          <div className={styles.actions}>{actions}</div>
        ) : (
          size === 'large' && (
            <span aria-hidden className={styles.view}>
              {texts.viewLinks}
            </span>
          )
        )}
      </div>
    </article>
  );
}

/** Up to three pictures, the first one large; decoration beside the name. */
function Mosaic({ pictures }: { pictures: readonly string[] }) {
  const Image = useImageComponent();
  const [failed, setFailed] = useState<readonly string[]>([]);
  const shown = [...new Set(pictures)].filter((src) => src && !failed.includes(src)).slice(0, MOST_PICTURES);
  return (
    <span aria-hidden className={styles.mosaic} data-pictures={shown.length}>
      {shown.length === 0 && <Icon path={LINK} size={24} strokeWidth={1.5} />}
      {shown.map((src) => (
        <Image
          key={src}
          className={styles.picture}
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed((before) => [...before, src])}
        />
      ))}
    </span>
  );
}

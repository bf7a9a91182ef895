'use client';
import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../../controls/classNames.ts';
import { useLinkComponent } from '../../provider/UiProvider.tsx';
import * as styles from './RichCaption.css.ts';
import { piecesOf, type TextLink } from './text-links.ts';

/** Props of `RichCaption`, including those of a `<span>`. */
export interface RichCaptionProps extends Omit<ComponentProps<'span'>, 'children'> {
  text: string;
  /** The parts that are links, such as hashtags. */
  links: readonly TextLink[];
  /** Called when a link is pressed; prevent the default to stay on the page. */
  onLinkOpen?: ((link: TextLink, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** A text in which hashtags are links. */
export function RichCaption({ text, links, onLinkOpen, className, ...rest }: RichCaptionProps) {
  const Link = useLinkComponent();
  return (
    <span {...rest} className={classNames(styles.text, className)}>
      {piecesOf(text ?? '', links ?? []).map(({ text: piece, start, link }) =>
        link ? (
          <Link
            key={start}
            className={styles.link}
            href={link.href}
            onClick={(event) => onLinkOpen?.(link, event)}
          >
            <bdi>{piece}</bdi>
          </Link>
        ) : (
          piece
        ),
      )}
    </span>
  );
}

'use client';
import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { classNames } from '../../controls/classNames.ts';
import { isolated } from '../../format/isolated.ts';
import { kerningFor } from '../../format/kerningFor.ts';
import { isStrayClick } from '../../interaction/isStrayClick.ts';
import { useFailedMedia } from '../../interaction/useFailedMedia.ts';
import { readableAddress, webAddressOf } from '../../interaction/web-address.ts';
import { ProductPicture } from '../../products/ProductPicture/ProductPicture.tsx';
import { useImageComponent, useMessages } from '../../provider/UiProvider.tsx';
import { textAction } from '../../theme/textAction.css.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { messagePieces } from '../message-pieces.ts';
import type { MessageLink, MessageQuote, RoomMessage } from '../room-message.ts';
import { roomMessagesMessages } from '../room-messages.messages.ts';
import * as styles from './MessageBubble.css.ts';

/** Props of `MessageBubble`, including those of a `<div>`. */
export interface MessageBubbleProps extends Omit<ComponentProps<'div'>, 'children'> {
  message: RoomMessage;
  /** Usernames that are mentions in the text, without the @. */
  usernames?: readonly string[] | undefined;
  /** A card below the text, such as a `ProductChip`. */
  card?: ReactNode;
  /** Button beside the bubble, such as that of a `Menu`. It steps back until the bubble is pointed at. */
  menu?: ReactNode;
  /** Called when the quoted message is pressed. Without it, the quote is no button. */
  onQuoteOpen?: ((quote: MessageQuote) => void) | undefined;
  /** Called when the picture is pressed. Without it, the picture is no button. */
  onPictureOpen?: ((message: RoomMessage) => void) | undefined;
  /** Called when a web address is pressed; prevent the default to ask the viewer first. */
  onLinkOpen?: ((url: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Called to send a failed message again. */
  onRetry?: ((message: RoomMessage) => void) | undefined;
  /** Called to give a failed message up. */
  onDelete?: ((message: RoomMessage) => void) | undefined;
}

/** One message: own ones in ink at the end, others on surface at the start. */
export function MessageBubble({
  message: given,
  usernames,
  card,
  menu,
  onQuoteOpen,
  onPictureOpen,
  onLinkOpen,
  onRetry,
  onDelete,
  className,
  ...rest
}: MessageBubbleProps) {
  const texts = useMessages(roomMessagesMessages);
  const message = given ?? none;
  const [isShown, setShown] = useState(false);
  const shownText = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone, so the shown text gets the focus.
  useLayoutEffect(() => {
    if (isShown) shownText.current?.focus();
  }, [isShown]);
  const { own = false, status = 'sent', picture, link, quote, deleted = false } = message;
  const isHidden = Boolean(message.hidden) && !own && !isShown;
  const text = message.text ?? '';
  // A message that is its link alone is shown as the card.
  const words = link && text.trim() === link.url ? '' : text;
  const beginning = [...(words || texts.ownPicture)].slice(0, NAMED_BY).join('');
  const hasBubble = words !== '' || Boolean(picture?.src) || (quote && !card && !link);
  const shared = { className: classNames(styles.message, className), 'data-own': own || undefined };
  if (deleted || isHidden) {
    return (
      <div {...rest} {...shared}>
        <p className={styles.gone}>
          <span>{deleted ? texts.deleted : texts.hidden}</span>
          {!deleted && (
            <button type="button" className={textAction} onClick={() => setShown(true)}>
              {texts.showAnyway}
            </button>
          )}
        </p>
      </div>
    );
  }
  return (
    <div {...rest} {...shared} data-unsent={status === 'sent' ? undefined : status}>
      <div className={styles.line}>
        <div className={styles.parts}>
          {hasBubble && (
            <div className={styles.bubble}>
              {quote && <Quote quote={quote} onOpen={onQuoteOpen} />}
              {picture?.src && <Picture message={message} onOpen={onPictureOpen} />}
              {words !== '' && (
                <p
                  ref={shownText}
                  tabIndex={isShown ? -1 : undefined}
                  dir="auto"
                  className={styles.text}
                  style={kerningFor(words)}
                >
                  <Words text={words} usernames={usernames} onLinkOpen={onLinkOpen} />
                  {message.edited && <span className={styles.edited}> {texts.edited}</span>}
                </p>
              )}
            </div>
          )}
          {link && <LinkCard link={link} onOpen={onLinkOpen} />}
          {card}
          {status === 'sending' && <span className={visuallyHidden}>{texts.sending}</span>}
        </div>
        {menu && <div className={styles.menu}>{menu}</div>}
      </div>
      {status === 'failed' && (
        <div className={styles.acts}>
          <span role="alert" className={styles.problem}>
            {message.problem || texts.notSent}
          </span>
          {onRetry && (
            <button
              type="button"
              className={textAction}
              aria-label={texts.retryOf(beginning)}
              onClick={() => onRetry(message)}
            >
              {texts.retry}
            </button>
          )}
          {onDelete && (
            <button
              type="button"
              className={textAction}
              aria-label={texts.deleteOf(beginning)}
              onClick={(event) => !isStrayClick(event) && onDelete(message)}
            >
              {texts.delete}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

/** Maximum number of a message's characters in its buttons' accessible names. */
const NAMED_BY = 40;

const none: RoomMessage = { id: '', author: '', at: '' };

interface WordsProps extends Pick<MessageBubbleProps, 'usernames' | 'onLinkOpen'> {
  text: string;
}

function Words({ text, usernames, onLinkOpen }: WordsProps) {
  const pieces = useMemo(() => messagePieces(text, usernames ?? []), [text, usernames]);
  const { opensNewTab } = useMessages(roomMessagesMessages);
  return pieces.map(({ text: piece, start, kind }) => {
    if (kind === 'mention')
      return (
        <bdi key={start} className={styles.mention}>
          {piece}
        </bdi>
      );
    if (kind === 'plain') return piece;
    return (
      <a
        key={start}
        className={styles.address}
        href={piece}
        target="_blank"
        rel="noopener noreferrer"
        onClick={(event) => onLinkOpen?.(piece, event)}
      >
        <bdi>{piece}</bdi>
        <span className={visuallyHidden}> ({opensNewTab})</span>
      </a>
    );
  });
}

interface QuoteProps {
  quote: MessageQuote;
  onOpen: MessageBubbleProps['onQuoteOpen'];
}

function Quote({ quote, onOpen }: QuoteProps) {
  const texts = useMessages(roomMessagesMessages);
  const name = quote.own ? texts.you : (quote.author ?? '');
  const words = (
    <>
      <span className={visuallyHidden}>{texts.inReplyTo(isolated(name))} </span>
      <bdi aria-hidden>{name}</bdi>
      <span aria-hidden> · </span>
      <bdi>{quote.text}</bdi>
    </>
  );
  if (!onOpen) return <p className={styles.quote}>{words}</p>;
  return (
    <button type="button" className={styles.quoteButton} onClick={() => onOpen(quote)}>
      {words}
    </button>
  );
}

interface PictureProps {
  message: RoomMessage;
  onOpen: MessageBubbleProps['onPictureOpen'];
}

function Picture({ message, onOpen }: PictureProps) {
  const texts = useMessages(roomMessagesMessages);
  const { alt, ...picture } = message.picture ?? { src: '' };
  const name = alt || (message.own ? texts.ownPicture : texts.pictureOf(isolated(message.author ?? '')));
  const drawn = (
    <ProductPicture {...picture} alt={onOpen ? '' : name} name={name} className={styles.picture} />
  );
  return (
    <div className={styles.pictureFrame}>
      {onOpen ? (
        <button
          type="button"
          className={styles.pictureButton}
          aria-label={texts.openPicture(name)}
          onClick={() => onOpen(message)}
        >
          {drawn}
        </button>
      ) : (
        drawn
      )}
    </div>
  );
}

interface LinkCardProps {
  link: MessageLink;
  onOpen: MessageBubbleProps['onLinkOpen'];
}

function LinkCard({ link, onOpen }: LinkCardProps) {
  const texts = useMessages(roomMessagesMessages);
  const Image = useImageComponent();
  const address = webAddressOf(link.url);
  const { image } = link;
  const place = useRef<HTMLSpanElement>(null);
  const { isFailed, onError } = useFailedMedia(image, place);
  const content = (
    <>
      {image && !isFailed && (
        <Image
          className={styles.cardPicture}
          src={image}
          alt=""
          loading="lazy"
          decoding="async"
          onError={onError}
        />
      )}
      <span ref={place} className={styles.cardWords}>
        <span className={styles.cardTitle}>
          <bdi>{link.title || address?.host || link.url}</bdi>
        </span>
        {link.description && (
          <span className={styles.cardDescription}>
            <bdi>{link.description}</bdi>
          </span>
        )}
        <span className={styles.cardUrl}>
          <bdi>{readableAddress(link.url)}</bdi>
        </span>
      </span>
    </>
  );
  if (!address) return <div className={styles.card}>{content}</div>;
  return (
    <a
      className={styles.card}
      href={address.href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => onOpen?.(address.href, event)}
    >
      {content}
      <span className={visuallyHidden}> ({texts.opensNewTab})</span>
    </a>
  );
}

/** A picture in a message. */
export interface MessagePicture {
  src: string;
  /** Intrinsic size, px; without it, the picture stands in a square. */
  width?: number | null | undefined;
  height?: number | null | undefined;
  /** CSS colour until the picture is decoded. */
  placeholder?: string | null | undefined;
  /** Alternative text; by default it names the sender. */
  alt?: string | undefined;
}

/** Facts about a linked page. */
export interface MessageLink {
  /** Address of the page; only http and https become links. */
  url: string;
  title?: string | null | undefined;
  description?: string | null | undefined;
  /** Address of the page's picture. */
  image?: string | null | undefined;
}

/** The message that a reply answers. */
export interface MessageQuote {
  /** Id of the quoted message. */
  id: string;
  /** Username of its sender, without the @. */
  author: string;
  /** Whether the viewer sent it. */
  own?: boolean | undefined;
  /** Its text, or the name of what it shows; cut to one line. */
  text: string;
}

/** A message of a room. */
export interface RoomMessage {
  /**
   * Unique, and the same from sending on: a new id is a new bubble. Give the same object while nothing
   * changes, and the list does not draw it again.
   */
  id: string;
  /** `notice`: a line in the middle, such as "otis left". A message by default. */
  kind?: 'message' | 'notice' | undefined;
  /** Username of the sender, without the @. */
  author: string;
  /** Address of the sender's face. */
  face?: string | null | undefined;
  /** Whether the viewer sent it. */
  own?: boolean | undefined;
  text?: string | null | undefined;
  /** ISO text, or milliseconds since 1970. */
  at: string | number;
  picture?: MessagePicture | null | undefined;
  link?: MessageLink | null | undefined;
  quote?: MessageQuote | null | undefined;
  /** Whether its card takes the whole width of a phone, where it says itself who it is from and when. */
  wide?: boolean | undefined;
  edited?: boolean | undefined;
  /** Whether only the line that it was deleted stands in its place. */
  deleted?: boolean | undefined;
  /** Whether a button stands in its place until it is pressed, such as for a blocked sender. */
  hidden?: boolean | undefined;
  /** State of sending; `sent` by default. */
  status?: 'sent' | 'sending' | 'failed' | undefined;
  /** Reason why sending failed; a general text by default. */
  problem?: string | undefined;
}

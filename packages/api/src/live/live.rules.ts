/** Milliseconds between signs of life of a stream. A client that hears nothing for twice as long reconnects. */
export const LIVE_HEARTBEAT_MS = 15_000;

/** Maximum number of open streams of a session; one more is refused. */
export const LIVE_STREAMS_MAX = 3;

/** Milliseconds after the end of the last stream until a person is shown as offline. */
export const PRESENCE_GRACE_MS = 30_000;

/** Milliseconds during which a person who is typing is shown, unless they are reported again. */
export const TYPING_SHOWN_MS = 6_000;

/** Minimum milliseconds between two reports that a person is typing. */
export const TYPING_EVERY_MS = 3_000;

/** Kinds of the viewer's relations whose change on another device is reported. */
export const LIVE_CHANGES = ['like', 'cart', 'follow'] as const;

import type { LIVE_CHANGES } from '@vitrine/api';
import type { Streams } from '../streams/streams.ts';
import { byHint, type Event, type HintListener } from './event.ts';

/** Tells the streams of this instance of an event. */
export type StreamListener = (streams: Streams) => HintListener;

/** Listens to hints of an event, on behalf of open streams. Hints may be lost, so streams carry hints themselves. */
export const inStreams =
  <About extends Record<string, string>>(
    event: Event<About>,
    tell: (streams: Streams, about: About) => void,
  ): StreamListener =>
  (streams) =>
    byHint(event, (about) => tell(streams, about));

/** Tells a person's streams that a relation of theirs changed, on any of their devices. */
export const tellsOwner = (
  event: Event<{ personId: string; thingId: string }>,
  of: (typeof LIVE_CHANGES)[number],
): StreamListener =>
  inStreams(event, (streams, { personId, thingId }) =>
    streams.send([personId], { type: 'changed', of, id: thingId }),
  );

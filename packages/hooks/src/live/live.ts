import type { LiveEvent } from '@vitrine/api';
import { createEmitter } from '../emitter/emitter.ts';
import { attached } from '../services/attached.ts';
import type { Services } from '../services/services.ts';

/**
 * State of the live hints: `off` before they begin and for guests; `live`; `reconnecting` after a stream was lost;
 * `polling` if no stream can be had, so that only asking tells what changed.
 */
export type LiveState = 'off' | 'live' | 'reconnecting' | 'polling';

/** Live hints of the server, shared by all tabs of a browser. */
export interface Live {
  getState(): LiveState;
  subscribe(listener: () => void): () => void;
  /** Subscribes to events of a type: `live.on('rooms', ({ id, number }) => …)`. They come in every tab. */
  on(type: string, listener: (event: LiveEvent) => void): () => void;
  /** Called whenever hints may have been missed, and come again: the time to ask for what is lacking. */
  onReconnect(listener: () => void): () => void;
  /** For the connection alone. */
  become(state: LiveState): void;
  hear(event: LiveEvent): void;
}

/** The live hints of an app. They begin with `useLive`. */
export const liveHints: (services: Services) => Live = attached(() => {
  const changed = createEmitter();
  const heard = createEmitter<[LiveEvent]>();
  let state: LiveState = 'off';
  const on: Live['on'] = (type, listener) => heard.on((event) => event.type === type && listener(event));
  return {
    getState: () => state,
    subscribe: changed.on,
    on,
    onReconnect: (listener) => on('opened', listener),
    become(next) {
      if (next === state) return;
      state = next;
      changed.emit();
    },
    hear: heard.emit,
  };
});

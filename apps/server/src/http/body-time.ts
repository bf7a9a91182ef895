import type { IncomingMessage } from 'node:http';
import { rawRefusal } from './raw-refusal.ts';

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/**
 * Disconnects a request whose body is not complete after `ms`. Node’s own limit cannot differ between
 * requests.
 */
export function limitBodyTime(incoming: IncomingMessage, ms: number): void {
  const hasBody = 'transfer-encoding' in incoming.headers || Number(incoming.headers['content-length']) > 0;
  if (!hasBody) return;
  startTimer(incoming, ms);
  incoming.once('close', () => clearTimeout(timers.get(incoming)));
}

/** Replaces the limit of a request, counted from now; for large files of a known sender. */
export function allowBodyTime(incoming: IncomingMessage | undefined, ms: number): void {
  const timer = incoming && timers.get(incoming);
  if (!incoming || !timer) return;
  clearTimeout(timer);
  startTimer(incoming, ms);
}

function startTimer(incoming: IncomingMessage, ms: number) {
  const cutOff = () => {
    if (incoming.complete) return;
    incoming.socket.write(rawRefusal('too_slow'));
    incoming.socket.destroySoon();
  };
  timers.set(incoming, setTimeout(cutOff, ms));
}

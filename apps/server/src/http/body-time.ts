import type { IncomingMessage } from 'node:http';
import { rawRefusal } from './raw-refusal.ts';

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Cuts a request off whose body is not complete after so many milliseconds. Node’s own limit is one for all requests. */
export function limitBodyTime(incoming: IncomingMessage, ms: number): void {
  const hasBody = 'transfer-encoding' in incoming.headers || Number(incoming.headers['content-length']) > 0;
  if (!hasBody) return;
  startTimer(incoming, ms);
  incoming.once('close', () => clearTimeout(timers.get(incoming)));
}

/** Gives a request that is limited another limit, counted from now; for large files, once it is known who sends them. */
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

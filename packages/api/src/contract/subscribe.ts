import { ApiError } from './api-error.ts';
import type { StreamCall } from './call.ts';
import type { Client } from './client.ts';
import { createEventReader } from './event-reader.ts';

/** Options of a subscription. */
export interface SubscribeOptions<Event> {
  onEvent(event: Event): void;
  /** Called once the server has accepted the subscription, and for each sign of life without an event. */
  onSignOfLife?: () => void;
  /** Ends the subscription. */
  signal?: AbortSignal | undefined;
  /** Maximum milliseconds until the first byte, and between two; 32,000 by default. */
  silenceMs?: number;
}

// Longer ones overflow the timers of some engines.
const LONGEST_MS = 2 ** 31 - 1;

/**
 * Reads a stream of events until it ends. Resolves when the server ends it; rejects with an ApiError: `aborted` by
 * `signal`, `timeout` after a silence, or as the call was refused. Events that cannot be decoded are dropped. It does
 * not reconnect.
 */
export async function subscribe<Input, Event>(
  api: Client,
  call: StreamCall<Input, Event>,
  input: Input,
  { onEvent, onSignOfLife, signal, silenceMs = 32_000 }: SubscribeOptions<NonNullable<Event>>,
): Promise<void> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), silenceMs);
  };
  const ended = signal ? AbortSignal.any([signal, silence.signal]) : silence.signal;
  heard();
  try {
    const response = await api({ open: call }).open(input, { signal: ended, timeoutMs: LONGEST_MS });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const type = response.headers.get('content-type') ?? '';
    if (!reader || !type.startsWith('text/event-stream')) {
      await response.body?.cancel().catch(() => undefined);
      throw new ApiError('unreadable', `${call.path} answered with no stream of events.`, {
        status: response.status,
      });
    }
    // A replacement of `fetch` may ignore the signal once it has answered.
    ended.addEventListener('abort', () => void reader.cancel().catch(() => undefined));
    const read = createEventReader();
    for (;;) {
      heard();
      onSignOfLife?.();
      const { done, value } = await reader.read();
      ended.throwIfAborted();
      if (done) return;
      for (const data of read(value)) {
        const event = await decoded(call, data);
        if (event !== undefined && event !== null && !ended.aborted) onEvent(event);
      }
    }
  } catch (cause) {
    if (silence.signal.aborted) throw new ApiError('timeout', 'The stream fell silent.', { cause });
    if (signal?.aborted) throw new ApiError('aborted', 'The stream was given up.', { cause });
    if (cause instanceof ApiError) throw cause;
    throw new ApiError('network', 'The stream was cut.', { cause });
  } finally {
    clearTimeout(timer);
    silence.abort();
  }
}

async function decoded<Event>({ decode }: StreamCall<unknown, Event>, data: string) {
  try {
    return await decode?.(JSON.parse(data));
  } catch {
    return undefined;
  }
}

import type { Channel } from '../db/channel.ts';
import { newId } from '../db/new-id.ts';
import type { HintListener } from './event.ts';

/**
 * Minimum milliseconds between two NOTIFY, because commits with NOTIFY wait for each other. Hints are gathered meanwhile;
 * one that comes after a pause is sent at once.
 */
const GATHER_MS = 10;
/** Maximum bytes of one text; the limit of PostgreSQL is 8,000. */
const LARGEST = 7000;
/** Milliseconds in which instances that were cut off from each other at once come back. */
const RETURN_MS = 1000;

type Hint = [event: string, about: Record<string, string>];

export interface HintsOptions {
  listeners: readonly HintListener[];
  channel: Channel | undefined;
  /** Called after hints were lost, by this instance or by another one. */
  onMissed?(): void;
  onFailure(error: unknown): void;
}

/** Sends hints to all instances, including this one. Lost hints are not repeated. */
export function createHints({ listeners, channel, onMissed = () => {}, onFailure }: HintsOptions) {
  const sender = newId();
  let gathered = new Map<string, Hint>();
  let flushedAt = Number.NEGATIVE_INFINITY;
  let isMissing = false;

  function tell([event, about]: Hint) {
    for (const listener of listeners) {
      if (listener.event !== event) continue;
      try {
        listener.hear(about);
      } catch (error) {
        onFailure(error);
      }
    }
  }

  function flush() {
    const hints = [...gathered.values()];
    gathered = new Map();
    flushedAt = performance.now();
    for (const hint of hints) tell(hint);
    for (const text of inTexts(sender, hints)) channel?.say(text);
  }

  function missed() {
    if (isMissing) return;
    isMissing = true;
    setTimeout(() => {
      isMissing = false;
      onMissed();
    }, RETURN_MS).unref();
  }

  function heard(text: string) {
    const { from, hints, isBack } = JSON.parse(text) as { from: string; hints: Hint[]; isBack?: boolean };
    if (from === sender) return;
    for (const hint of hints) tell(hint);
    if (isBack) missed();
  }

  if (listeners.length > 0) {
    void channel?.hear(heard);
    channel?.onReturn(() => {
      missed();
      channel.say(JSON.stringify({ from: sender, hints: [], isBack: true }));
    });
  }

  return {
    hint(event: string, about: Record<string, string>): void {
      if (gathered.size === 0)
        setTimeout(flush, Math.max(0, flushedAt + GATHER_MS - performance.now())).unref();
      gathered.set(JSON.stringify([event, about]), [event, about]);
    },
  };
}

/** Packs hints into texts that are short enough to send. Drops a hint that is too long by itself. */
function inTexts(from: string, hints: readonly Hint[]): string[] {
  const written = (some: readonly Hint[]) => JSON.stringify({ from, hints: some });
  const text = written(hints);
  if (Buffer.byteLength(text) <= LARGEST) return hints.length === 0 ? [] : [text];
  if (hints.length === 1) return [];
  const middle = Math.ceil(hints.length / 2);
  return [...inTexts(from, hints.slice(0, middle)), ...inTexts(from, hints.slice(middle))];
}

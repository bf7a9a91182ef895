import { type Message, roomsCalls } from '@vitrine/api';
import { company } from '../live/company.ts';
import { productThing } from '../products/product-thing.ts';
import { attached } from '../services/attached.ts';
import type { Services } from '../services/services.ts';
import { createTimeline, type Timeline } from '../timeline/timeline.ts';
import { roomNews } from './room-news.ts';
import { messageOutbox } from './unsent-messages.ts';
import { voteOutbox } from './unsent-votes.ts';
import { voteChoice, voteThing } from './vote-choice.ts';

/** The messages of a room, as far as they are loaded. */
export interface RoomThread {
  timeline: Timeline<Message>;
  /** Loads all changes since the last load: new messages, edits, deletions and votes. */
  catchUp(): Promise<void>;
  /** The number up to which the viewer had read when the thread was opened; undefined until loaded. */
  readNumber(): number | undefined;
}

/** Number of threads kept, so that going back to a room shows it at once. */
const KEPT = 10;

/** Pages of changes after which the newest messages are loaded in their place. */
const PAGES_OF_CHANGES = 4;

export const idOfMessage = ({ id }: Message): string => id;
export const clientIdOfMessage = ({ clientId }: Message): string | undefined => clientId;

export const roomThreads = attached((services: Services) => {
  const threads = new Map<string, RoomThread>();
  services.lifetimes.ofPerson({ load: () => threads.clear() });
  messageOutbox(services).onDelivered(({ entry: { thread }, sent }) => {
    of(thread).timeline.put(sent);
    void of(thread).catchUp();
  });
  voteOutbox(services).onDelivered(({ entry: { thread } }) => void of(thread).catchUp());
  const choices = services.relations.of(voteChoice);
  const catchUpWith = (voteId: string) => {
    for (const thread of threads.values()) {
      if (thread.timeline.getState().items.some(({ vote }) => vote?.id === voteId)) void thread.catchUp();
    }
  };
  choices.onSettled(({ id }) => catchUpWith(id));
  services.relations.onFailure(({ relation, id }) => {
    if (relation.kind === voteChoice.kind) catchUpWith(id);
  });
  roomNews(services).onChange(({ id }) => void threads.get(id)?.catchUp());

  function of(roomId: string): RoomThread {
    const thread = threads.get(roomId) ?? threadOf(services, roomId);
    threads.delete(roomId);
    threads.set(roomId, thread);
    const [oldest] = threads.keys();
    if (threads.size > KEPT && oldest !== undefined) threads.delete(oldest);
    return thread;
  }
  return {
    of,
    forget: (roomId: string) => void threads.delete(roomId),
  };
});

function threadOf(services: Services, roomId: string): RoomThread {
  const { api, backgroundApi, relations } = services;
  const params = { id: roomId };
  const include = 'system' as const;
  /** The number up to which changes are known; undefined if the server names none. */
  let known: number | undefined;
  let read: number | undefined;

  function observe(messages: readonly Message[], askedAt: number): void {
    relations.observe(
      voteThing,
      messages.flatMap(({ vote }) => vote ?? []),
      askedAt,
    );
    const shown = messages.flatMap(({ product, vote }) => [
      product,
      ...(vote?.options ?? []).map((option) => option.product),
    ]);
    relations.observe(
      productThing,
      shown.filter((product) => product != null),
      askedAt,
    );
  }

  const timeline = createTimeline<Message, number>({
    source: {
      name: 'messages',
      async load(before, signal) {
        const ask = before === undefined ? backgroundApi : api;
        const askedAt = relations.moment();
        const { messages, previous, number, readNumber } = await ask(roomsCalls).messages(
          { params, query: { before, include } },
          { signal },
        );
        observe(messages, askedAt);
        if (before === undefined) {
          known = number;
          read ??= readNumber;
        }
        return { items: messages, next: previous };
      },
    },
    idOf: idOfMessage,
    clientIdOf: clientIdOfMessage,
  });

  /** Whether the message belongs to the loaded part of the room. */
  function isInReach({ id, number }: Message): boolean {
    const { items, hasOlder } = timeline.getState();
    if (!hasOlder || number === undefined || items.some((item) => item.id === id)) return true;
    const [first] = items;
    return first?.number === undefined || number > first.number;
  }

  async function loadChanges(): Promise<void> {
    for (let page = 0; page < PAGES_OF_CHANGES; page++) {
      if (known === undefined) break;
      const askedAt = relations.moment();
      const query = { after: known, include };
      const { messages, number, more } = await backgroundApi(roomsCalls).messages({ params, query });
      observe(messages, askedAt);
      for (const message of messages.filter(isInReach)) {
        timeline.put(message);
        if (message.senderId !== null) company(services).noteMessageOf(roomId, message.senderId);
      }
      if (number !== undefined) known = Math.max(known, number);
      if (!more) return;
    }
    await timeline.loadNewer();
  }

  let underWay: Promise<void> | undefined;
  let isAskedAgain = false;
  async function catchUp(): Promise<void> {
    if (timeline.getState().status === 'idle') return;
    if (underWay) {
      isAskedAgain = true;
      return underWay;
    }
    underWay = (async () => {
      do {
        isAskedAgain = false;
        // The next news asks again.
        await loadChanges().catch(() => undefined);
      } while (isAskedAgain);
    })();
    await underWay;
    underWay = undefined;
  }
  return { timeline, catchUp, readNumber: () => read };
}

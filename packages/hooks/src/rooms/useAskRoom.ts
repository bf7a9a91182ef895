import { type Product, VOTE_CAPTION_MAX } from '@vitrine/api';
import type { OutboxFailure } from '../outbox/outbox-entry.ts';
import { newClientId } from '../outbox/outbox-entry.ts';
import { beginningOf } from '../product-search/beginning-of.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { messageOutbox } from './unsent-messages.ts';
import { voteOutbox } from './unsent-votes.ts';

/** The outcome of asking a room; a failed message or vote is not kept. */
export type AskOutcome =
  | { status: 'sent' | 'gone' }
  | { status: 'failed'; failure: OutboxFailure | undefined };

/** Sends products to a room. */
export interface AskRoom {
  /** Sends each product as a card. */
  sendCards(roomId: string, products: readonly Product[]): Promise<AskOutcome>;
  /** Starts a vote about products. */
  startVote(roomId: string, question: string, products: readonly Product[]): Promise<AskOutcome>;
}

/** Returns the functions that send products to a room. */
export function useAskRoom(): AskRoom {
  const services = useServices();
  const messages = messageOutbox(services);
  const votes = voteOutbox(services);

  async function outcomeIn(
    outbox: Pick<typeof messages, 'outcomeOf' | 'remove'> & {
      entries(): readonly { clientId: string; failure?: OutboxFailure | undefined }[];
    },
    clientId: string,
  ): Promise<AskOutcome> {
    const outcome = await outbox.outcomeOf(clientId);
    if (outcome !== 'failed') return { status: outcome };
    const failure = outbox.entries().find((entry) => entry.clientId === clientId)?.failure;
    outbox.remove(clientId);
    return { status: 'failed', failure };
  }

  return {
    async sendCards(roomId, products) {
      for (const product of products) {
        const clientId = newClientId();
        if (!messages.add(roomId, { content: '', product }, undefined, clientId)) return { status: 'gone' };
        const outcome = await outcomeIn(messages, clientId);
        if (outcome.status !== 'sent') return outcome;
      }
      return { status: 'sent' };
    },
    async startVote(roomId, question, products) {
      const clientId = newClientId();
      const options = products.map((product) => ({
        kind: 'product' as const,
        key: product.id,
        text: beginningOf(product.name, VOTE_CAPTION_MAX),
        product,
      }));
      if (!votes.add(roomId, { question, options }, undefined, clientId)) return { status: 'gone' };
      return outcomeIn(votes, clientId);
    },
  };
}

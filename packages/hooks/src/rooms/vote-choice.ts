import { roomsCalls, type Vote, type VoteOption } from '@vitrine/api';
import { defineRelation, defineSingleReading, defineThing, tells } from '../optimistic/relation.ts';

/** Returns what is needed of a stored vote to choose an option. */
function keptVoteFrom(stored: unknown): Vote | undefined {
  const { id, options } = (stored ?? {}) as Partial<Vote>;
  if (typeof id !== 'string' || !Array.isArray(options)) return undefined;
  const ids = options.flatMap((option: Partial<VoteOption> | null) => option?.id ?? []);
  return {
    id,
    question: '',
    creatorId: null,
    creatorName: '',
    creatorAvatar: null,
    createdAt: '',
    options: ids.map((optionId) => ({ id: optionId, text: '', voteCount: 0 })),
  };
}

/** The kind of thing for votes of dressing rooms. */
export const voteThing = defineThing<Vote>({
  kind: 'vote',
  idOf: ({ id }) => id,
  from: keptVoteFrom,
  viewerFlags: ['userVote'],
});

const results = defineSingleReading(
  async (api, id) => (await api(roomsCalls).voteResults({ params: { id } })).userVote ?? '',
);

/** The option that the viewer chose in a vote; '' if none. Use it with `useRelation`. */
export const voteChoice = defineRelation<Vote, string>({
  of: voteThing,
  kind: 'roomVote',
  async send(api, { thing, id, value, sequence }) {
    // The server takes the vote back whatever the option, as several devices may have moved it.
    const optionId = value || (thing.options[0]?.id ?? '');
    const body = { optionId, holds: value !== '', sequence };
    return (await api(roomsCalls).castVote({ params: { id }, body }, { keepalive: true })).userVote ?? '';
  },
  flag: ({ userVote }) => (userVote === undefined ? undefined : (userVote ?? '')),
  reading: tells(results, ({ value }) => value),
  gate: { kind: 'vote' },
  isValue: (stored) => typeof stored === 'string',
});

/** A person who votes. */
export interface VotingPerson {
  id: string;
  name: string;
  avatar: string | null;
}

/** Returns the options of a vote with the viewer's choice in place of what the server counted. */
export function optionsWith(
  options: readonly VoteOption[],
  choice: string,
  { id: viewer, name, avatar }: VotingPerson,
): VoteOption[] {
  return options.map((option) => {
    const { voters, voteCount } = option;
    if (!voters) return option;
    const was = voters.some(({ userId }) => userId === viewer);
    const is = option.id === choice;
    if (was === is) return option;
    const others = voters.filter(({ userId }) => userId !== viewer);
    const own = { userId: viewer, userName: name, avatar };
    return { ...option, voters: is ? [...others, own] : others, voteCount: voteCount + (is ? 1 : -1) };
  });
}

import type { Vote, VoteOption } from '@vitrine/api';
import { useMemo } from 'react';
import { useRelation } from '../optimistic/useRelation.ts';
import { optionsWith, type VotingPerson, voteChoice } from './vote-choice.ts';

/** A vote with the viewer's choice. */
export interface VoteView {
  /** With the viewer's choice counted, also before the server has it. */
  options: readonly VoteOption[];
  /** Id of the chosen option; undefined if there is none. */
  choice: string | undefined;
  /** Whether the choice is being sent. */
  isPending: boolean;
  /** Chooses an option; undefined takes the vote back. */
  choose(optionId: string | undefined): void;
}

/** Returns a vote as the viewer sees it. */
export function useVote(vote: Vote, viewer: VotingPerson): VoteView {
  const { value, pending, set } = useRelation(voteChoice, vote, 'VoteCard');
  const choice = value ?? vote.userVote ?? '';
  const { id, name, avatar } = viewer;
  const options = useMemo(
    () => optionsWith(vote.options, choice, { id, name, avatar }),
    [vote.options, choice, id, name, avatar],
  );
  return {
    options,
    choice: choice || undefined,
    isPending: pending,
    choose: (optionId) => set(optionId ?? ''),
  };
}

// Written by `pnpm contract` from moderation.contract.ts: change that, not this.

import { booleanOf, fieldsOf, firstOf } from '../contract/decode.ts';
import type { BlockState } from './moderation.models.ts';

export function reportAnswerFrom(value: unknown) {
  const given = fieldsOf(value);
  return { reported: booleanOf(given.reported) ?? true };
}

/** Reads `BlockState` as servers send it, foreign ones too. */
export const blockStateFrom =
  (asked: boolean) =>
  (value: unknown): BlockState => {
    const given = fieldsOf(value);
    return { blocked: booleanOf(firstOf(given.blocked, given.isBlocked)) ?? asked };
  };

export const blockAnswerFrom = blockStateFrom(true);

export const unblockAnswerFrom = blockStateFrom(false);
